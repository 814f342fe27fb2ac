-- `named`: whether a person's name may stand in a play that another player logs elsewhere, as with BG Stats.
ALTER TABLE people ADD COLUMN named INTEGER NOT NULL DEFAULT 0;
