-- `onward`: whether somebody who has played at one table is asked at the next that waits for them without pressing.
ALTER TABLE people ADD COLUMN onward INTEGER NOT NULL DEFAULT 1;
