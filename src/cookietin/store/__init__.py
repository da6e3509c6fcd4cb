"""Where the events of matches are stored."""
