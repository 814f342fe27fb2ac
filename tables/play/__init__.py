"""The game itself: drafts, confirming, taking back, whoever stands in, and what happened."""
