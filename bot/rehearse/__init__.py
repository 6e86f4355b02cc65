"""Everything the bot asks of Discord, tried once on a private server: `adjutant rehearse`.

A step is a plain function of the stage: it returns what it saw, and raises if Discord did something
else than the bot counts on. `application.py` lists them all.
"""
