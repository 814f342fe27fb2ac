"""Times and dates as people type them."""

import re
from datetime import date

from tables import Refused
from tables.time import waking_hours


def minute_of(text_: str) -> int:
    """`8`, `8:30`, `08.30`, `8h`, `24:00` as a minute of the day."""
    found = re.fullmatch(r"(\d{1,2})(?:\s*[:.h]\s*(\d{2})?|)", text_.strip().lower())
    minute = int(found[1]) * 60 + int(found[2] or 0) if found else -1
    if not 0 <= minute <= waking_hours.MIDNIGHT or (found and int(found[2] or 0) > 59):
        raise Refused("clock-unreadable-time", text=text_[:40])
    return minute % waking_hours.MIDNIGHT


def date_of(text_: str, today: date) -> date:
    """`2026-08-20`, `2026.08.20.`; without a year the next such day."""
    found = re.fullmatch(r"(?:(\d{4})[-./ ]+)?(\d{1,2})[-./ ]+(\d{1,2})\.?", text_.strip())
    try:
        if found is None:
            raise ValueError(text_)
        day = date(int(found[1] or today.year), int(found[2]), int(found[3]))
        return day if found[1] or day >= today else day.replace(year=today.year + 1)
    except ValueError as wrong:
        raise Refused("clock-unreadable-date", text=text_[:40]) from wrong
