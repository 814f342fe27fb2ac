"""What people do at a table: gather, play, look back, vote, watch, keep order."""
