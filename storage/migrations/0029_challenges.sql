-- The challenge of the week: one deal per game and week, which everyone plays alone against the same automata.
CREATE TABLE challenges (
    game TEXT NOT NULL,
    ends_at REAL NOT NULL,
    seed TEXT NOT NULL,
    options TEXT NOT NULL,
    level TEXT NOT NULL,
    opponents INTEGER NOT NULL,
    PRIMARY KEY (game, ends_at)
) STRICT, WITHOUT ROWID;

-- One try per person. `source` is that of its table.
CREATE TABLE challenge_tries (
    game TEXT NOT NULL,
    ends_at REAL NOT NULL,
    user_id INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    source TEXT NOT NULL UNIQUE,
    at REAL NOT NULL,
    PRIMARY KEY (game, ends_at, user_id)
) STRICT, WITHOUT ROWID;
