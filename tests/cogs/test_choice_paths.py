"""However much an offer holds, its button carries it."""

from cogs.ui.buttons import custom_id
from engine import GAMES
from prompts.offered import resolve_path, spelled

BOOK = GAMES["genoa"].book
SHORT = BOOK.read("offer inn d10")
LONG = BOOK.read("offer warehouse_spices d30+ale+wine+silver+copper+linen+extra_action+marker+random:message pepper")


def test_short_words_go_out_as_they_are() -> None:
    assert spelled(SHORT.words[:2]) == ("offer", "inn")
    assert resolve_path([SHORT], ("offer", "inn")) == ("offer", "inn")


def test_long_words_fit_on_a_button_and_are_found_again() -> None:
    for size in range(1, len(LONG.words) + 1):
        path = LONG.words[:size]
        assert len(custom_id("say", "tabletable12", "123456789.1234", spelled(path))) <= 100
        assert resolve_path([SHORT, LONG], spelled(path)) == path


def test_a_lost_fingerprint_means_nothing() -> None:
    assert resolve_path([SHORT], spelled(LONG.words)) == spelled(LONG.words)
