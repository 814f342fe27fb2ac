"""The components of the game."""

KINDS = ("ribbon", "lantern", "music", "wine")
VALUES = (1, 2, 3, 4)
COPIES = 2
FAVOURS = {f"{kind}_{value}": (kind, value) for kind in KINDS for value in VALUES}
"""Favour → its kind and value (CAR-1.3)."""
MASKS = (1, 2, 3, 4, 5, 6)
PATRONS_PER_KIND = 2
NIGHTS = {"full": 6, "short": 4}
LEAST_ON_SQUARE = 2
LIKED = 2
"""Extra value of a favour that its owner's patron likes."""


def kind_of(favour: str) -> str:
    return FAVOURS[favour][0]


def value_of(favour: str) -> int:
    return FAVOURS[favour][1]
