"""Servers that do what no server should, on loopback, each bounded by the life of the program."""

import os
import socket
import ssl
import threading
import time


def record(kind, body):
    return bytes([kind]) + b"\3\3" + len(body).to_bytes(2, "big") + body


def handshake(kind, body):
    return bytes([kind]) + len(body).to_bytes(3, "big") + body


def hello():
    body = b"\3\3" + os.urandom(32) + b"\0" + b"\xc0\x2f" + b"\0"
    return record(22, handshake(2, body))


def certificate_records(count, size, is_whole=True):
    """A certificate message as TLS 1.2 sends it, with nonsense of the right frame inside."""
    one = size.to_bytes(3, "big") + b"\x30" * size
    total = count * len(one)
    message = bytes([11]) + (total + 3).to_bytes(3, "big") + total.to_bytes(3, "big")
    pending = message
    for _ in range(count):
        pending += one
        while len(pending) >= 16000:
            yield record(22, pending[:16000])
            pending = pending[16000:]
    yield record(22, pending)


class Hostile:
    def __init__(self, folder):
        self.folder = folder
        self.ports = {}

    def listen(self, name, serve, host="127.0.0.1"):
        listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, 0))
        listener.listen(64)
        self.ports[name] = listener.getsockname()[1]

        def run():
            while True:
                connection, _ = listener.accept()
                connection.settimeout(20)
                threading.Thread(target=self.one, args=(connection, serve), daemon=True).start()

        threading.Thread(target=run, daemon=True).start()

    @staticmethod
    def one(connection, serve):
        try:
            serve(connection)
        except Exception:
            pass
        finally:
            try:
                connection.close()
            except Exception:
                pass

    def secure(self, name, answer, certificate="good", key="key-rsa2048", chain=None):
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(os.path.join(self.folder, chain or certificate + ".pem"), os.path.join(self.folder, key + ".key"))

        def serve(connection):
            with context.wrap_socket(connection, server_side=True) as stream:
                request = b""
                while b"\r\n\r\n" not in request and len(request) < 65536:
                    more = stream.recv(4096)
                    if not more:
                        return
                    request += more
                self.requests.append((name, request))
                answer(stream, request)

        self.listen(name, serve)

    requests = []

    def start(self):
        def redirect(location):
            text = "HTTP/1.1 302 Found\r\nLocation: %s\r\nContent-Length: 0\r\n\r\n" % location
            return lambda stream, request: stream.sendall(text.encode())

        def say(text):
            return lambda stream, request: stream.sendall(text.encode())

        def endless(stream, request):
            stream.sendall(b"HTTP/1.1 200 OK\r\n")
            while True:
                stream.sendall(b"X-More: " + b"a" * 1000 + b"\r\n")

        def endless_line(stream, request):
            stream.sendall(b"HTTP/1.1 200 OK\r\nX-More: ")
            while True:
                stream.sendall(b"a" * 4096)

        def drip(stream, request):
            for byte in b"HTTP/1.1 200 OK\r\n" + b"X" * 1000:
                stream.sendall(bytes([byte]))
                time.sleep(0.05)

        def bomb(stream, request):
            stream.sendall(b"HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nTransfer-Encoding: chunked\r\n\r\n")
            while True:
                stream.sendall(b"1000\r\n" + b"\0" * 4096 + b"\r\n")

        def echo(stream, request):
            stream.sendall(b"HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n" + request)

        def interim(stream, request):
            while True:
                stream.sendall(b"HTTP/1.1 103 Early Hints\r\n\r\n")

        def plain(text):
            def serve(connection):
                connection.recv(4096)
                connection.sendall(text.encode())

            return serve

        def garbage(connection):
            connection.recv(4096)
            connection.sendall(os.urandom(20000))
            time.sleep(0.05)

        def garbage_after_hello(connection):
            connection.recv(4096)
            connection.sendall(hello() + record(22, os.urandom(8000)))
            time.sleep(0.05)

        def chain(count, size):
            def serve(connection):
                connection.recv(4096)
                connection.sendall(hello())
                for part in certificate_records(count, size):
                    connection.sendall(part)

            return serve

        def drip_handshake(connection):
            connection.recv(4096)
            for byte in hello() + next(certificate_records(10, 500)):
                connection.sendall(bytes([byte]))
                time.sleep(0.05)

        def empty_records(connection):
            connection.recv(4096)
            connection.sendall(hello())
            while True:
                connection.sendall(record(22, b"") * 1000)

        def flood(connection):
            connection.recv(4096)
            while True:
                connection.sendall(record(21, b"\1\0") * 1000)

        self.listen("http-only", plain("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n"))
        self.listen("http-redirect-loop", plain("HTTP/1.1 302 Found\r\nLocation: /\r\n\r\n"))
        self.listen("garbage", garbage)
        self.listen("garbage-after-hello", garbage_after_hello)
        self.listen("close", lambda connection: connection.recv(4096))
        self.listen("close-at-once", lambda connection: None)
        self.listen("hang", lambda connection: time.sleep(15))
        self.listen("many-certificates", chain(10000, 600))
        self.listen("huge-certificate", chain(1, 15_000_000))
        self.listen("drip-handshake", drip_handshake)
        self.listen("empty-records", empty_records)
        self.listen("flood-of-alerts", flood)
        self.secure("endless-head", endless)
        self.secure("endless-line", endless_line)
        self.secure("drip", drip)
        self.secure("compressed-bomb", bomb)
        self.secure("interim", interim)
        self.secure("echo", echo)
        self.secure("no-http", say("220 mail.example ESMTP\r\n"))
        self.secure("bad-redirect", redirect("javascript:alert(1)"))
        self.secure("loop", redirect("/again"))
        self.secure("long-chain", echo, chain="long-chain.pem")
        self.secure("to-http", redirect("http://ats.test:%d/plain" % self.ports["http-only"]))
        self.secure("to-other-http", redirect("http://other.ats.test:%d/plain" % self.ports["http-only"]))
        self.secure("to-https", redirect("https://ats.test:%d/plain" % self.ports["echo"]))
        self.secure("to-relative", lambda stream, request: (echo if b" /next/x?y " in request else redirect("next/./a/../x?y#z"))(stream, request))
