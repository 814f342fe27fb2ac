-- Where several processes serve one house: which of them delivers to a table or a person, or does a table's duties, and
-- until when the others leave it alone.
CREATE TABLE claims (
    what TEXT PRIMARY KEY,
    holder TEXT NOT NULL,
    until REAL NOT NULL
) STRICT;
