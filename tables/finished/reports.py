"""What the owner of the house needs to see what went wrong at a table: where it stands and how it came there.

It holds everything, secrets too: it goes to the owner and to nobody at the table.
"""

import base64
import json

from storage import acts, game_log
from tables.core.hall import Hall

LAST_ACTS = 50


async def report(hall: Hall, table_id: str, reporter_id: int, words: str) -> str:
    """A file: the position as it is stored, all moves, what happened beside them, and the reporter's words. Also of a
    table that cannot be read."""
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
