-- What the moves of a finished game made happen, all of them together: a JSON list for each move, compressed. In `moves`
-- their events are empty then.
CREATE TABLE folded_events (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    events BLOB NOT NULL
) STRICT;
