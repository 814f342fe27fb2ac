"""Action cards and final scoring cards, face up or face down."""

from engine import HIDDEN
from games.calimala.pictures.icons import icon
from games.calimala.pictures.tints import TINTS
from games.calimala.words.terms import icon_of, term
from render import sprites
from render.canvas import Frame, Page, Pen, Sprite, Style, shadowed
from render.fonts import Face
from render.palette import BAND, CREAM, GOLD, INK, Colour, mix
from render.sprite_cache import kept

FINAL_TINT: Colour = (150, 112, 34)


@kept
def small_card(subject: str, final: bool, width: int, height: int) -> Sprite:
    """A face-up card without text. Origin: top left."""
    tint = FINAL_TINT if final else TINTS[subject]
    pen = Pen(width, height)
    pen.box(0, 0, width, height, mix(CREAM, tint, 0.12), INK, 1.6, 5)
    page = Page(pen.done())
    page.frame().put(icon(icon_of(subject), round(width * 0.84)), width / 2, height / 2)
    return shadowed(Sprite(page.image), 1.5, 1, 0.35).known_as(f"card {subject}")


@kept
def card(lang: str, subject: str, final: bool, width: int, height: int, text: int, count: int = 1) -> Sprite:
    """A card of any size, or its back if it is hidden. Origin: top left."""
    if subject == HIDDEN:
        return sprites.card_back(width, height)
    tint = FINAL_TINT if final else TINTS[subject]
    sprite = sprites.card_face(width, height, tint)
    page = Page(sprite.image.copy())
    f = page.frame(sprite.ox, sprite.oy)
    foot = max(text * 2.5, height * 0.3)
    side = min(width * 0.74, height - foot - height * 0.10)
    f.put(icon(icon_of(subject), round(side)), width / 2, (height - foot) / 2 + height * 0.03)
    field = "final" if final else "action"
    face: Face = "title" if final else "bold"
    name, ink = term(lang, field, subject), mix(tint, INK, 0.55)
    top = height - foot - height * 0.03
    f.text(
        (width * 0.08, top, width * 0.84, foot),
        name,
        Style(text, face=face, colour=ink, least=18, lines=2, leading=1.0),
    )
    if count > 1:
        size = round(text * 1.6)
        pen = Pen(size, size)
        pen.oval(size / 2, size / 2, size / 2, size / 2, BAND, GOLD, 2)
        f.put(pen.sprite(size / 2, size / 2), width - size * 0.62, size * 0.62)
        f.text((width - size * 1.12, size * 0.12, size, size), f"×{count}", Style(text, face="heavy", colour=CREAM))
    return page.sprite(sprite.ox, sprite.oy).known_as(f"card {subject}")


@kept
def chip(lang: str, action: str, width: int, height: int, text: int, count: int = 1) -> Sprite:
    """A flat action card: its picture beside its name. Origin: top left."""
    tint = TINTS[action]
    sprite = sprites.panel(width, height, CREAM, INK, 2.0, 12, mix(tint, CREAM, 0.25))
    page = Page(sprite.image.copy())
    f = page.frame(sprite.ox, sprite.oy)
    f.put(icon(action, round(height * 0.68)), height * 0.6, height / 2)
    name = term(lang, "action", action) + (f" ×{count}" if count > 1 else "")
    style = Style(text, colour=mix(tint, INK, 0.55), align="left", least=text)
    f.text((height * 1.05, 0, width - height * 1.15, height), name, style)
    return page.sprite(sprite.ox, sprite.oy)


def put_card(
    f: Frame,
    x: float,
    y: float,
    w: float,
    h: float,
    subject: str,
    lang: str,
    *,
    final: bool,
    text: float,
    count: int = 1,
) -> None:
    f.put(card(lang, subject, final, f.px(w), f.px(h), f.px(text), count), x, y)
