"""A club or a class for an evening: many people, one code, a tournament at many tables."""
