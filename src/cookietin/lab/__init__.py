"""Questions to the games: how long, how fair, how much luck."""
