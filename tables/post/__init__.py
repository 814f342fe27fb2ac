"""Whom a table waits for, and how they are told."""
