-- A move changes the seats that are waited for. PostgreSQL renews all index entries of a row if a column changes that an
-- index names, also in its condition: so the condition is a column of its own, which moves of people leave as it is.
ALTER TABLE seats ADD COLUMN unattended INTEGER GENERATED ALWAYS AS
    (CASE WHEN owes_since IS NOT NULL AND (user_id IS NULL OR caretaken=1) THEN 1 ELSE 0 END) VIRTUAL;
DROP INDEX seats_unattended;
CREATE INDEX seats_unattended ON seats (table_id) WHERE unattended=1;
-- Old answers are deleted every six hours, which may look at all of them.
DROP INDEX answers_by_age;
