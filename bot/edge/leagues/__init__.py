"""Leagues as people see them.

plates.py      what the service tells -> what the pictures show; what people are called there
sentences.py   leagues, seasons, tables and rules in sentences
announcing.py  what leagues say by themselves: sign-up, standings, threads, the end of a season
forms.py, options.py
               the windows in which a league is set up
actions.py, finding.py, running.py, setting_up.py
               what commands, buttons and windows do
referees.py    what referees do
exchange.py    exports and imports
"""
