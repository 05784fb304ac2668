"""Keys, certificates, logs and stapled answers for the servers of the tests, all made with the openssl command in one folder."""

import base64
import hashlib
import json
import os
import subprocess
import time

NAMES = "DNS:ats.test,DNS:*.ats.test,DNS:localhost,IP:127.0.0.1,IP:::1"


def der(tag, content):
    length = len(content)
    if length < 0x80:
        head = bytes([length])
    else:
        raw = length.to_bytes((length.bit_length() + 7) // 8, "big")
        head = bytes([0x80 | len(raw)]) + raw
    return bytes([tag]) + head + content


def element(data, at):
    """The start of the content and the end of the element at a place."""
    length = data[at + 1]
    start = at + 2
    if length >= 0x80:
        count = length & 0x7F
        length = int.from_bytes(data[start : start + count], "big")
        start += count
    return start, start + length


class Authority:
    def __init__(self, folder):
        self.folder = folder
        self.serial = 0x1000
        for name in ("index.txt", "index.txt.attr"):
            with open(self.path(name), "w") as file:
                file.write("unique_subject = no\n" if name.endswith("attr") else "")
        with open(self.path("ca.cnf"), "w") as file:
            file.write(
                "[ca]\ndefault_ca=own\n[own]\ndatabase=%s\nnew_certs_dir=%s\nserial=%s\npolicy=any\ndefault_md=sha256\n"
                "email_in_dn=no\nunique_subject=no\ncopy_extensions=none\n[any]\ncommonName=optional\n"
                % (self.path("index.txt"), folder, self.path("serial"))
            )
        self.root("ca", "Test Root")

    def path(self, name):
        return os.path.join(self.folder, name)

    def openssl(self, *arguments, data=None):
        done = subprocess.run(["openssl", *arguments], input=data, capture_output=True, timeout=60, cwd=self.folder)
        if done.returncode != 0:
            raise RuntimeError("openssl %s: %s" % (" ".join(arguments), done.stderr.decode()[-800:]))
        return done.stdout

    def root(self, name, subject):
        self.openssl(
            "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-sha256", "-days", "3650", "-subj", "/CN=" + subject,
            "-addext", "keyUsage=critical,keyCertSign,cRLSign", "-keyout", name + ".key", "-out", name + ".pem",
        )  # fmt: skip

    def key(self, name, kind):
        if os.path.exists(self.path(name + ".key")):
            return
        if kind.startswith("rsa"):
            self.openssl("genrsa", "-out", name + ".key", kind[3:])
        elif kind.startswith("ed"):
            self.openssl("genpkey", "-algorithm", kind, "-out", name + ".key")
        else:
            self.openssl("ecparam", "-name", kind, "-genkey", "-noout", "-out", name + ".key")

    def leaf(self, name, kind="rsa2048", names=NAMES, digest="sha256", issuer="ca", days=(-10, 100), extra=(), serial=None,
             subject="ats.test", is_authority=False, key=None):  # fmt: skip
        """A certificate `name`.pem with its key; `days` are the ends of its validity from now."""
        key = key or ("key-" + kind if not is_authority else "key-" + name)
        self.key(key, kind)
        if serial is None:
            self.serial += 1
            serial = self.serial
        # The same serial number may be issued twice: once for the logs, once with their promises.
        with open(self.path("index.txt"), "w"):
            pass
        with open(self.path("serial"), "w") as file:
            file.write("%06x\n" % serial)
        lines = ["basicConstraints=critical,CA:TRUE"] if is_authority else ["extendedKeyUsage=serverAuth"]
        if names:
            lines.append("subjectAltName=" + names)
        lines += extra
        with open(self.path("extensions"), "w") as file:
            file.write("\n".join(lines) + "\n")
        self.openssl("req", "-new", "-sha256", "-key", key + ".key", "-subj", "/CN=" + subject, "-out", "request.pem")
        start, end = (time.strftime("%Y%m%d000000Z", time.gmtime(time.time() + day * 86400)) for day in days)
        self.openssl(
            "ca", "-batch", "-config", "ca.cnf", "-cert", issuer + ".pem", "-keyfile", ("key-" if issuer != "ca" else "") + issuer + ".key",
            "-in", "request.pem", "-out", name + ".pem", "-md", digest, "-startdate", start, "-enddate", end, "-extfile", "extensions",
            "-notext",
        )  # fmt: skip
        return name, key

    def encoded(self, name):
        return self.openssl("x509", "-in", name + ".pem", "-outform", "DER")

    def key_digest(self, key):
        public = self.openssl("pkey", "-in", key + ".key", "-pubout", "-outform", "DER")
        return hashlib.sha256(public).digest(), public


class Logs:
    """Logs of Certificate Transparency that promise whatever a test needs."""

    def __init__(self, authority):
        self.authority = authority
        self.ids = {}
        entries = []
        # The states are those of the list of logs; a sharded log takes certificates that end in an interval.
        closed = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(time.time() - 1800))
        others = {"closed": {"readonly": {"timestamp": closed}}, "retired": {"retired": {"timestamp": closed}}}
        for name in ("one", "two", "three", "closed", "retired", "sharded", "pending", "stranger"):
            authority.key("log-" + name, "prime256v1")
            digest, public = authority.key_digest("log-" + name)
            self.ids[name] = digest
            if name != "stranger":
                entries.append(
                    {
                        "description": "Log " + name, "log_id": base64.b64encode(digest).decode(), "key": base64.b64encode(public).decode(),
                        "state": others.get(name, {"pending" if name == "pending" else "usable": {"timestamp": "2020-01-01T00:00:00Z"}}),
                    }
                )  # fmt: skip
                if name == "sharded":
                    entries[-1]["temporal_interval"] = {
                        "start_inclusive": "2020-01-01T00:00:00Z", "end_exclusive": "2021-01-01T00:00:00Z",
                    }  # fmt: skip
        with open(authority.path("logs.json"), "w") as file:
            json.dump({"version": "1", "operators": [{"name": "Tests", "logs": entries, "tiled_logs": []}]}, file)

    def promise(self, log, entry, is_wrong=False, offset=-3600):
        moment = int((time.time() + offset) * 1000).to_bytes(8, "big")
        signed = b"\0\0" + moment + entry + b"\0\0"
        signature = self.authority.openssl("dgst", "-sha256", "-sign", "log-" + log + ".key", data=signed + (b"x" if is_wrong else b""))
        promise = b"\0" + self.ids[log] + moment + b"\0\0" + b"\4\3" + len(signature).to_bytes(2, "big") + signature
        return len(promise).to_bytes(2, "big") + promise

    def list(self, promises):
        body = b"".join(promises)
        return len(body).to_bytes(2, "big") + body

    def leaf(self, name, promises, days=(-10, 100)):
        """A certificate with promises inside; each is a log and keyword arguments."""
        authority = self.authority
        authority.serial += 1
        serial = authority.serial
        authority.leaf(name + "-before", serial=serial, days=days)
        data = authority.encoded(name + "-before")
        start, _ = element(data, 0)
        _, end = element(data, start)
        part = data[start:end]
        issuer, _ = authority.key_digest("ca")
        entry = b"\0\1" + issuer + len(part).to_bytes(3, "big") + part
        content = der(4, self.list([self.promise(log, entry, **how) for log, how in promises]))
        value = ":".join("%02x" % byte for byte in content)
        return authority.leaf(name, serial=serial, days=days, extra=("1.3.6.1.4.1.11129.2.4.2=DER:" + value,))

    def late_list(self, name, logs):
        data = self.authority.encoded(name)
        entry = b"\0\0" + len(data).to_bytes(3, "big") + data
        return self.list([self.promise(log, entry) for log in logs])

    def handshake_file(self, name, logs):
        promises = self.late_list(name, logs)
        content = (0x1180).to_bytes(4, "big") + b"\0\x12" + len(promises).to_bytes(2, "big") + promises
        text = base64.encodebytes(content).decode()
        with open(self.authority.path(name + ".info"), "w") as file:
            file.write("-----BEGIN SERVERINFOV2 FOR SCT-----\n" + text + "-----END SERVERINFOV2 FOR SCT-----\n")

    def staple_file(self, name, logs):
        moment = der(0x18, time.strftime("%Y%m%d%H%M%SZ", time.gmtime()).encode())
        digest = der(0x30, der(6, bytes.fromhex("2b0e03021a")) + der(5, b""))
        identity = der(0x30, digest + der(4, bytes(20)) + der(4, bytes(20)) + der(2, b"\x10\x01"))
        extension = der(0x30, der(6, bytes.fromhex("2b06010401d679020405")) + der(4, der(4, self.late_list(name, logs))))
        single = der(0x30, identity + der(0x80, b"") + moment + der(0xA1, der(0x30, extension)))
        part = der(0x30, der(0xA2, der(4, bytes(20))) + moment + der(0x30, single))
        algorithm = der(0x30, der(6, bytes.fromhex("2a864886f70d01010b")) + der(5, b""))
        signature = self.authority.openssl("dgst", "-sha256", "-sign", "ca.key", data=part)
        basic = der(0x30, part + algorithm + der(3, b"\0" + signature))
        answer = der(0x30, der(10, b"\0") + der(0xA0, der(0x30, der(6, bytes.fromhex("2b0601050507300101")) + der(4, basic))))
        with open(self.authority.path(name + ".staple"), "wb") as file:
            file.write(answer)
