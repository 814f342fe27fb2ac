"""Close-ups of Calimala's action cards, scoring tiles and final scoring cards."""

from games.calimala.data import ACTIONS, BUILDINGS, CITIES, COUNCIL, FINAL_CARDS, MATERIALS, SCORING_TILES
from games.calimala.pictures.cards import FINAL_TINT, card
from games.calimala.pictures.icons import icon
from games.calimala.words.terms import icon_of, phrase, term
from render import sprites
from render.canvas import Frame
from render.closeup import FACE, About
from render.palette import CREAM
from words.wording import capital

CARD, TILE, FINAL = "card", "tile", "final"
THINGS = (
    *(f"{CARD}.{action}" for action in ACTIONS),
    *(f"{TILE}.{tile}" for tile in SCORING_TILES),
    *(f"{FINAL}.{subject}" for subject in FINAL_CARDS),
)

ACTION_CLAUSES: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(MATERIALS, ("CAL-5.1", "CAL-5.2")),
    "build": ("CAL-5.3", "CAL-5.4", "CAL-5.5", "CAL-5.7"),
    "artwork": ("CAL-5.10", "CAL-5.11"),
    "weave": ("CAL-5.12", "CAL-5.13"),
    "ship": ("CAL-5.15", "CAL-5.16", "CAL-5.18"),
    "transport": ("CAL-5.20", "CAL-5.22"),
    "contribute": ("CAL-5.24", "CAL-5.25"),
}
TILE_CLAUSES: dict[str, str] = {
    **dict.fromkeys(CITIES, "CAL-8.2"),
    **dict.fromkeys(BUILDINGS, "CAL-8.3"),
    "artwork": "CAL-8.4",
    "port_cities": "CAL-8.5",
    "trade_cities": "CAL-8.6",
}
CONTRIBUTION = "CAL-8.7"


def about(thing: str, lang: str) -> About:
    kind, _, subject = thing.partition(".")
    if kind == CARD:
        name = term(lang, "action", subject)
        effect, clauses = phrase(lang, f"calimala-does-{subject}"), ("CAL-6.7", *ACTION_CLAUSES[subject])
        return About(capital(name), phrase(lang, "calimala-closeup-card"), f"{capital(effect)}.", clauses)
    name = term(lang, "tile" if kind == TILE else "final", subject)
    counts = phrase(lang, f"calimala-closeup-counts-{_counted(subject)}")
    scores = phrase(lang, f"calimala-closeup-scores-{kind}")
    if kind == TILE:
        clauses = (TILE_CLAUSES.get(subject, CONTRIBUTION), "CAL-8.8")
    else:
        clauses = ("CAL-10.5" if subject == COUNCIL else "CAL-10.4", "CAL-10.6")
    return About(capital(name), phrase(lang, f"calimala-closeup-{kind}"), f"{counts} {scores}", clauses)


def _counted(subject: str) -> str:
    """Counted subject, by which cards share a sentence."""
    if subject in CITIES:
        return "city"
    return "building" if subject in BUILDINGS else subject


def face(f: Frame, thing: str, lang: str, width: float) -> None:
    kind, _, subject = thing.partition(".")
    if kind != TILE:
        wide = 232
        f.put(card(lang, subject, kind == FINAL, f.px(wide), f.px(FACE), f.px(32)), width / 2 - wide / 2, 0)
        return
    f.put(sprites.panel(f.px(FACE), f.px(FACE), CREAM, FINAL_TINT, 3, 16, None), width / 2 - FACE / 2, 0)
    f.put(icon(icon_of(subject.removeprefix("contribution_")), f.px(FACE * 0.78)), width / 2, FACE / 2)
