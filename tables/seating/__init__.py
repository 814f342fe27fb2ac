"""Players and spectators of a running table: substitutes, watching, following, side talk."""
