"""The basis of every update of a table: the table, its cache, a seat's session, and storing a change."""
