-- Ratings of one season of the ladder, a quarter such as `2026Q4`; `ratings` has those of all time.
CREATE TABLE season_ratings (
    user_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    season TEXT NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    games INTEGER NOT NULL,
    changed_at REAL NOT NULL,
    PRIMARY KEY (user_id, game, season)
) STRICT, WITHOUT ROWID;
