"""What is made quickly is made like any frozen dataclass."""

import copy
import dataclasses

import pytest

from engine.freezing import frozen_dataclass


@frozen_dataclass
class Card:
    face: str
    value: int = 3


def test_fields_are_given_by_position_by_name_or_left_to_their_defaults() -> None:
    assert Card("ale", 5) == Card(value=5, face="ale")
    assert Card("ale").value == 3
    with pytest.raises(TypeError, match="missing 1 required positional argument: 'face'"):
        Card()  # type: ignore[call-arg]


def test_it_is_frozen_slotted_hashable_and_can_be_copied() -> None:
    card = Card("ale")
    with pytest.raises(dataclasses.FrozenInstanceError):
        card.value = 4  # type: ignore[misc]
    assert not hasattr(card, "__dict__")
    assert {card, copy.deepcopy(card)} == {Card("ale", 3)}
    assert dataclasses.replace(card, value=1) == Card("ale", 1)


def test_what_never_changes_has_a_plain_default() -> None:
    with pytest.raises(AssertionError, match="needs no factory"):
        frozen_dataclass(
            type("Hand", (), {"__annotations__": {"cards": list}, "cards": dataclasses.field(default_factory=list)})
        )
