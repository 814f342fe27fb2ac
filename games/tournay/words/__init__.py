"""Tournay in words: names, sentences, buttons and digests."""
