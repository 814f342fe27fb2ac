"""The Castles of Burgundy, drawn and told."""
