-- `wide`: whether somebody wants the wide board in their panels, for a desk, instead of the picture for a phone.
ALTER TABLE people ADD COLUMN wide INTEGER NOT NULL DEFAULT 0;
