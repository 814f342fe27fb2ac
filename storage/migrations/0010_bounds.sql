-- What every step asks is found by an index, however long a game or however full the house.

-- Whether somebody was called at the table because no letter reached them (`args` says so too).
ALTER TABLE outbox ADD COLUMN undelivered INTEGER NOT NULL DEFAULT 0;
UPDATE outbox SET undelivered=1 WHERE args LIKE '%"undelivered": true%';
DROP INDEX outbox_with_args;
CREATE INDEX outbox_told ON outbox (table_id, seat, kind, version) WHERE args<>'{}';
CREATE INDEX outbox_said ON outbox (table_id, message_id) WHERE args<>'{}';
CREATE INDEX outbox_undelivered ON outbox (table_id, user_id) WHERE undelivered=1;
CREATE INDEX outbox_waiting ON outbox (created_at) WHERE sent_at IS NULL;
CREATE INDEX letters_told ON letters (table_id, seat, kind, version);
CREATE INDEX letters_waiting ON letters (created_at) WHERE sent_at IS NULL;

-- Seats that nobody attends and that are waited for; games in play.
CREATE INDEX seats_unattended ON seats (table_id) WHERE owes_since IS NOT NULL AND (user_id IS NULL OR caretaken=1);
CREATE INDEX tables_playing ON tables (game) WHERE status='playing';

-- Who held which seat, in the order in which it was written (rows are copied in that order).
CREATE TABLE tenures_in_order (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    after_move INTEGER NOT NULL,
    user_id INTEGER,
    name TEXT NOT NULL,
    how TEXT NOT NULL,
    at REAL NOT NULL
) STRICT;
INSERT INTO tenures_in_order (table_id, seat, after_move, user_id, name, how, at)
    SELECT table_id, seat, after_move, user_id, name, how, at FROM tenures;
DROP TABLE tenures;
ALTER TABLE tenures_in_order RENAME TO tenures;
CREATE INDEX tenures_by_table ON tenures (table_id, seat, after_move);
CREATE INDEX tenures_by_user ON tenures (user_id) WHERE user_id IS NOT NULL;
