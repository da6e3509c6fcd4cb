"""How Cookie Addict is played at a table."""

HAS_SIDES = True
