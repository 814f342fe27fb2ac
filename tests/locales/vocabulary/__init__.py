"""What the fields of each game's records can hold (`VALUES`) and what its standings name (`SOURCES`), read by the tests
that look for words: one module per game."""
