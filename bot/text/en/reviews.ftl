# Where a finished game was decided.

show-review = Where was it decided?
review-title = **Where it was decided, for you.** Only you see this. The staff looked at your decisions again, knowing what you knew.
review-going-on = The staff is still looking at this game. Ask again a little later.
review-moment = **{ $n }.** You chose **{ $made }**. The staff would have chosen **{ $better }**: played on from here to the end, that wins about { $percent } games more in a hundred, and where the two ended differently it did better { $times } times out of { $of }.
review-board = Replay from here
review-none = Nothing stood out: nowhere would the staff clearly have done better.
review-find = Your best find: **{ $made }**. An officer would have missed it, and with it about { $percent } games in a hundred.
review-luck =
    { $way ->
        [gave] The dice and cards gave you about { $percent } % of a win.
        [gave-all] The dice and cards gave you as much as a whole win, and more.
        [took-all] The dice and cards took as much as a whole win from you, and more.
       *[took] The dice and cards took about { $percent } % of a win from you.
    }
review-not-yours = This is for those who played in the game, once it is over.
review-nothing = There is nothing to tell about this game: the staff looks at games between at least two sides.
