"""A proxy that speaks TLS to browsers and plain http to the server behind it, in this process."""

from __future__ import annotations

import asyncio
import datetime
import ipaddress
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

HEAD = 64 * 1024  # bytes of a request's head
SECONDS = 30
OURS = (b"x-forwarded-", b"connection:")  # headers that only the relay sets
CLIENT = "203.0.113.7"  # where the relay says that everybody comes from


def certificate(folder: Path) -> Path:
    """Return a file with a key and a certificate for this machine, signed by itself."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    here = [x509.DNSName("localhost"), x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]
    today = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(today - datetime.timedelta(days=1))
        .not_valid_after(today + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName(here), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = folder / "relay.pem"
    form = serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    file.write_bytes(
        key.private_bytes(serialization.Encoding.PEM, *form)
        + made.public_bytes(serialization.Encoding.PEM)
    )
    return file


class Relay:
    """A relay in a thread of its own, until it is stopped."""

    def __init__(self, server: str, file: Path) -> None:
        host, _, port = server.removeprefix("http://").partition(":")
        self._inner, self._context = (host, int(port)), ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self._context.minimum_version = ssl.TLSVersion.TLSv1_2
        self._context.load_cert_chain(file)
        self._is_ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._run()))
        self._thread.start()
        assert self._is_ready.wait(SECONDS)

    async def _run(self) -> None:
        self._loop, self._stop = asyncio.get_running_loop(), asyncio.Event()
        listening = await asyncio.start_server(
            self._relay, "127.0.0.1", 0, ssl=self._context, limit=HEAD
        )
        self.port = listening.sockets[0].getsockname()[1]
        self._is_ready.set()
        async with listening:
            await self._stop.wait()
            others = asyncio.all_tasks() - {asyncio.current_task()}
            if others:
                await asyncio.wait(others, timeout=5)

    async def _relay(self, read: asyncio.StreamReader, write: asyncio.StreamWriter) -> None:
        await _relay(read, write, *self._inner)

    def stop(self) -> None:
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join(SECONDS)


@contextmanager
def relayed(server: str, folder: Path) -> Iterator[tuple[str, ssl.SSLContext]]:
    """Yield the https address of a relay to a server, and what a client trusts."""
    file = certificate(folder)
    relay = Relay(server, file)
    try:
        yield f"https://localhost:{relay.port}", ssl.create_default_context(cafile=str(file))
    finally:
        relay.stop()


async def _relay(
    read: asyncio.StreamReader, write: asyncio.StreamWriter, host: str, port: int
) -> None:
    """Pass one request on, or one WebSocket, with what a proxy says about it."""
    try:
        head = await read.readuntil(b"\r\n\r\n")
        first, *given = head[:-4].split(b"\r\n")
        kept = [line for line in given if not line.lower().startswith(OURS)]
        upgrade = any(line.lower().startswith(b"upgrade:") for line in given)
        told = [f"X-Forwarded-For: {CLIENT}", "X-Forwarded-Proto: https"]
        told.append("Connection: Upgrade" if upgrade else "Connection: close")
        inner_read, inner_write = await asyncio.open_connection(host, port)
        lines = [first, *kept, *(line.encode() for line in told)]
        inner_write.write(b"\r\n".join(lines) + b"\r\n\r\n")
        sending = asyncio.create_task(_pass(read, inner_write))
        try:
            await _pass(inner_read, write)
        finally:
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)
            await _closed(inner_write)
    except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
        pass
    finally:
        await _closed(write)


async def _closed(write: asyncio.StreamWriter) -> None:
    """Close a connection, also one whose other side does not answer."""
    write.close()
    with suppress(OSError, TimeoutError):
        await asyncio.wait_for(write.wait_closed(), 2)
    write.transport.abort()


async def _pass(read: asyncio.StreamReader, write: asyncio.StreamWriter) -> None:
    while part := await read.read(HEAD):
        write.write(part)
        await write.drain()
