"""Our own PNG writer: no row filter, zlib level 3. Three times as fast as the general one, a tenth larger."""

import struct
import zlib

from PIL import Image

SIGNATURE = b"\x89PNG\r\n\x1a\n"
LEVEL, SMALLER = 3, 6
LARGEST = 600 * 1024
"""A picture that would be larger (the fullest boards are, just) is packed again, more tightly."""


def encode(image: Image.Image) -> bytes:
    """An RGB picture as the bytes of a PNG file."""
    width, height = image.size
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    packed = _compressed(image, LEVEL)
    if len(packed) > LARGEST - 1024:
        packed = _compressed(image, SMALLER)
    return SIGNATURE + _chunk(b"IHDR", header) + _chunk(b"IDAT", packed) + _chunk(b"IEND", b"")


def _compressed(image: Image.Image, level: int) -> bytes:
    """Each row begins with a nought: no filter. Pillow writes one after each row, so we begin with the first."""
    rows = memoryview(image.tobytes("raw", "RGB", image.width * 3 + 1))
    packer = zlib.compressobj(level)
    return packer.compress(b"\0") + packer.compress(rows[:-1]) + packer.flush()


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(data, zlib.crc32(kind)))
