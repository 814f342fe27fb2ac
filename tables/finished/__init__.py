"""After the game: results, ratings, exports, reviews, archived threads."""
