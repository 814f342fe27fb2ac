-- `called_at`: when the others asked whoever sits there whether they are still there; empty: nobody has, or they
-- answered. `host_called_at`: the same about the host of a table that has not started.
ALTER TABLE seats ADD COLUMN called_at REAL;
ALTER TABLE tables ADD COLUMN host_called_at REAL;
