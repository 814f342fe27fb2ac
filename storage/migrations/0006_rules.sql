-- By which version of the rules a position was written; empty: by that of its table.
ALTER TABLE positions ADD COLUMN rules_version INTEGER;
