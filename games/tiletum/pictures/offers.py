"""The offer of contracts with its prices, and the offer of characters."""

from collections.abc import Collection

from games.tiletum.data import OFFER_COST
from games.tiletum.pictures.pieces import mark, points_token, round_token
from games.tiletum.pictures.tiles import LEAST, put_tile
from games.tiletum.state import State
from games.tiletum.words.highlights import Highlights
from games.tiletum.words.terms import character_type
from render import sprites
from render.canvas import Frame, Style
from words.reader import PHONE_TEXT, Look

TILE_W, TILE_H = 130, 96
HEIGHT = 26 + TILE_H + 42


def draw_offer(
    f: Frame, width: float, kind: str, view: State, look: Look, new: Highlights, *, chosen: Collection[str] = (),
    tile_h: float = TILE_H, price: float = 34, numbered: bool = False,
) -> None:  # fmt: skip
    """`kind`: "contracts" or "characters"; `chosen`: the selectable spaces ("1" … "5") or characters. Each tile has
    its price in points below it and with `numbered` the number of its space in front; characters also have their
    names."""
    tiles = view.contract_offer if kind == "contracts" else view.character_offer
    step = (width - 24) / len(tiles)
    wide = step - 12
    for number, name in enumerate(tiles):
        x, y = 18 + number * step, 26.0
        put_tile(f, x, y, wide, tile_h, name, PHONE_TEXT if numbered else LEAST)
        f.name(f"{kind} {number + 1}", x, y, wide, tile_h)
        if name in new.offered:
            f.put(mark(f.px(wide), f.px(tile_h), f.px(12)), x, y)
        word = str(number + 1) if kind == "contracts" else name
        if word in chosen:
            f.put(sprites.halo(f.px(wide), f.px(tile_h)), x, y)
            f.name(f"choice {word}", x, y, wide, tile_h)
        points = OFFER_COST[number] if kind == "contracts" else 1
        middle = y + tile_h + price / 2 + 3
        if numbered and kind == "characters" and name:
            style = Style(PHONE_TEXT, face="text", least=PHONE_TEXT)
            f.text((x - 6, y + tile_h, wide + 12, 38), character_type(look.lang, name), style)
            middle += 36
        if numbered:
            f.put(round_token(str(number + 1), f.px(price * 0.92)), x + wide / 2 - price * 0.6, middle)
            f.put(points_token(str(points), f.px(price)), x + wide / 2 + price * 0.6, middle)
        else:
            f.put(points_token(str(points), f.px(price)), x + wide / 2, middle)


def title(view: State, kind: str, look: Look) -> str:
    """Title with the size of the stack."""
    stack = view.contract_stack if kind == "contracts" else view.character_stack
    return look.say(f"tiletum-render-{kind}", tiles=sum(stack.values()))
