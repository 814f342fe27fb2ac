"""Sprites packed into one picture, to be sent in one piece."""

from collections.abc import Sequence

from PIL import Image

from render.png import Colours, encode_small

WIDTH = 768
"""Of the picture, if nothing in it is wider."""
Box = tuple[int, int, int, int]
"""Left, top, width and height."""


def pack(images: Sequence[Image.Image], colours: Colours | None = None) -> tuple[bytes, list[Box]]:
    """The PNG file, and where in it each picture lies. A single picture is the file; of a ground, which lets nothing
    shine through, the pixels are written in the nearest of few colours, if they are given, as boards are sent."""
    if len(images) == 1:
        return encode_small(_tidied(images[0]), colours), [(0, 0, *images[0].size)]
    width = max(WIDTH, *(image.width for image in images)) if images else 1
    boxes: dict[int, Box] = {}
    x = y = high = 0
    for number in sorted(range(len(images)), key=lambda number: _likeness(images[number])):
        wide, tall = images[number].size
        if x + wide > width:
            x, y, high = 0, y + high, 0
        boxes[number] = (x, y, wide, tall)
        x, high = x + wide, max(high, tall)
    sheet = Image.new("RGBA", (width if y else max(1, x), max(1, y + high)), CLEAR)
    for number, box in boxes.items():
        sheet.paste(_tidied(images[number]), box[:2])
    return encode_small(sheet), [boxes[number] for number in range(len(images))]


CLEAR = (0, 0, 0, 0)


def _likeness(image: Image.Image) -> tuple[int, int, bytes]:
    """High ones first; those of one size beside others of like colours: what comes again soon is packed better."""
    return -image.height, -image.width, image.resize((1, 1)).tobytes()


def _tidied(image: Image.Image) -> Image.Image:
    """Without the colours of what cannot be seen: they would be packed in vain."""
    if image.mode != "RGBA":
        return image
    seen = image.getchannel("A").point(lambda alpha: 255 if alpha else 0)
    return Image.composite(image, Image.new("RGBA", image.size, CLEAR), seen)
