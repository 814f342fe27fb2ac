"""Shared parts of all cogs: buttons, private answers, forms, names, pictures, languages, errors."""
