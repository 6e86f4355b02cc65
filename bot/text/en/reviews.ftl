# Where a finished game was decided.

show-review = Where was it decided?
review-title = **Where it was decided, for you.** Only you see this. The staff looked at your decisions again, knowing what you knew.
review-going-on = The staff is still looking at this game. Ask again a little later.
review-moment = **{ $n }.** You chose **{ $made }**. The staff would have chosen **{ $better }**: played on to the end, that wins about { $percent } more games in a hundred. Where the end differed, it was better in { $times } of { $of }.
review-board = Replay from here
review-none = Nothing stood out: no other answer of yours would clearly have been better.
review-find = Your best find: **{ $made }**. An officer would have missed it.
review-luck =
    { $way ->
        [gave] The dice and cards gave you about { $percent } % of a win.
       *[took] The dice and cards took about { $percent } % of a win from you.
    }
review-not-yours = This is for those who played in the game, once it is over.
review-nothing = There is nothing to tell about this game: the staff looks at games between at least two sides.
