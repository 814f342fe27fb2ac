"""Commands of hosts and server admins."""
