"""Close-ups of Tiletum's helpers, characters, contracts and crests."""

from games.tiletum.data import CHARACTERS, CONTRACTS, CRESTS, HELPERS
from games.tiletum.pictures.tiles import tile
from games.tiletum.words.terms import phrase, term
from render.canvas import Frame
from render.closeup import FACE, About
from words.wording import capital

THINGS = (*HELPERS, *CHARACTERS, *CONTRACTS, *CRESTS)

KINDS = {
    "helper": ("TIL-13.12", "TIL-14.9"),
    "character": ("TIL-9.4", "TIL-9.6", "TIL-9.8"),
    "contract": ("TIL-13.3", "TIL-13.5", "TIL-13.6"),
    "crest": ("TIL-13.7", "TIL-13.8", "TIL-15.3", "TIL-15.4"),
}
WIDE = {"contract": 420}
USUAL = 300


def about(thing: str, lang: str) -> About:
    kind = kind_of(thing)
    name = capital(term(lang, "tile", thing))
    brings = capital(name.partition(" (")[2].rpartition(")")[0])
    does = phrase(lang, f"tiletum-closeup-says-{kind}")
    effect = f"{brings}. {does}" if brings else does
    return About(name, phrase(lang, f"tiletum-closeup-{kind}"), effect, clauses(thing))


def kind_of(thing: str) -> str:
    return (
        "helper" if thing in HELPERS
        else "character" if thing in CHARACTERS
        else "contract" if thing in CONTRACTS
        else "crest"
    )  # fmt: skip


def clauses(thing: str) -> tuple[str, ...]:
    usual = KINDS[kind_of(thing)]
    if thing not in HELPERS:
        return usual
    helper = HELPERS[thing]
    bonus = helper.bonus
    if helper.recolours:
        own = "TIL-20.5"
    elif helper.plus:
        own = "TIL-20.3"
    elif bonus.activate:
        own = "TIL-20.9"
    elif bonus.any:
        own = "TIL-20.7"
    elif bonus.action:
        own = "TIL-20.1" if bonus.action == "joker" else "TIL-20.2"
    else:
        own = "TIL-20.8" if len(bonus.resources) > 1 else "TIL-20.6"
    return (own, *usual)


def face(f: Frame, thing: str, lang: str, width: float) -> None:
    wide = WIDE.get(kind_of(thing), USUAL)
    f.put(tile(thing, f.px(wide), f.px(USUAL)), width / 2 - wide / 2, (FACE - USUAL) / 2)
