-- An evening: people sign up for an hour, say that they are there, and are seated at tables. `games` is a JSON list.
CREATE TABLE evenings (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    language TEXT NOT NULL,
    organiser_id INTEGER,
    organiser TEXT NOT NULL,
    name TEXT NOT NULL,
    games TEXT NOT NULL,
    places INTEGER NOT NULL,
    zone TEXT NOT NULL,
    starts_at REAL NOT NULL,
    weekly INTEGER NOT NULL DEFAULT 0,
    previous_id INTEGER REFERENCES evenings (id) ON DELETE SET NULL,
    status TEXT NOT NULL CHECK (status IN ('open', 'called', 'drawn', 'over', 'cancelled')),
    reminded INTEGER NOT NULL DEFAULT 0,
    why TEXT,
    due_at REAL,
    version INTEGER NOT NULL DEFAULT 1,
    shown INTEGER NOT NULL DEFAULT 0,
    invitation_id INTEGER,
    message_id INTEGER,
    event_id INTEGER,
    event_tried INTEGER NOT NULL DEFAULT 0,
    created_at REAL NOT NULL,
    ended_at REAL
) STRICT;
CREATE INDEX evenings_by_server ON evenings (guild_id, status);
CREATE INDEX evenings_due ON evenings (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX evenings_to_show ON evenings (id) WHERE shown<version;
CREATE UNIQUE INDEX evenings_next ON evenings (previous_id) WHERE previous_id IS NOT NULL;

-- Tables drawn at an evening; `table_id` is NULL while latecomers may still sit down.
CREATE TABLE evening_tables (
    evening_id INTEGER NOT NULL REFERENCES evenings (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    game TEXT NOT NULL,
    opens_at REAL NOT NULL,
    table_id TEXT,
    PRIMARY KEY (evening_id, number)
) STRICT, WITHOUT ROWID;

-- Who is asked or comes, in the order of `number`: those beyond the evening's places wait. `games` is a JSON list.
CREATE TABLE evening_guests (
    evening_id INTEGER NOT NULL REFERENCES evenings (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    number INTEGER NOT NULL,
    name TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('asked', 'coming')),
    games TEXT NOT NULL,
    here_at REAL,
    table_number INTEGER,
    seat INTEGER,
    why TEXT,
    at REAL NOT NULL,
    PRIMARY KEY (evening_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX evening_guests_by_user ON evening_guests (user_id);
