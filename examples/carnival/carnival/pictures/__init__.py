"""Pictures that Carnival draws itself. The rest is made from its words."""
