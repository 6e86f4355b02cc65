## Leagues: what they say in their channels, refusals, and the log

league-itself = the league
table-extended = { $by } gives everybody who is asked { $n ->
    [one] one more hour
   *[other] { $n } more hours
} ({ $reason }).

# Said in the channel.
league-confirm = **{ $league }**, season { $n }: will you play? Please confirm by { $by }. Places that are not confirmed go to people on the waiting list.
league-place-lost = **{ $league }**: the season begins without you, because you did not confirm.
league-place-taken = { $user } takes the place of { $left } in pool { $n }.
league-moved-up = **{ $league }**: a place has become free, and it is yours.
league-begins = Season { $n } begins with { $people ->
    [one] one person
   *[other] { $people } people
}.
league-season-off = Season { $n } does not take place.
league-season-too-few = Season { $n } does not take place: too few people have confirmed.
league-pool-begins = Pool { $n } begins: { $people }. Games start by themselves when everybody in them is free.
league-round-begins = { $division ->
    [0] Round { $n } of { $of } begins:
   *[other] Division { $division }, round { $n } of { $of } begins:
} { $tables ->
    [one] one table
   *[other] { $tables } tables
}.{ $due ->
    [none] {""}
   *[other] {" "}The next round starts { $due } at the latest; games still under way then are played out.
}{ $resting ->
    [0] {""}
   *[other] {" "}Sitting out: { $people }.
}
league-round-drawn = { $division ->
    [0] Round { $n } of { $of } is paired:
   *[other] Division { $division }, round { $n } of { $of } is paired:
} { $tables ->
    [one] one table
   *[other] { $tables } tables
}. It begins { $begins }; until then it may still change.{ $resting ->
    [0] {""}
   *[other] {" "}Sitting out: { $people }.
}
league-you-rest = **{ $league }**: you sit out round { $n } and have nothing to do. You will hear when the next one begins.
league-you-are-silent = **{ $league }**: your latest games were lost by time, so you sit out for now. Press the button when you want to play again.
league-your-table = **{ $league }**, table { $n }: { $people }. Your game begins here.
league-ruled = { $what } Decided by { $by }: { $reason }

# What those who run it do while a season runs.
league-step-drop = { $user } does not play this season any more.
league-step-back = { $user } is back.
league-step-late = { $user } joins from round { $n } on; { $worth ->
    [nothing] missed rounds count nothing.
    [half] each missed round counts like a game without a winner.
   *[average] each missed round counts their own average.
}
league-step-rest = { $user } sits out round { $n }; { $worth ->
    [nothing] it counts nothing.
    [half] it counts like a game without a winner.
   *[average] it counts their own average.
}
league-step-silent = { $user } sits out, as the latest games there were lost by time. A button is enough to come back.
league-step-awake = { $user } plays again.
league-step-away = { $user } is no longer on this server and is paired no more. Who runs the league can undo it (`/league run`).
league-step-date = Round { $n } lasts until { $due }.
league-step-anew = Round { $n } was paired anew.
league-step-swap = { $user } and { $other } change places in round { $n }.
league-step-begin = Round { $n } begins now.
league-step-points = Points for { $user }: { $points }.
league-step-heir = { $other } takes the place of { $user } for the rest of the season, with all points and the games under way.
league-step-undone = Undone: { $what }
league-step-gone = That cannot be undone any more.
league-step-no-rounds = That is only possible where rounds are paired one after the other.
league-nothing-drawn = No round waits for its beginning. How many hours a pairing is shown before it begins is set under *Rounds* in the settings.
league-not-drawn = Both people have to be in the pairing of this round.
league-no-round = No round is under way.
league-plays-on = They play this season as it is.
league-was-here = They are in this season, or were before.
league-rests-already = They sit out the next round already.
league-own-points = Nobody gives points to themselves.
league-points = A number of points from −{ $most } to { $most } is needed, other than zero.
league-not-silent = You do not sit out: you are paired like everybody.

