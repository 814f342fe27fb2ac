"""Texture atlas: sprites packed into one picture."""

from collections.abc import Sequence

from PIL import Image

from render.png import SMALLEST, Colours, encode_small

WIDTH = 768
"""Width of the atlas in pixels, unless a sprite is wider."""
GAP = 1
"""Clear pixels between sprites, so that a scaled one shows no edge of its neighbour."""
Box = tuple[int, int, int, int]
"""Left, top, width and height."""


def pack(
    images: Sequence[Image.Image], colours: Colours | None = None, level: int = SMALLEST
) -> tuple[bytes, list[Box]]:
    """Pack images into a PNG file; return it with the box of each image.

    A single image becomes the whole file. Opaque backgrounds are reduced to `colours` if given, like boards.
    `level`: of zlib.
    """
    if len(images) == 1:
        return encode_small(_tidied(images[0]), colours, level), [(0, 0, *images[0].size)]
    width = max(WIDTH, *(image.width for image in images)) if images else 1
    boxes: dict[int, Box] = {}
    x = y = high = 0
    for number in sorted(range(len(images)), key=lambda number: _likeness(images[number])):
        wide, tall = images[number].size
        if x + wide > width:
            x, y, high = 0, y + high + GAP, 0
        boxes[number] = (x, y, wide, tall)
        x, high = x + wide + GAP, max(high, tall)
    sheet = Image.new("RGBA", (width if y else max(1, x), max(1, y + high)), CLEAR)
    for number, box in boxes.items():
        sheet.paste(_tidied(images[number]), box[:2])
    return encode_small(sheet, level=level), [boxes[number] for number in range(len(images))]


CLEAR = (0, 0, 0, 0)


def _likeness(image: Image.Image) -> tuple[int, int, bytes]:
    """Sort key: tall images first, and similar colours side by side, which compresses better."""
    return -image.height, -image.width, image.resize((1, 1)).tobytes()


def _tidied(image: Image.Image) -> Image.Image:
    """Blank the colour of fully transparent pixels, which would only cost bytes."""
    if image.mode != "RGBA":
        return image
    seen = image.getchannel("A").point(lambda alpha: 255 if alpha else 0)
    return Image.composite(image, Image.new("RGBA", image.size, CLEAR), seen)
