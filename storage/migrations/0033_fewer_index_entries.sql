-- A move changes its table's row. PostgreSQL renews all index entries of the row if one of its indexed columns changes, so
-- the time of the last change is not indexed: the tables of one server are few enough to be sorted.
DROP INDEX tables_of_server;
CREATE INDEX tables_of_server ON tables (guild_id, status);
-- No query looks for a channel, and tables in play are found by tables_playing.
DROP INDEX tables_by_channel;
DROP INDEX tables_in_play;
