"""The pictures of Tiletum."""
