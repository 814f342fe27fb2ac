"""Delivery of queued notices to Discord: table messages, direct messages, invitations, threads, timers."""
