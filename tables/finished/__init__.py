"""After the game: results, ratings, exports, threads put away."""