# Refusals.
league-unknown = There is no such league.
league-unknown-season = There is no such season.
league-no-name = A league needs a name.
league-game-needed = A league needs at least one game.
league-format-unsuited = This format does not suit these games.
league-size-unsuited = Tables of { $size } do not suit these games here. Possible: { $legal }.
league-number = A whole number from { $least } to { $most } is needed here.
league-pool-unsuited = A pool of { $n } cannot be seated at tables of this size.
league-no-role = Which role may enter? None is named.
league-no-divisions = This format has no divisions.
league-best-of-all = All games count where people win together or play in twos.
league-runners-only = Only those who run the league can do that.
league-referees-only = Only the league’s referees can do that.
league-own-table = Somebody who plays at a table cannot referee it.
league-archived = This league is closed.
league-season-first = A season is still under way.
league-season-already = This league has a season that is not over.
league-past = That moment has passed.
league-started = The season has started already.
league-too-few = Too few people have entered.
league-over = This season is over.
league-signup-over = Sign-up for this season is over.
league-invited-only = Only people who are invited can enter this league.
league-role-only = Only people with the role { $role } can enter this league.
league-unreliable = This league asks for a reliability of { $least }; yours is { $known } out of 100.
league-unreachable = The bot could not tell you that it is your turn: allow direct messages, or choose with `/me settings` to be reminded at the table.
league-entered = You have entered already.
league-not-entered = You have not entered this season.
league-nothing-to-confirm = There is nothing to confirm at the moment.
league-avoid-oneself = You cannot keep away from yourself.
league-not-playing = That is not under way at the moment.
league-not-begun = This table has not begun.
league-not-finished = This game is not over yet.
league-bad-places = Each side needs a place, and one of them the first: { $sides }.
league-plays-already = { $user } plays at this table already.
league-no-reason = A public reason is needed.
league-referees-decide = This table belongs to a league. Its referees decide, with `/league run`.
league-no-host = This table belongs to a league and has no host. `/league dispute` calls the referees.
league-no-table = This is not a table of a league.
league-dispute-already = The referees have already been called to this table.
league-no-dispute = Nobody has called the referees to this table.

# Looking for a game.
seek-not-seeking = You are not looking for a game here any more.
seek-nothing = Choose at least one game and one pace.
seek-no-size = None of these games can be played by that many people.
seek-not-yours = This question is not for you.
seek-found = You have found each other: { $people }. Your game begins here.

# The log.
league-log-created = The league was created.
league-log-moved = The league goes on in { $channel }.
league-channel-refused = You made the league { $league }, but the bot may not write in its channel { $channel } any more. Everything it has to say waits until the bot may see the channel, send messages and open threads there again; or type `/league run` in another channel and press “Move here”.
league-channel-gone = You made the league { $league }, but its channel { $channel } cannot be found any more. Type `/league run` in another channel and press “Move here”: it goes on there, and nothing it has to say is lost.
league-log-archived = The league was closed.
league-thread-gone = The thread of table { $n } cannot be found any more. The game goes on: everybody finds it as table { $table } with `/me games`. Referees may give it more time, decide or annul it.
league-thread-refused = The bot may not write in the thread of table { $n } any more: { $channel }. The game goes on: everybody finds it as table { $table } with `/me games`. As soon as the bot may write there again, the newest board appears.
league-log-changed = Changed: { $what }.
league-log-season = Sign-up for season { $n } was opened.
league-log-started = Season { $n } was started.
league-log-off = Season { $n } was called off.
league-log-ended = The end of season { $n } was set for today.
league-log-over = Season { $n } is over; { $running ->
    [0] no game is left
    [one] one game is still under way
   *[other] { $running } games are still under way
}.
league-log-entered = { $user } entered.
league-log-invited = { $people }: put on the list by those who run the league.
league-log-withdrew = { $user } withdrew.
league-log-confirmed = { $user } confirmed.
league-log-table-off = Table { $n } could not begin: { $reason }
league-log-extended = Table { $n }: { $hours ->
    [one] one more hour
   *[other] { $hours } more hours
} for everybody who is asked.
league-log-paused = Table { $n }: the clocks stand still.
league-log-resumed = Table { $n }: the clocks go on.
league-log-replaced = Table { $n }: { $user } takes over { $seat }.
league-log-adjudicated = Table { $n } was decided by a referee.
league-log-date-unopened = Table { $n } could not be opened by the date of its round and is not played. The other game of the two decides or, without one, who was drawn higher.
league-log-date-adjudicated = Table { $n } was decided as it stood on the date of the round.
league-log-annulled = Table { $n } does not count.
league-log-corrected = The result of table { $n } was corrected.
league-log-no-result = Table { $n } ended without a result: nobody gets anything for it, unless the referees annul or decide it.
league-log-dispute = { $user } called the referees to table { $n }.
league-log-settled = The dispute at table { $n } is settled.
league-log-brought-in = Earlier results were imported: { $count }.

# What can be changed.
league-setting-games = games
league-setting-format = format
league-setting-size = people at a table
league-setting-rounds = rounds
league-setting-pool = people in a pool
league-setting-division = people in a division
league-setting-least = minimum number of people
league-setting-most = maximum number of people
league-setting-options = options of all tables
league-setting-variants = options of the games
league-setting-options-of-tables = options of all tables ({ $what })
league-setting-options-of-game = options of { $game } ({ $what })
league-setting-points = points
league-setting-best = games that count
league-setting-substitutes = points of a seat that changes hands
league-setting-door = who may enter
league-setting-role = role
league-setting-reliability = minimum reliability
league-setting-at-once = most games at once
league-setting-signup-days = days of sign-up
league-setting-confirm-hours = hours to confirm
league-setting-round-days = days of a round
league-setting-notice-hours = hours a pairing is shown beforehand
league-setting-silent = games lost by time before one sits out
league-setting-season-days = days of a season
league-setting-runners = who runs the league
league-setting-referees = referees
league-setting-rewards = roles for the first places
