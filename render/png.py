"""PNG encoder without row filters, at zlib level 3.

Three times as fast as Pillow's with files a tenth larger; with a palette six times as fast and half as large.
"""

import struct
import zlib
from dataclasses import dataclass

from PIL import Image

SIGNATURE = b"\x89PNG\r\n\x1a\n"
LEVEL, FEW, SMALLER, SMALLEST = 3, 1, 6, 9
"""zlib levels: full colour, palette, too large otherwise, and sent once and kept."""
LARGEST = 600 * 1024
"""Maximum bytes; larger pictures (only the fullest boards) are compressed again at a higher level."""


CELL = 4
"""Pillow finds the nearest colour per cell of 4 × 4 × 4 RGB values."""


@dataclass(frozen=True, slots=True)
class Colours:
    """A palette to reduce pictures to."""

    palette: bytes
    finder: Image.Image
    """Palette of the corners of the cells, each of which is found exactly."""

    @classmethod
    def of(cls, palette: bytes) -> "Colours":
        finder = Image.new("P", (1, 1))
        finder.putpalette(bytes(part - part % CELL for part in palette))
        return cls(palette, finder)


def encode(image: Image.Image, colours: Colours | None = None) -> bytes:
    """PNG bytes of an RGB picture, reduced to the palette if one is given."""
    mode, level, kind, palette = "RGB", LEVEL, 2, b""
    if colours is not None:
        image = image.quantize(palette=colours.finder, dither=Image.Dither.NONE)
        mode, level, kind, palette = "P", FEW, 3, _chunk(b"PLTE", colours.palette)
    packed = _compressed(image, mode, level)
    if len(packed) > LARGEST - 1024:
        packed = _compressed(image, mode, SMALLER)
    header = struct.pack(">IIBBBBB", *image.size, 8, kind, 0, 0, 0)
    return SIGNATURE + _chunk(b"IHDR", header) + palette + _chunk(b"IDAT", packed) + _chunk(b"IEND", b"")


def encode_small(image: Image.Image, colours: Colours | None = None, level: int = SMALLEST) -> bytes:
    """PNG bytes at the highest compression, with transparency; a picture of few colours keeps them exactly."""
    palette = b""
    if image.mode == "RGB" and image.getcolors(256) is not None:
        image = image.quantize(256, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
        palette = bytes(image.getpalette("RGB") or b"")
    elif image.mode == "RGB" and colours is not None:
        image = image.quantize(palette=colours.finder, dither=Image.Dither.NONE)
        palette = colours.palette
    packed = _compressed(image, image.mode, level)
    header = struct.pack(">IIBBBBB", *image.size, 8, {"RGB": 2, "P": 3, "RGBA": 6}[image.mode], 0, 0, 0)
    chunks = [_chunk(b"IHDR", header), *([_chunk(b"PLTE", palette)] if palette else [])]
    return b"".join((SIGNATURE, *chunks, _chunk(b"IDAT", packed), _chunk(b"IEND", b"")))


def _compressed(image: Image.Image, mode: str, level: int) -> bytes:
    """Compress rows with filter byte 0. Pillow pads after each row, so the first byte is written separately."""
    rows = memoryview(image.tobytes("raw", mode, image.width * len(mode) + 1))
    packer = zlib.compressobj(level)
    return packer.compress(b"\0") + packer.compress(rows[:-1]) + packer.flush()


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(data, zlib.crc32(kind)))
