"""The games, each in a room of its own: rules, pictures, words, automaton."""
