"""While an interaction is being answered: its one reference, for every line of the log and for whoever complains, and
how long it took."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

import discord

REFERENCE: ContextVar[str] = ContextVar("reference", default="")
"""Of the interaction that is being answered; empty where nobody waits for an answer."""
ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
OBSERVERS: list[Callable[[str, float], None]] = []
"""Are told of each interaction: what kind it was, and how many seconds it took."""


def reference_of(interaction_id: int) -> str:
    """Eight signs that can be read out: the same for the same interaction, in every process."""
    return "".join(ALPHABET[(interaction_id >> shift) % 32] for shift in range(47, 7, -5))


@contextmanager
def handling(interaction: discord.Interaction, kind: str) -> Iterator[None]:
    """`kind`: command, autocomplete, press or form."""
    token, began = REFERENCE.set(reference_of(interaction.id)), time.perf_counter()
    try:
        yield
    finally:
        REFERENCE.reset(token)
        for told in OBSERVERS:
            told(kind, time.perf_counter() - began)
