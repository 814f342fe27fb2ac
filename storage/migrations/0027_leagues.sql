-- What opened a table without a lobby, and which one of its tables it is: a league's round, an evening, a challenge.
-- Unique, so that a table whose opening was interrupted is neither lost nor opened twice.
ALTER TABLE tables ADD COLUMN source TEXT;
CREATE UNIQUE INDEX tables_by_source ON tables (source) WHERE source IS NOT NULL;

-- A season or tournament: sign-up, then rounds of tables. `settings` is JSON of `tables.leagues.model.Settings`.
CREATE TABLE leagues (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    language TEXT NOT NULL,
    organiser_id INTEGER,
    organiser TEXT NOT NULL,
    name TEXT NOT NULL,
    settings TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('draft', 'open', 'running', 'over', 'cancelled')),
    season INTEGER NOT NULL DEFAULT 1,
    season_of INTEGER REFERENCES leagues (id) ON DELETE SET NULL,
    seed TEXT NOT NULL,
    round INTEGER NOT NULL DEFAULT 0,
    closes_at REAL NOT NULL,
    round_ends_at REAL,
    due_at REAL,
    version INTEGER NOT NULL DEFAULT 1,
    shown INTEGER NOT NULL DEFAULT 0,
    lost INTEGER NOT NULL DEFAULT 0,
    invitation_id INTEGER,
    message_id INTEGER,
    message_round INTEGER,
    created_at REAL NOT NULL,
    ended_at REAL
) STRICT;
CREATE INDEX leagues_by_server ON leagues (guild_id, status);
CREATE INDEX leagues_due ON leagues (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX leagues_to_show ON leagues (id) WHERE shown<version;
CREATE UNIQUE INDEX leagues_next ON leagues (season_of) WHERE season_of IS NOT NULL;

-- Who is in a league. `number` is theirs for good, `stands_for` the number of the player whose place they took over.
CREATE TABLE league_players (
    league_id INTEGER NOT NULL REFERENCES leagues (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    user_id INTEGER,
    name TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('invited', 'in', 'out')),
    division INTEGER NOT NULL DEFAULT 0,
    stands_for INTEGER,
    at REAL NOT NULL,
    PRIMARY KEY (league_id, number)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX league_players_by_user ON league_players (user_id, league_id) WHERE user_id IS NOT NULL;

-- A drawn table: players' numbers in order of seats; the id of the table once it is open; the result once it has one.
-- A bye is a row with one player and no table.
CREATE TABLE league_tables (
    league_id INTEGER NOT NULL REFERENCES leagues (id) ON DELETE CASCADE,
    round INTEGER NOT NULL,
    number INTEGER NOT NULL,
    division INTEGER NOT NULL,
    game TEXT NOT NULL,
    players TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('drawn', 'playing', 'ended', 'bye')),
    table_id TEXT,
    result TEXT,
    how TEXT,
    ended_at REAL,
    PRIMARY KEY (league_id, round, number)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX league_tables_by_table ON league_tables (table_id) WHERE table_id IS NOT NULL;
CREATE INDEX league_tables_open ON league_tables (status) WHERE status IN ('drawn', 'playing');

-- Results corrected by the organiser or a manager, for everybody to read.
CREATE TABLE league_corrections (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    league_id INTEGER NOT NULL REFERENCES leagues (id) ON DELETE CASCADE,
    round INTEGER NOT NULL,
    number INTEGER NOT NULL,
    by_id INTEGER,
    by_name TEXT NOT NULL,
    reason TEXT NOT NULL,
    before TEXT NOT NULL,
    after TEXT NOT NULL,
    at REAL NOT NULL
) STRICT;
CREATE INDEX league_corrections_by_league ON league_corrections (league_id);
