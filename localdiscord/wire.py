"""Transport compression of the gateway: one context per socket, flushed after every frame."""

import importlib
import zlib
from typing import Any, Protocol


class Compressor(Protocol):
    def compress(self, text: str) -> bytes: ...


class ZlibStream:
    def __init__(self) -> None:
        self._context = zlib.compressobj()

    def compress(self, text: str) -> bytes:
        return self._context.compress(text.encode()) + self._context.flush(zlib.Z_SYNC_FLUSH)


class ZstdStream:
    def __init__(self, library: Any) -> None:
        self._library = library
        self._context = library.ZstdCompressor().compressobj()

    def compress(self, text: str) -> bytes:
        head: bytes = self._context.compress(text.encode())
        tail: bytes = self._context.flush(self._library.COMPRESSOBJ_FLUSH_BLOCK)
        return head + tail


def compressor_for(name: str | None) -> Compressor | None:
    """Compressor for the gateway URL; None, that is uncompressed, for zstd without the library."""
    if name == "zlib-stream":
        return ZlibStream()
    if name == "zstd-stream":
        try:
            return ZstdStream(importlib.import_module("zstandard"))
        except ImportError:
            return None
    return None
