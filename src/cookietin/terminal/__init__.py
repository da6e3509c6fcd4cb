"""The terminal: matches that are played in it, and what commands write on it."""

from cookietin.terminal.evening import Evening
from cookietin.terminal.files import data_folder, write_file
from cookietin.terminal.screen import Plain, Progress, Screen, is_talking, plain, table
from cookietin.terminal.told import ending_line, number_of_clause, rules_text, title

__all__ = [
    "Evening",
    "Plain",
    "Progress",
    "Screen",
    "data_folder",
    "ending_line",
    "is_talking",
    "number_of_clause",
    "plain",
    "rules_text",
    "table",
    "title",
    "write_file",
]
