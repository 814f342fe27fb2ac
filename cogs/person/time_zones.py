"""Suggested time zones: those of the countries of a language first, then one for most UTC offsets.

People in other zones type a city: the form of `/settings` accepts all zones.
"""

from tables.time import waking_hours

OFFERED = 25
"""Maximum entries of a menu."""

HOMES: dict[str, tuple[str, ...]] = {
    "bg": ("Europe/Sofia",),
    "cs": ("Europe/Prague",),
    "da": ("Europe/Copenhagen",),
    "de": ("Europe/Berlin", "Europe/Vienna", "Europe/Zurich"),
    "el": ("Europe/Athens",),
    "en-GB": ("Europe/London", "Europe/Dublin"),
    "en-US": ("America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles"),
    "es-419": ("America/Mexico_City", "America/Bogota", "America/Santiago", "America/Argentina/Buenos_Aires"),
    "es-ES": ("Europe/Madrid", "Atlantic/Canary"),
    "fi": ("Europe/Helsinki",),
    "fr": ("Europe/Paris", "Europe/Brussels", "America/Toronto"),
    "hi": ("Asia/Kolkata",),
    "hr": ("Europe/Zagreb",),
    "hu": ("Europe/Budapest",),
    "id": ("Asia/Jakarta",),
    "it": ("Europe/Rome",),
    "ja": ("Asia/Tokyo",),
    "ko": ("Asia/Seoul",),
    "lt": ("Europe/Vilnius",),
    "nl": ("Europe/Amsterdam", "Europe/Brussels"),
    "no": ("Europe/Oslo",),
    "pl": ("Europe/Warsaw",),
    "pt-BR": ("America/Sao_Paulo", "America/Manaus"),
    "ro": ("Europe/Bucharest",),
    "ru": ("Europe/Moscow", "Asia/Yekaterinburg", "Asia/Novosibirsk"),
    "sv-SE": ("Europe/Stockholm",),
    "th": ("Asia/Bangkok",),
    "tr": ("Europe/Istanbul",),
    "uk": ("Europe/Kiev",),
    "vi": ("Asia/Ho_Chi_Minh",),
    "zh-CN": ("Asia/Shanghai",),
    "zh-TW": ("Asia/Taipei",),
}
"""By Discord locale."""
AROUND_THE_WORLD = (
    "Europe/London", "Europe/Berlin", "Europe/Athens", "Europe/Istanbul", "Asia/Dubai", "Asia/Kolkata", "Asia/Bangkok",
    "Asia/Shanghai", "Asia/Tokyo", "Australia/Sydney", "Pacific/Auckland", "Pacific/Honolulu", "America/Los_Angeles",
    "America/Denver", "America/Chicago", "America/New_York", "America/Halifax", "America/Sao_Paulo",
    waking_hours.REAL_UTC,
)  # fmt: skip


def suggested(*languages: str) -> list[str]:
    """Zones for a person with these languages, likeliest first."""
    homes = [zone for language in languages for zone in HOMES.get(language, ())]
    return list(dict.fromkeys([*homes, *AROUND_THE_WORLD]))[:OFFERED]


def time_in(zone: str, now: float) -> str:
    """Local time in a zone."""
    return waking_hours.local(zone, now).strftime("%H:%M")
