"""Starts every server of the tests on loopback and prints their ports as one line of JSON.

Lives until its input ends, two minutes at most, and takes all servers with it.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import threading

from authority import Authority, Logs
from hostile import Hostile

LIFE = 150


def main():
    folder = tempfile.mkdtemp(prefix="ats-servers-")
    children = []

    def end():
        for child in children:
            try:
                # 'timeout' hands this on to the server; killing it would leave the server behind.
                child.terminate()
            except Exception:
                pass
        for child in children:
            try:
                child.wait(timeout=2)
            except Exception:
                pass
        shutil.rmtree(folder, ignore_errors=True)
        os._exit(0)

    def wait_for_end():
        try:
            while os.read(0, 4096):
                pass
        finally:
            end()

    alarm = threading.Timer(LIFE, end)
    alarm.daemon = True
    alarm.start()
    threading.Thread(target=wait_for_end, daemon=True).start()
    try:
        start(folder, children)
    except Exception as error:
        print(json.dumps({"error": str(error)}), flush=True)
        end()
    alarm.join()


def start(folder, children):
    authority = Authority(folder)
    logs = Logs(authority)
    good = authority.leaf("good")
    servers = []

    def server(name, leaf, *options, host="127.0.0.1"):
        servers.append((name, leaf, options, host))

    level = ":@SECLEVEL=0"
    server("all-versions", good, "-cipher", "ALL" + level)
    server("tls13", good, "-tls1_3")
    server("tls12-gcm", good, "-tls1_2", "-cipher", "ECDHE+AESGCM")
    server("tls12-cbc-sha384", good, "-tls1_2", "-cipher", "ECDHE-RSA-AES256-SHA384")
    server("tls12-forgotten", good, "-tls1_2", "-cipher", "ECDHE-RSA-AES256-SHA")
    server("tls12-chacha", good, "-tls1_2", "-cipher", "ECDHE-RSA-CHACHA20-POLY1305")
    server("tls12-dhe", good, "-tls1_2", "-cipher", "DHE-RSA-AES256-GCM-SHA384")
    server("tls12-rsa", good, "-tls1_2", "-cipher", "kRSA")
    for version, option in (("tls11", "-tls1_1"), ("tls10", "-tls1")):
        server(version + "-ecdhe", good, option, "-cipher", "ECDHE-RSA-AES128-SHA" + level)
        server(version + "-rsa", good, option, "-cipher", "AES128-SHA" + level)
    for bits in (1024, 2047):
        server("rsa-%d" % bits, authority.leaf("rsa%d" % bits, "rsa%d" % bits), "-cipher", "ALL" + level)
    server("p256", authority.leaf("p256", "prime256v1"))
    server("p224", authority.leaf("p224", "secp224r1"), "-cipher", "ALL" + level)
    for digest in ("sha1", "sha224", "md5"):
        server(digest, authority.leaf(digest, digest=digest), "-cipher", "ALL" + level)
    server("common-name-only", authority.leaf("common-name-only", names=None))
    server("expired", authority.leaf("expired", days=(-100, -10)))
    server("not-yet-valid", authority.leaf("not-yet-valid", days=(10, 100)))
    server("wrong-host", authority.leaf("wrong-host", names="DNS:elsewhere.example"))
    authority.root("key-stranger", "Stranger")
    os.rename(authority.path("key-stranger.pem"), authority.path("stranger.pem"))
    server("unknown-authority", authority.leaf("unknown-authority", issuer="stranger"))
    authority.openssl(
        "req", "-x509", "-key", "key-rsa2048.key", "-sha256", "-days", "30", "-subj", "/CN=ats.test", "-addext",
        "subjectAltName=DNS:ats.test", "-out", "self-signed.pem",
    )  # fmt: skip
    server("self-signed", ("self-signed", "key-rsa2048"))
    authority.leaf("middle", names=None, subject="Middle", is_authority=True)
    below = authority.leaf("below", issuer="middle")
    server("intermediate-sent", below, "-cert_chain", "middle.pem")
    server("intermediate-missing", below)
    server("ipv6", good, host="[::1]")
    for name, promises in {
        "ct-one": [("one", {})],
        "ct-two": [("one", {}), ("two", {})],
        "ct-same": [("one", {}), ("one", {"offset": -7200})],
        "ct-bad": [("one", {"is_wrong": True}), ("two", {})],
        "ct-unknown": [("one", {}), ("stranger", {})],
        "ct-future": [("one", {}), ("two", {"offset": 86400})],
        "ct-pending": [("one", {}), ("pending", {})],
        "ct-sharded": [("one", {}), ("sharded", {})],
        "ct-closed": [("one", {}), ("closed", {})],
        "ct-closed-late": [("one", {}), ("closed", {"offset": -60})],
        "ct-retired": [("one", {}), ("retired", {})],
        "ct-only-retired": [("retired", {}), ("retired", {"offset": -7200})],
    }.items():
        server(name, logs.leaf(name, promises))
    for name, promises in {
        "ct-300-two": [("one", {}), ("two", {})],
        "ct-300-three": [("one", {}), ("two", {}), ("three", {})],
        "ct-300-three-retired": [("one", {}), ("two", {}), ("retired", {})],
    }.items():
        server(name, logs.leaf(name, promises, days=(-10, 290)))
    logs.handshake_file("good", ["one", "two"])
    logs.staple_file("good", ["one", "two"])
    logs.handshake_file("ct-one", ["two"])
    server("ct-handshake-12", good, "-tls1_2", "-serverinfo", "good.info")
    server("ct-handshake-13", good, "-tls1_3", "-serverinfo", "good.info")
    server("ct-mixed", ("ct-one", "key-rsa2048"), "-serverinfo", "ct-one.info")
    server("ct-staple-12", good, "-tls1_2", "-status_file", "good.staple")
    server("ct-staple-13", good, "-tls1_3", "-status_file", "good.staple")
    with open(authority.path("long-chain.pem"), "w") as file:
        root = open(authority.path("ca.pem")).read()
        file.write(open(authority.path("good.pem")).read() + root * 90)

    ports = {}
    for name, (certificate, key), options, host in servers:
        child = subprocess.Popen(
            ["timeout", str(LIFE), "openssl", "s_server", "-accept", host + ":0", "-cert", certificate + ".pem", "-key", key + ".key",
             "-www", *options],
            cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )  # fmt: skip
        children.append(child)
    for (name, _, _, _), child in zip(servers, children):
        said = b""
        for line in child.stdout:
            said += line
            if line.startswith(b"ACCEPT"):
                ports[name] = int(line.rsplit(b":", 1)[1])
                break
        if name not in ports:
            raise RuntimeError(name + ": " + said.decode()[-500:])
        threading.Thread(target=lambda stream=child.stdout: [None for _ in stream], daemon=True).start()
    hostile = Hostile(folder)
    hostile.start()
    ports.update(hostile.ports)
    print(json.dumps({"folder": folder, "ports": ports}), flush=True)


main()
