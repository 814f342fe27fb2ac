"""The words on Tiletum's pictures, remembered: a board shows some eighty of them."""

from functools import lru_cache

from locales import speaker

GAME = "tiletum"


@lru_cache(maxsize=1024)
def term(lang: str, field: str, value: str) -> str:
    return speaker(lang).term(GAME, field, value)


@lru_cache(maxsize=256)
def phrase(lang: str, message: str) -> str:
    """A message without arguments."""
    return speaker(lang)(message)


@lru_cache(maxsize=256)
def space_name(lang: str, space: str) -> str:
    """Of a city or a road space."""
    return term(lang, "space", space)
