"""Finished games as static pages: no server, no script needed to read, nothing from elsewhere.

Only what was shown to everybody is published, and only of games that are over. People are numbers
unless whoever publishes gives them names; who asked to be forgotten is nobody."""
