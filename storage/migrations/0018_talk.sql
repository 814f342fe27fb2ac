-- How people talk at a table: `talk` is the rule they agreed on, `whispers` whether some of them may talk among
-- themselves.
ALTER TABLE tables ADD COLUMN talk TEXT NOT NULL DEFAULT 'free';
ALTER TABLE tables ADD COLUMN whispers INTEGER NOT NULL DEFAULT 0;

-- Threads beside a table's own: between some seats (JSON), as long as those sit there who did after so many changes of
-- seats (`changes`); without seats: for those who watch.
CREATE TABLE side_threads (
    thread_id INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seats TEXT NOT NULL,
    changes INTEGER NOT NULL,
    at REAL NOT NULL
) STRICT;
CREATE INDEX side_threads_by_table ON side_threads (table_id);
