"""A table in a browser: boards that are looked at, moved and tapped."""
