-- Before the start. `invite_only`: nobody sits down who was not asked; `seat_order`: as people come (`joined`) or drawn
-- at the start (`random`); `autostart`: begins when it is full; `unrated`: its end changes no rating.
ALTER TABLE tables ADD COLUMN invite_only INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN seat_order TEXT NOT NULL DEFAULT 'joined';
ALTER TABLE tables ADD COLUMN autostart INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN unrated INTEGER NOT NULL DEFAULT 0;

-- Whom a seat is kept for at a table that has not started.
CREATE TABLE kept_seats (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX kept_seats_by_user ON kept_seats (user_id);
