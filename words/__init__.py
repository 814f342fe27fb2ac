"""Messages shared by all games in English and Hungarian (Project Fluent), and the class that formats them.

from words import speaker
say = speaker("hu")
say("table-your-turn", name="Anna")
say.term("calimala", "action", "wood")     # "Fa"
"""

from words.speaker import DEFAULT, LANGUAGES, MissingText, Speaker, cell_name, language_of, speaker

__all__ = ["DEFAULT", "LANGUAGES", "MissingText", "Speaker", "cell_name", "language_of", "speaker"]
