"""Questions about the games: how long, how fair, how much luck."""
