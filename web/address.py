"""Address at which the page listens, and its public URL."""

import ipaddress
import sys
from dataclasses import dataclass, replace
from urllib.parse import urlsplit

EXAMPLE = "127.0.0.1:8080"


@dataclass(frozen=True, slots=True)
class Address:
    host: str
    port: int
    """0: any free port."""
    url: str = ""
    """Public URL without a trailing slash; empty: the address at which it listens."""
    activity: str = ""
    """Origin of the page inside Discord; empty: no Activity."""

    def at(self, port: int) -> "Address":
        """This address with the actual port."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return replace(self, port=port, url=self.url or f"http://{host}:{port}")

    @property
    def secure(self) -> bool:
        return self.url.startswith("https://")

    @property
    def origins(self) -> frozenset[str]:
        """Origins allowed for requests; on this machine localhost is allowed as well."""
        found = urlsplit(self.url)
        own = f"{found.scheme}://{found.netloc}"
        known = {own, self.activity} - {""}
        if self.secure:
            return frozenset(known)
        return frozenset({*known, f"http://localhost:{found.port or 80}", f"http://127.0.0.1:{found.port or 80}"})


def read(listen: str, url: str) -> Address | None:
    """Parse the settings; None if the page is disabled. Exits with a message if the address would be unsafe."""
    if not listen:
        if url:
            sys.exit(f"GUILDHALL_WEB_URL is set, but not where to listen: set GUILDHALL_WEB, such as {EXAMPLE}.")
        return None
    host, _, port = listen.rpartition(":")
    host = host.strip("[]") or "127.0.0.1"
    if not port.isdecimal() or int(port) > 65535:
        sys.exit(f"GUILDHALL_WEB: {listen!r} is no address and port, such as {EXAMPLE}.")
    url = url.rstrip("/")
    found = urlsplit(url)
    if url and (found.scheme not in ("http", "https") or not found.hostname or found.query or found.fragment):
        sys.exit(f"GUILDHALL_WEB_URL: {url!r} is no address of a page, such as https://board.example.org.")
    if url and found.scheme == "http" and not is_loopback(found.hostname or ""):
        sys.exit("GUILDHALL_WEB_URL: sessions are only safe over https:// (see docs/HOSTING.md, The living board).")
    if not is_loopback(host) and found.scheme != "https":
        sys.exit(
            f"GUILDHALL_WEB: {host} can be reached from other machines, and without encryption anybody on the way could"
            " play for others. Put a proxy with https before it and set GUILDHALL_WEB_URL=https://… , or listen on"
            f" {EXAMPLE} (see docs/HOSTING.md, The living board)."
        )
    return Address(host, int(port), url)


def is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
