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


@frozen_dataclass
class Deal:
    """With so many fields that it is frozen at the end."""

    buyer: int
    trader: int
    space: str
    pays: tuple[str, ...]
    gets: tuple[str, ...] = ()
    open: bool = True


class GoodDeal(Deal):
    __slots__ = ()


def test_many_fields_make_no_difference() -> None:
    deal = Deal(0, 1, "park", ("ale",), open=False)
    assert type(deal) is Deal
    assert (deal.buyer, deal.trader, deal.space, deal.pays, deal.gets, deal.open) == (0, 1, "park", ("ale",), (), False)
    with pytest.raises(dataclasses.FrozenInstanceError):
        deal.space = "inn"  # type: ignore[misc]
    assert not hasattr(deal, "__dict__")
    assert {deal, copy.deepcopy(deal)} == {Deal(open=False, pays=("ale",), space="park", trader=1, buyer=0)}
    assert dataclasses.replace(deal, open=True) == Deal(0, 1, "park", ("ale",))
    assert type(GoodDeal(0, 1, "park", ())) is GoodDeal


def test_what_never_changes_has_a_plain_default() -> None:
    with pytest.raises(AssertionError, match="needs no factory"):
        frozen_dataclass(
            type("Hand", (), {"__annotations__": {"cards": list}, "cards": dataclasses.field(default_factory=list)})
        )
