"""Frame around the picture of a planned position, so that it is not mistaken for the real one."""

from render.canvas import Page, Style
from render.palette import CREAM, Colour
from words import speaker
from words.reader import Look

SLATE: Colour = (107, 107, 138)
"""Colour used for nothing else."""
BAND, EDGE, TEXT = 64, 12, 30


def alt(of_page: str, lang: str) -> str:
    """Alt text with the same warning."""
    return f"{speaker(lang)('plan-picture')}. {of_page}"


def marked(page: Page, look: Look) -> Page:
    """The page inside a labelled frame."""
    width, height = page.size
    made = Page.blank(width + 2 * EDGE, height + BAND + EDGE, SLATE)
    made.image.paste(page.image, (EDGE, BAND))
    made.written += [written.moved(EDGE, BAND) for written in page.written]
    style = Style(TEXT, colour=CREAM, least=TEXT - 4)
    made.frame().text((EDGE, 0, width, BAND), look.say("plan-picture"), style)
    return made
