"""What every game promises: laws over all games, for our tests and for those of packages.

`pytest --game night_auction` with `from conformance.promises import *` in a test file asks them all
of one game; `plugin.py` is what pytest needs to know of that.
"""
