"""Discord, and nothing but Discord: each cog finds the table, lets `tables` act, and shows the result."""
