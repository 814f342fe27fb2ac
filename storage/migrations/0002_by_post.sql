-- What keeps a table of absent people moving: clocks, votes, letters, changing seats, notes, orders, records.

-- `clock` is the pace the table agreed on (JSON). `due_at`: when the house has to look at the table although nobody
-- did anything, because time has passed. `ended_how`: played to the end, voted to end, closed.
ALTER TABLE tables ADD COLUMN clock TEXT NOT NULL DEFAULT '{}';
ALTER TABLE tables ADD COLUMN watching TEXT NOT NULL DEFAULT 'open';
ALTER TABLE tables ADD COLUMN paused_at REAL;
ALTER TABLE tables ADD COLUMN due_at REAL;
ALTER TABLE tables ADD COLUMN rematch_of TEXT;
ALTER TABLE tables ADD COLUMN expires_at REAL;
ALTER TABLE tables ADD COLUMN archived_at REAL;
ALTER TABLE tables ADD COLUMN ended_how TEXT;
CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL;
UPDATE tables SET due_at=changed_at WHERE status IN ('lobby', 'playing');

-- A seat's clock. `runs_from`: running since then (empty: it stands); `spent`: waking seconds spent on the present
-- decision before that; `clock_key`: decisions with the same key share their time. `vacant`: anybody may claim it.
ALTER TABLE seats ADD COLUMN runs_from REAL;
ALTER TABLE seats ADD COLUMN spent REAL NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN bank REAL NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN clock_key TEXT;
ALTER TABLE seats ADD COLUMN reminded INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN timeouts INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN out_at REAL;
ALTER TABLE seats ADD COLUMN comeback TEXT;
ALTER TABLE seats ADD COLUMN caretaken INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN vacant INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN decisions INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN thought REAL NOT NULL DEFAULT 0;
UPDATE seats SET vacant=1 WHERE user_id IS NULL;

-- Who said a move: the person, a standing order of theirs, the caretaker, or the clock.
ALTER TABLE moves ADD COLUMN by TEXT NOT NULL DEFAULT 'person';

-- Whoever is waited for now has been told in the old way: nobody is told twice because of this step.
INSERT INTO outbox (key, table_id, version, kind, seat, user_id, created_at, sent_at)
    SELECT s.table_id || ':' || s.owes_since || ':' || s.seat || ':turn', s.table_id, s.owes_since, 'turn', s.seat,
        s.user_id, coalesce(s.owes_at, t.changed_at), coalesce(s.owes_at, t.changed_at)
    FROM seats s JOIN tables t ON t.id = s.table_id
    WHERE t.status='playing' AND s.owes_since IS NOT NULL AND s.user_id IS NOT NULL
    ON CONFLICT (key) DO NOTHING;

-- Something to add to what is said (JSON), such as that a letter could not be delivered.
ALTER TABLE outbox ADD COLUMN args TEXT NOT NULL DEFAULT '{}';
CREATE INDEX outbox_with_args ON outbox (table_id, user_id) WHERE args<>'{}';

-- How to reach a person (`notify`: thread, dm, none), and when they are awake: minutes of the day, days as seven
-- digits from Monday, vacations as pairs of moments. `digest`: minute of the day of the daily summary.
ALTER TABLE people ADD COLUMN notify TEXT NOT NULL DEFAULT 'thread';
UPDATE people SET notify='none' WHERE pings=0;
ALTER TABLE people DROP COLUMN pings;
ALTER TABLE people ADD COLUMN next_up INTEGER NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN unconfirmed INTEGER NOT NULL DEFAULT 1;
ALTER TABLE people ADD COLUMN digest INTEGER;
ALTER TABLE people ADD COLUMN digest_due REAL;
ALTER TABLE people ADD COLUMN records INTEGER NOT NULL DEFAULT 1;
ALTER TABLE people ADD COLUMN zone TEXT NOT NULL DEFAULT 'UTC';
ALTER TABLE people ADD COLUMN wakes INTEGER NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN sleeps INTEGER NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN days TEXT NOT NULL DEFAULT '1111111';
ALTER TABLE people ADD COLUMN vacations TEXT NOT NULL DEFAULT '[]';
CREATE INDEX people_by_digest ON people (digest_due) WHERE digest_due IS NOT NULL;

