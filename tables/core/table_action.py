"""Actions of users at a table: once per interaction, under the table's lock."""

from collections.abc import Callable, Coroutine
from functools import wraps
from inspect import signature
from typing import Any, Concatenate, ParamSpec, cast

from tables.core import storing
from tables.core.hall import Hall
from tables.core.table import Table

P = ParamSpec("P")


def table_action(
    act: Callable[Concatenate[Hall, Table, P], Coroutine[Any, Any, Table]],
) -> Callable[Concatenate[Hall, str, P], Coroutine[Any, Any, Table]]:
    """Let a function be called with a table's id: it gets the table, locked until it returns.

    With an `interaction_id` that was answered before it is not called; the table is returned as it is.
    """

    nth = [*signature(act).parameters].index("interaction_id") - 2

    @wraps(act)
    async def at_table(hall: Hall, table_id: str, /, *args: P.args, **kwargs: P.kwargs) -> Table:
        interaction_id = args[nth] if nth < len(args) else kwargs.get("interaction_id")
        async with hall.locked(table_id) as table:
            if await storing.answered(hall, cast(int | None, interaction_id)):
                return table
            return await act(hall, table, *args, **kwargs)

    return at_table
