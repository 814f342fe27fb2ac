"""The game itself: drafts, confirming, undo, standing orders, caretakers and automata."""
