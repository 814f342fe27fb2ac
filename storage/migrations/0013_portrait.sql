-- `board`: how the board stands in the messages of tables that a person hosts: upright (`phone`) or `wide`.
ALTER TABLE people ADD COLUMN board TEXT NOT NULL DEFAULT 'phone';
