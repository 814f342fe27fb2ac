-- `in_words`: whether somebody plays by ear: panels, boards and areas in words, without pictures.
ALTER TABLE people ADD COLUMN in_words INTEGER NOT NULL DEFAULT 0;
