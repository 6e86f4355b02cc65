# The board in a browser.

web-play = Play
web-hand = Hand
web-log = Log
web-closer = Closer
web-farther = Farther
web-whole = The whole board
web-asked = To the question
web-confirm = Confirm
web-more = More
web-due = Your answer is due
web-gone = This page is closed. Open the board again from your panel in Discord.
web-away = No connection. The page tries again by itself.
web-play-this = Play this
web-close = Close
web-filter = Find
web-board = Board
web-happened = What happened
web-over = The game is over.
web-idle = Nothing is asked of you right now.
web-open = Open the board
web-link = The board opens with this button, once and within ten minutes. It is yours alone: whoever has its address plays in your name.
web-off = Your boards in browsers are closed: { $n }.
web-not-here = Boards in a browser are not switched on here.
web-shut = Close my boards
web-watch = Let others watch
web-watched = Whoever opens this address watches the table, with nobody's cards and no questions: { $address }
    Share it where you like. Pressing *Let others watch* again makes a new one and closes this.
web-unwatch = Nobody watches any more
web-unwatched = The address is closed. Nobody watches any more.
web-host-only = Only the host of the table decides who may watch. Ask them to press *Let others watch*.
