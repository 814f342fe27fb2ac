-- When in the game a seat made its points, and whether it was the start player, as JSON; empty until first asked for.
ALTER TABLE results ADD COLUMN course TEXT NOT NULL DEFAULT '';

-- Who waits in a server, longest first.
CREATE INDEX wishes_in_server ON wishes (guild_id, since);
