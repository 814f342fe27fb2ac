"""The Discord layer: each cog finds the table, calls `tables`, and shows the result."""
