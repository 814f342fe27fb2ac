"""Close-ups of Genoa's buildings, special tiles and cards."""

from games.genoa.data import BUILDINGS, CARDS, CONTRACTS, DECK_OF, INNER, TILES, VILLAS
from games.genoa.pictures import pieces
from games.genoa.pictures.cards import draw_card
from games.genoa.pictures.icons import icon
from games.genoa.pictures.tints import TINTS
from games.genoa.words.terms import name_of, phrase
from render import sprites
from render.canvas import Frame
from render.closeup import FACE, About
from render.palette import INK, mix
from words.wording import capital

THINGS = (*BUILDINGS, *TILES, *(card for deck in CARDS.values() for card in deck))

NUMBERED = (
    "guild_hall", "city_hall", "post_office", "cathedral", "palace", "park", "coach_house", "harbor", "tavern", "inn",
    "warehouse_drinks", "warehouse_metals", "warehouse_fabric", "warehouse_spices",
)  # fmt: skip
"""In the order of the clauses GEN-12.1 to 12.14."""
VILLA = "GEN-12.16"
TILE_CLAUSES = {
    "starting_space": ("GEN-14.4", "GEN-14.5"),
    "extra_action": ("GEN-14.6", "GEN-14.9"),
    "commodity_of_choice": ("GEN-14.10", "GEN-14.13"),
    "trade_1_1": ("GEN-14.10", "GEN-14.14", "GEN-14.16"),
    "building_action": ("GEN-14.10", "GEN-14.17", "GEN-14.19"),
}
DECK_CLAUSES = {
    "contract": ("GEN-13.26", "GEN-13.27", "GEN-13.28"),
    "message": ("GEN-13.19", "GEN-13.21", "GEN-13.22"),
    "large_order": ("GEN-13.6", "GEN-13.7", "GEN-13.8", "GEN-13.9"),
    "small_order": ("GEN-13.12", "GEN-13.13", "GEN-13.14"),
}


def about(thing: str, lang: str) -> About:
    if thing in BUILDINGS:
        kind = "villa" if thing in VILLAS else "inner" if thing in INNER else "outer"
        clause = VILLA if thing in VILLAS else f"GEN-12.{NUMBERED.index(thing) + 1}"
        effect = f"{capital(phrase(lang, f'genoa-does-{thing}'))}."
        return About(name_of(lang, "name", thing), phrase(lang, f"genoa-closeup-{kind}"), effect, (clause, "GEN-5.13"))
    if thing in TILES:
        effect = f"{capital(phrase(lang, f'genoa-does-{thing}'))}."
        clauses = TILE_CLAUSES[thing]
        return About(name_of(lang, "tile", thing), phrase(lang, "genoa-closeup-tile"), effect, clauses)
    deck = DECK_OF[thing]
    effect = phrase(lang, f"genoa-closeup-says-{deck}")
    return About(name_of(lang, "card", thing), name_of(lang, "deck", deck), effect, DECK_CLAUSES[deck])


def face(f: Frame, thing: str, lang: str, width: float) -> None:
    if thing in BUILDINGS:
        tint = TINTS[thing]
        f.put(sprites.panel(f.px(FACE), f.px(FACE), tint, mix(tint, INK, 0.5), 3, 16, None), width / 2 - FACE / 2, 0)
        f.put(icon(thing, f.px(FACE * 0.8)), width / 2, FACE / 2)
    elif thing in TILES:
        f.put(pieces.good(thing, f.px(280)), width / 2, FACE / 2)
    else:
        wide, high = 560, 190 if thing in CONTRACTS else 250
        draw_card(f.at(width / 2 - wide / 2, (FACE - high) / 2), thing, wide, high, lang, 40)
