-- `at_once`: whether a person wants to be called the moment a table waits for them, asleep or on vacation too.
ALTER TABLE people ADD COLUMN at_once INTEGER NOT NULL DEFAULT 0;
