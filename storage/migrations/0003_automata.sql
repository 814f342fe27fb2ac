-- Automata at the table. `automaton`: the level of what plays a seat that never was a person's. `linger`: seconds that an
-- automaton waits before its turn. `caretaker`: the level at which seats are played whose person is away.
ALTER TABLE seats ADD COLUMN automaton TEXT;
ALTER TABLE tables ADD COLUMN linger INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN caretaker TEXT NOT NULL DEFAULT 'journeyman';
