"""Who sits where, who may do what, who may look."""
