"""A game as an animated GIF, one frame per turn.

Every Discord client plays GIF. Each frame stores only the pixels that changed; the palette is the same throughout,
since otherwise every pixel would change.
"""

from collections.abc import Iterable, Sequence
from io import BytesIO
from itertools import pairwise

from PIL import Image, ImageChops

from render.palette import PARCHMENT

WIDTH = 800
SECONDS, LAST = 0.8, 5.0
"""Seconds that a frame is shown, and the last one."""
SMALLER, SMALLEST = 0.75, 200
"""Factor by which a film of too many bytes is reduced, and the minimum width in pixels."""
COLOURS = 200
CLEAR = 255
"""Palette index of unchanged pixels."""


def frame(page: Image.Image) -> Image.Image:
    """A board reduced to the size and colours of a film."""
    high = round(page.height * WIDTH / page.width)
    return page.convert("RGB").resize((WIDTH, high), Image.Resampling.LANCZOS, reducing_gap=3.0)


def encode(frames: Iterable[Image.Image]) -> bytes:
    """Bytes of an endlessly repeating GIF."""
    made = _of_one_size(list(frames))
    colours = made[len(made) // 2].quantize(COLOURS, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    indexed = [one.quantize(palette=colours, dither=Image.Dither.NONE) for one in made]
    drawn = [indexed[0], *(_news(before, now) for before, now in pairwise(indexed))]
    times = [*[round(1000 * SECONDS)] * (len(drawn) - 1), round(1000 * LAST)]
    out = BytesIO()
    drawn[0].save(
        out, "GIF", save_all=True, append_images=drawn[1:], duration=times, loop=0, optimize=False, disposal=1,
        transparency=CLEAR,
    )  # fmt: skip
    return out.getvalue()


def encode_within(frames: Sequence[Image.Image], most: int) -> tuple[bytes, tuple[int, int]]:
    """The bytes of a film, and its size: smaller than drawn, if it would have more bytes than that."""
    made = _of_one_size(list(frames))
    film = encode(made)
    while len(film) > most and made[0].width > SMALLEST:
        half = tuple(max(1, round(side * SMALLER)) for side in made[0].size)
        made = [one.resize((half[0], half[1]), Image.Resampling.LANCZOS) for one in made]
        film = encode(made)
    return film, made[0].size


def _of_one_size(frames: list[Image.Image]) -> list[Image.Image]:
    size = (frames[0].width, max(one.height for one in frames))
    made = []
    for one in frames:
        if one.size != size:
            sheet = Image.new("RGB", size, PARCHMENT)
            sheet.paste(one)
            one = sheet
        made.append(one)
    return made


def _news(before: Image.Image, now: Image.Image) -> Image.Image:
    """The changed pixels; all others CLEAR."""
    difference = ImageChops.difference(_indices(before), _indices(now))
    same = difference.point(lambda value: 0 if value else 255)
    made = now.copy()
    made.paste(CLEAR, (0, 0), same)
    return made


def _indices(image: Image.Image) -> Image.Image:
    return Image.frombytes("L", image.size, image.tobytes())
