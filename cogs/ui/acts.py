"""Acts at a table besides moves, as text: for its message and the recap."""

from collections.abc import Iterable

from cogs.ui.names import escaped, escaped_names
from prompts import log
from tables import Act, Table


def told(act: Act, table: Table, lang: str) -> str:
    return log.act_told(act, table, lang, escaped, escaped_names(table))


def lines(acts: Iterable[Act], table: Table, lang: str) -> list[str]:
    """Acts with their timestamps."""
    return [f"<t:{int(act.at)}:R> · {told(act, table, lang)}" for act in acts]
