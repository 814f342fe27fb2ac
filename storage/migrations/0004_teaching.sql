-- Who is taught at which table: what they have been told (names of lessons, JSON), the lesson that stands in their panel
-- and the number of moves it was told after. `hints`: whether people may ask for advice at a table without automata.
CREATE TABLE lessons (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    teaching INTEGER NOT NULL DEFAULT 1,
    met TEXT NOT NULL DEFAULT '[]',
    shown TEXT,
    after INTEGER,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX lessons_by_user ON lessons (user_id);
ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;
