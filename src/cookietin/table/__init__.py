"""One match with people in it."""
