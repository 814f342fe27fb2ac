"""The pictures of Tournay."""
