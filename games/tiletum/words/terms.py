"""Cached terms on Tiletum's pictures: a board shows about eighty of them."""

from games.tiletum.data import CHARACTERS
from words import reader
from words.reader import phrase as phrase

GAME = "tiletum"


def term(lang: str, field: str, value: str) -> str:
    return reader.term(GAME, lang, field, value)


def space_name(lang: str, space: str) -> str:
    return term(lang, "space", space)


def character_type(lang: str, name: str) -> str:
    """The type of a character, without the action that it boosts."""
    return term(lang, "type", CHARACTERS[name].type).split(" (")[0]
