"""What a player is asked and offered, as data for any interface: panels in Discord, the board in a browser.

Everything offered comes from `game.moves`; everything said comes from `words`, of what the seat sees.
"""
