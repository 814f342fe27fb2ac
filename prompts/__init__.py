"""Questions and choices for a player, as data for any interface: panels in Discord, the board in a browser.

All choices come from `game.moves`; all texts come from `words`, based on the seat's view.
"""