-- Letters: what a person is told directly. Written with the change that causes them, like the outbox.
CREATE TABLE letters (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    key TEXT NOT NULL UNIQUE,
    user_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    table_id TEXT REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER,
    version INTEGER NOT NULL DEFAULT 0,
    args TEXT NOT NULL DEFAULT '{}',
    created_at REAL NOT NULL,
    tried_at REAL,
    tries INTEGER NOT NULL DEFAULT 0,
    sent_at REAL,
    failed INTEGER NOT NULL DEFAULT 0,
    message_id INTEGER
) STRICT;
CREATE INDEX letters_unsent ON letters (user_id) WHERE sent_at IS NULL;

-- What happened at a table apart from moves: who did what, with which power.
CREATE TABLE acts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    version INTEGER NOT NULL,
    played INTEGER NOT NULL,
    at REAL NOT NULL,
    kind TEXT NOT NULL,
    power TEXT NOT NULL,
    actor_id INTEGER,
    actor TEXT NOT NULL DEFAULT '',
    seat INTEGER,
    args TEXT NOT NULL DEFAULT '{}'
) STRICT;
CREATE INDEX acts_by_table ON acts (table_id, id);

-- Who held which seat from which move on.
CREATE TABLE tenures (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    after_move INTEGER NOT NULL,
    user_id INTEGER,
    name TEXT NOT NULL,
    how TEXT NOT NULL,
    at REAL NOT NULL
) STRICT;
CREATE INDEX tenures_by_table ON tenures (table_id, seat, after_move);

-- Questions to the others at a table: about a seat whose time is out, whether to pause, which clock (`args`).
CREATE TABLE votes (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    seat INTEGER,
    args TEXT NOT NULL DEFAULT '{}',
    voters TEXT NOT NULL,
    ballots TEXT NOT NULL DEFAULT '{}',
    opened_at REAL NOT NULL,
    closes_at REAL NOT NULL,
    PRIMARY KEY (table_id, kind)
) STRICT, WITHOUT ROWID;

-- Somebody was asked to take over a seat.
CREATE TABLE invitations (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    by_id INTEGER NOT NULL,
    power TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- Somebody may see what a seat sees.
CREATE TABLE shoulders (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    ended_at REAL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;

-- Notes to oneself, shown at one's next turn.
CREATE TABLE notes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    text TEXT NOT NULL,
    at REAL NOT NULL
) STRICT;
CREATE INDEX notes_by_table ON notes (table_id, user_id);

-- What to do when the turn comes. `after_move`: the moves that had been played when the order was given. `dropped`: why
-- it was not carried out.
CREATE TABLE orders (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    moves TEXT NOT NULL,
    careful INTEGER NOT NULL DEFAULT 1,
    after_move INTEGER NOT NULL,
    at REAL NOT NULL,
    dropped TEXT
) STRICT;
CREATE INDEX orders_by_table ON orders (table_id, seat);

-- How games ended, a row per seat. A person who does not want records is not named.
CREATE TABLE results (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user_id INTEGER,
    guild_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    players INTEGER NOT NULL,
    points INTEGER NOT NULL,
    place INTEGER NOT NULL,
    turns INTEGER NOT NULL,
    thought REAL NOT NULL,
    human INTEGER NOT NULL,
    rated INTEGER NOT NULL DEFAULT 0,
    ended_at REAL NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_by_user ON results (user_id, game) WHERE user_id IS NOT NULL;

CREATE TABLE ratings (
    user_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    games INTEGER NOT NULL,
    changed_at REAL NOT NULL,
    PRIMARY KEY (user_id, game)
) STRICT, WITHOUT ROWID;

-- `warned_at`: when it was said that a table which does not start is going to close. One living rematch per table.
ALTER TABLE tables ADD COLUMN warned_at REAL;
UPDATE tables SET expires_at=changed_at + 604800 WHERE status='lobby';
CREATE UNIQUE INDEX tables_by_rematch ON tables (rematch_of) WHERE rematch_of IS NOT NULL AND status<>'closed';
CREATE INDEX tables_in_play ON tables (thread_id) WHERE status='playing';
CREATE INDEX results_by_guild ON results (guild_id, game) WHERE user_id IS NOT NULL;
