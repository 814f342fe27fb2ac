"""Names and words as plain text: shortened, without soft hyphens."""

import unicodedata

ELLIPSIS = "…"
SOFT_HYPHEN = "\u00ad"


def unhyphened(text: str) -> str:
    """Without the soft hyphens at which no line was broken."""
    return text.replace(SOFT_HYPHEN, "")


def plain(text: str, limit: int = 24) -> str:
    """A person's name for text boards and alt texts: one line, nothing that would break a code block."""
    kept = "".join(
        " " if c.isspace() else c
        for c in unicodedata.normalize("NFC", text).replace("`", "'")
        if c.isspace() or unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Co", "Cn")
    )
    kept = " ".join(kept.split())
    return kept if len(kept) <= limit else kept[: limit - 1].rstrip() + ELLIPSIS
