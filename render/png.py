"""Our own PNG writer: no row filter, zlib level 3. Three times as fast as the general one, a tenth larger; with few
colours six times as fast, and half as large."""

import struct
import zlib
from dataclasses import dataclass

from PIL import Image

SIGNATURE = b"\x89PNG\r\n\x1a\n"
LEVEL, FEW, SMALLER, SMALLEST = 3, 1, 6, 9
"""Of zlib: for all colours, for few of them, where it would be too large, and for what is sent once and kept."""
LARGEST = 600 * 1024
"""A picture that would be larger (the fullest boards are, just) is packed again, more tightly."""


CELL = 4
"""Pillow looks for the nearest colour of the corner of a cell: so many values of red, green and blue have one."""


@dataclass(frozen=True, slots=True)
class Colours:
    """Few colours in which a picture may be written."""

    palette: bytes
    finder: Image.Image
    """Has the corners of their cells as its palette: each of them is found exactly."""

    @classmethod
    def of(cls, palette: bytes) -> "Colours":
        finder = Image.new("P", (1, 1))
        finder.putpalette(bytes(part - part % CELL for part in palette))
        return cls(palette, finder)


def encode(image: Image.Image, colours: Colours | None = None) -> bytes:
    """An RGB picture as the bytes of a PNG file; if few colours are given, each pixel in the nearest of them."""
    mode, level, kind, palette = "RGB", LEVEL, 2, b""
    if colours is not None:
        image = image.quantize(palette=colours.finder, dither=Image.Dither.NONE)
        mode, level, kind, palette = "P", FEW, 3, _chunk(b"PLTE", colours.palette)
    packed = _compressed(image, mode, level)
    if len(packed) > LARGEST - 1024:
        packed = _compressed(image, mode, SMALLER)
    header = struct.pack(">IIBBBBB", *image.size, 8, kind, 0, 0, 0)
    return SIGNATURE + _chunk(b"IHDR", header) + palette + _chunk(b"IDAT", packed) + _chunk(b"IEND", b"")


def encode_small(image: Image.Image, colours: Colours | None = None) -> bytes:
    """The same with transparency too, packed as tightly as zlib can; a picture of few colours keeps them exactly."""
    palette = b""
    if image.mode == "RGB" and image.getcolors(256) is not None:
        image = image.quantize(256, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
        palette = bytes(image.getpalette("RGB") or b"")
    elif image.mode == "RGB" and colours is not None:
        image = image.quantize(palette=colours.finder, dither=Image.Dither.NONE)
        palette = colours.palette
    packed = _compressed(image, image.mode, SMALLEST)
    header = struct.pack(">IIBBBBB", *image.size, 8, {"RGB": 2, "P": 3, "RGBA": 6}[image.mode], 0, 0, 0)
    chunks = [_chunk(b"IHDR", header), *([_chunk(b"PLTE", palette)] if palette else [])]
    return b"".join((SIGNATURE, *chunks, _chunk(b"IDAT", packed), _chunk(b"IEND", b"")))


def _compressed(image: Image.Image, mode: str, level: int) -> bytes:
    """Each row begins with a nought: no filter. Pillow writes one after each row, so we begin with the first."""
    rows = memoryview(image.tobytes("raw", mode, image.width * len(mode) + 1))
    packer = zlib.compressobj(level)
    return packer.compress(b"\0") + packer.compress(rows[:-1]) + packer.flush()


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(data, zlib.crc32(kind)))
