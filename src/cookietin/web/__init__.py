"""The tin in the browser."""
