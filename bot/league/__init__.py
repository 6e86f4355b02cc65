"""The arithmetic of leagues: who meets whom, what a result is worth, who stands where.

Pure functions of results and rosters. Nothing here knows the store, the clock or Discord, and
nothing that follows from results is ever stored as the truth: it is worked out again from them.

    results.py    what a finished game means to a league, and the points for one
    standings.py  who stands where, with tie-breaks; promotion and relegation
    pairing.py    tables of 2 to 8 for a round; round robins, pools, knock-outs: meetings that are
                  fixed beforehand
    ratings.py    strength by title
    matching.py   who of those who look for a game makes a table together
"""
