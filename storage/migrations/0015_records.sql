-- What a result means: where its points came from (message id → points, JSON), and what sets it apart from a game among
-- people that counts (`unrated`, `automata`; empty: nothing).
ALTER TABLE results ADD COLUMN sources TEXT NOT NULL DEFAULT '{}';
ALTER TABLE results ADD COLUMN apart TEXT NOT NULL DEFAULT '';
UPDATE results SET apart='automata' WHERE EXISTS
    (SELECT 1 FROM seats s WHERE s.table_id=results.table_id AND s.automaton IS NOT NULL);

-- Whether those one sits down with see how reliable one is.
ALTER TABLE people ADD COLUMN reliability INTEGER NOT NULL DEFAULT 0;
