"""Labels and descriptions of forms: Discord cuts off what is too long, and shows markdown as it is written."""

import pytest

from cogs.person.settings import SECTIONS
from cogs.ui.form_fields import ABOUT, LABEL
from words import LANGUAGES, speaker

LONGEST_ZONE = "America/Argentina/ComodRivadavia"
DESCRIBED = [
    *(f"settings-{name}" for names in SECTIONS.values() for name in names),
    *(f"league-form-{name}" for name in ("until", "days")),
    *(f"evening-form-{name}" for name in ("when", "places")),
    *(f"server-field-{name}" for name in ("channels", "openers", "call", "clock", "welcome")),
    "league-correct-places",
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("message", DESCRIBED)
def test_a_field_is_described_in_full(message: str, lang: str) -> None:
    say = speaker(lang)
    label, about = say(message), say(f"{message}-what", zone=LONGEST_ZONE)
    assert len(label) <= LABEL
    assert len(about) <= ABOUT
    assert not {*"*`"} & {*label, *about}
