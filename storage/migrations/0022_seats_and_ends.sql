-- A game that was ended by agreement is over, like one that was played to its end.
UPDATE tables SET status='over' WHERE status='closed' AND ended_how='agreed';

-- How many players the host wants. NULL: as many as the game is for.
ALTER TABLE tables ADD COLUMN least INTEGER;
ALTER TABLE tables ADD COLUMN most INTEGER;

-- Messages that offer somebody a kept seat, as long as they have buttons.
CREATE TABLE seat_offers (
    message_id INTEGER PRIMARY KEY,
    channel_id INTEGER NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id INTEGER,
    language TEXT NOT NULL
) STRICT;
CREATE INDEX seat_offers_by_table ON seat_offers (table_id);
CREATE INDEX seat_offers_by_user ON seat_offers (user_id);
