"""How what is owed reaches Discord: table messages, direct messages, invitations, threads, duties of time."""
