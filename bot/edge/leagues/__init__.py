"""Leagues as people see them.

called.py    what people are called in a picture
pictures.py  what the service tells -> what the pictures show
words.py     leagues, seasons, tables and rules in sentences
messages.py  what leagues say by themselves: sign-up, standings, threads, the end of a season
windows.py   the windows in which a league is set up
actions.py   what commands, buttons and windows do
referees.py  what referees do
files.py     exports and imports
routes.py    the word in a button's id -> what it does
"""
