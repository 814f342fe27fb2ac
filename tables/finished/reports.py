"""Problem reports for the bot's owner: the position of a table and how it was reached.

A report contains secrets; it goes to the owner and to no player.
"""

import base64
import json

from storage import acts, game_log
from tables.core.hall import Hall

LAST_ACTS = 50


async def report(hall: Hall, table_id: str, reporter_id: int, words: str) -> str:
    """JSON with the stored position, all moves, acts and the reporter's words. Works for an unreadable table too."""
    table = await hall.any_table(table_id)
    row, position = table.row, await game_log.position(hall.db, table_id)
    moves, done = await game_log.moves(hall.db, table_id), await acts.of_table(hall.db, table_id, limit=LAST_ACTS)
    kept = {
        "words": words,
        "reporter": reporter_id,
        "at": hall.clock(),
        "table": row.id,
        "game": row.game,
        "rules_version": row.rules_version,
        "options": row.options,
        "status": row.status,
        "version": row.version,
        "unreadable": table.unreadable,
        "seats": [{"owes_since": s.owes_since, "caretaken": s.caretaken, "automaton": s.automaton} for s in row.seats],
        "seed": row.seed,
        "moves": [[move.seat, move.notation, move.by] for move in moves],
        "acts": [[act.kind, act.power, act.seat, act.at] for act in done],
        "position": None if position is None else base64.b64encode(position.state).decode(),
        "drafts": table.drafts,
    }
    return json.dumps(kept, indent=1, ensure_ascii=False)
