"""The challenge of the week: the same cards for everybody, one try each."""
