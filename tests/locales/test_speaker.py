"""A speaker remembers its sentences, each with what was put into it."""

import pytest

from locales import LANGUAGES, speaker
from locales.speaker import MissingText


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sentence_is_said_again_only_for_the_same_words(lang: str) -> None:
    say = speaker(lang)
    for head, last in (("A", "B"), ("A", "C"), ("B", "A"), ("A", "B")):
        text = say("list-and", head=head, last=last)
        assert text.startswith(head)
        assert text.endswith(last)


def test_what_cannot_be_said_is_missed_each_time() -> None:
    for _ in range(2):
        with pytest.raises(MissingText):
            speaker("en")("no-such-message")
