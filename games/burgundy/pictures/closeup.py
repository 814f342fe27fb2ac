"""Close-ups of Burgundy's tiles."""

from games.burgundy.data import SCORED_BUILDING, TILES
from games.burgundy.pictures.tiles import tile
from games.burgundy.words.terms import does, name_of, phrase
from render.canvas import Frame
from render.closeup import FACE, About

THINGS = tuple(TILES)

BUILDING_CLAUSES = {
    "warehouse": ("BUR-9.3",),
    "carpenters_workshop": ("BUR-9.4", "BUR-9.7"),
    "church": ("BUR-9.5", "BUR-9.7"),
    "market": ("BUR-9.6", "BUR-9.7"),
    "boarding_house": ("BUR-9.8",),
    "bank": ("BUR-9.9",),
    "city_hall": ("BUR-9.10",),
    "watchtower": ("BUR-9.11",),
}
TYPE_CLAUSES = {
    "animal": ("BUR-8.8", "BUR-8.9", "BUR-8.11"),
    "castle": ("BUR-8.12", "BUR-8.13"),
    "mine": ("BUR-8.14",),
    "ship": ("BUR-8.1", "BUR-8.5"),
}
LAST_WITH_ITS_OWN = 15
"""Knowledge tiles up to this number have a clause each; those that count buildings share one."""


def about(thing: str, lang: str) -> About:
    return About(
        name_of(lang, "tile", thing),
        phrase(lang, f"burgundy-closeup-{TILES[thing].type}"),
        f"{does(lang, thing)}.",
        clauses(thing),
    )


def clauses(thing: str) -> tuple[str, ...]:
    if thing in BUILDING_CLAUSES:
        return (*BUILDING_CLAUSES[thing], "BUR-7.6")
    number = TILES[thing].number
    if not number:
        return TYPE_CLAUSES[TILES[thing].type]
    if number <= LAST_WITH_ITS_OWN:
        return (f"BUR-16.{number}",)
    shared = LAST_WITH_ITS_OWN + 1
    return (f"BUR-16.{shared if number in SCORED_BUILDING else number - len(SCORED_BUILDING) + 1}",)


def face(f: Frame, thing: str, lang: str, width: float) -> None:
    f.put(tile(thing, f.px(300)), width / 2, FACE / 2)
