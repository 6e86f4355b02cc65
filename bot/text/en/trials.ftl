# Copies of a game to try things out in.

show-try = Try it
trial-imagined = *A copy for you alone. What you cannot know is dealt anew; nothing happens at the table, and after a day it is gone.*
trial-known = *A copy for you alone, with everything as it was. Nothing happens at the table, and after a day it is gone.*
trial-deal = Deal again
trial-everybody = Play all sides
trial-computers = Computers play the others
trial-over = This copy’s game is over.
trial-won = This copy’s game is over. { $seats } won it.
trial-again = Play this start again
trial-gone = This copy is gone: copies last a day. Press “Try it” under a board for a new one.
trial-league = At this table nobody tries things out while the game is under way. When it is over, you can.
trial-no-computers = There are no copies of this game to try things out in.
trial-too-long = A copy takes at most { $n } moves. Press “Deal again” to begin anew.
