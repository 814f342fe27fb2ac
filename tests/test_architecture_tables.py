"""What docs/ARCHITECTURE.md says of messages and buttons is what the code says."""

import re

import pytest

from tests.architecture_tables import PAGE, ROOT, message_ids, verbs, written_anew


def test_the_tables_of_the_page_are_those_of_the_code() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert written_anew(page) == page, "write them anew: python -m tests.architecture_tables"


def test_what_is_put_together_in_the_code_is_found() -> None:
    ids = {said.id: said.where for said in message_ids()}
    assert "words/wording.py" in ids["<game>-ask-kind-<Decision>"]
    assert ids["<game>-event-<Event>"] == "words/speaker.py"
    assert ("confirm", "cogs/play/play.py `confirm_pressed`") in verbs()


PATH = re.compile(
    r"`((?:app|automata|cogs|docs|engine|examples|games|localdiscord|render|storage|tables|tests|words)/[\w/.-]*)`"
)


@pytest.mark.parametrize("page", ["CONTRIBUTING.md", "docs/ARCHITECTURE.md", "docs/ADD_A_GAME.md"])
def test_what_the_docs_point_to_is_there(page: str) -> None:
    named = PATH.findall((ROOT / page).read_text(encoding="utf-8"))
    assert len(named) > 3
    assert [path for path in named if not (ROOT / path).exists()] == []
