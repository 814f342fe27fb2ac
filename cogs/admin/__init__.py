"""The powers of hosts and of a server's admins."""
