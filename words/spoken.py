"""Words on pictures, remembered: a board shows some sixty of them, and most stand on every one."""

from functools import lru_cache

from words import speaker


@lru_cache(maxsize=4096)
def term(game: str, lang: str, field: str, value: str) -> str:
    """How a value of a game's field is called."""
    return speaker(lang).term(game, field, value)


@lru_cache(maxsize=1024)
def phrase(lang: str, message: str) -> str:
    """A message without arguments."""
    return speaker(lang)(message)
