"""Genoa in words: names, sentences, buttons and digests."""
