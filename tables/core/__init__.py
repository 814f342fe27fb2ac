"""What every update of a table stands on: the table itself, its cache, a seat's session, and storing a change."""
