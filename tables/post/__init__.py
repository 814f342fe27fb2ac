"""Notices and direct messages: what to send, to which readers, and whether it is still valid."""
