"""A card of Tournay in a few sentences: kind, cost, worth and effect."""

from games.tournay.cards import CARDS, Card
from games.tournay.words.terms import ROMAN, card_name, effect, phrase
from words import Speaker


def line(about: Card, lang: str, say: Speaker) -> str:
    """`Building · civilian · level II`."""
    return say(
        "tournay-render-close-line",
        kind=phrase(lang, f"tournay-render-kind-{about.kind}"),
        colour=phrase(lang, f"tournay-render-colour-{about.colour}"),
        level=ROMAN[about.level],
    )


def price(about: Card, say: Speaker) -> str:
    cost = [say("tournay-render-cost-deniers", deniers=about.deniers)] if about.deniers else []
    cost += [say(f"tournay-render-cost-{about.also}")] if about.also else []
    return say.list(cost)


def worth(about: Card, say: Speaker) -> str:
    if about.scoring:
        return say("tournay-render-alt-scores", owner=about.scoring.owner, other=about.scoring.other)
    return say("tournay-render-alt-worth", prestige=about.prestige)


def told(card: str, lang: str, say: Speaker) -> str:
    about = CARDS[card]
    return say(
        "tournay-render-alt-card",
        name=card_name(lang, card), line=line(about, lang, say), cost=price(about, say), worth=worth(about, say),
        effect=effect(lang, card),
    )  # fmt: skip
