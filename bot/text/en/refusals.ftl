## A move that is refused

play-not-asked = You are not asked anything here right now.
play-not-offered = That is not possible right now.
play-twice = The same answer was given twice.
play-contradiction = “{ $one }” and “{ $other }” contradict each other: choose one of them.
play-how-many = This question takes { $answers }, not { $n }.
play-exactly =
    { $n ->
        [one] exactly one answer
       *[other] exactly { $n } answers
    }
play-between = between { $least } and { $most } answers
play-in-lobby = The game has not started yet, so there is nothing to answer. Take a seat with the Join button or /game join; the host begins the game with Start.

## A typed turn that is refused

turn-not-now = “{ $said }” can only be said when it is asked for. { $question }
turn-not-possible = “{ $said }” will not do here. { $question } You could say { $possible }.
turn-quoted = “{ $what }”
turn-how-many = “{ $said }”: this question takes { $answers }.
turn-cannot-pay = “{ $said }” does not pay for it.
turn-unread = “{ $said }” is not understood.
turn-form = “{ $said }” is not understood. Write it like this: `{ $form }`.
turn-unknown = Nothing is called “{ $said }” here.
turn-unknown-near = Nothing is called “{ $said }” here. Did you mean: { $near }?
turn-if = “{ $said }”: there is no earlier step { $n }.
turn-early = “{ $said }” ends before all of it is done.
turn-over = The turn this was meant for is over.
turn-changed = Something of yours was lost since you wrote this turn. Send it again if you still want it.
turn-echo = { $n }. “{ $said }” – { $does }.
turn-echo-nothing = { $n }. “{ $said }” – nothing to do.
turn-echo-later = { $n }. “{ $said }” – when its question comes.
turn-pick = { $verb }: { $what }
turn-wait-standing = Nobody is being waited for

## What a table refuses

table-unknown = There is no such table.
table-no-rules = The rules of this game ({ $game }) are not here at present, so the table waits: nothing of it is lost, and its clocks stand still. It goes on as soon as whoever runs the bot has installed them again.
table-broken = Something went wrong in the game. Nothing was done, and it has been noted.
table-channel-taken = This channel already has a table.
table-unknown-game = There is no game “{ $game }”.
table-no-zone = There is no time zone “{ $zone }”.
table-started = The game has already started.
table-not-started = The game has not started yet.
table-paused = The game is paused.
table-not-paused = The game is not paused.
table-over = The game is over.
table-host-only = Only the host can do that: { $host }.
table-not-seated = You have no seat at this table.
table-not-your-seat = That is not your seat.
table-conceded = That seat has given up.
table-no-orders = This game has no standing orders.
table-no-echo = This game cannot check typed orders beforehand.
table-nothing-filed = No turn is filed.
table-nothing-said = No order was given.
table-no-such-choice-near = “{ $said }” is not possible right now. Did you mean “{ $near }”?
table-no-such-moment = The game cannot be set back to that moment.
table-undo-off = Moves cannot be taken back at this table.
table-undo-barrier = That can no longer be taken back: { $why }.
table-undo-shown = since then something was rolled or shown, or the turn has gone on
table-undo-others = since then somebody else has acted
table-undo-silence = it was done because nobody answered in time
table-undo-sealed = a secret question is open
table-no-chair = There is no such seat.
table-joined = You are at this table already.
table-chair-taken = That seat is taken: { $user }.
table-full = The table has only { $n ->
    [one] { $n } seat
   *[other] { $n } seats
 }.
table-not-joined = You are not at this table.
table-nobody = Nobody is at the table.
table-no-deputy = Nobody acts for you here.
table-too-often = You have done this { $n } times at this table within a day. Please let some time pass.
table-too-many-steps = That is more than { $n } steps. Please type them in several parts.
table-too-many-lobbies = { $n } tables of yours have not begun. Start or close one of them first.
table-too-many-staffs = All your tables together may have { $n } seats of the strongest computers. Take weaker ones, or end a game first.
table-report-own = You are the host of this table yourself, so there is nobody else to tell.
table-no-such-person = There is nobody with the number { $said }. Mention somebody on this server with @.
table-bad-deputy = { $user } plays at this table already.
table-not-your-side = You can only step in for a team mate.
table-not-absent = You can stand in for { $user } only after { $n } turns in a row without an answer.
table-message-broken = A message of your table { $table } cannot be made: something in its records is damaged. Other tables are not affected. Please ask whoever runs the bot to look at its log.
table-channel-refused = You host table { $table } in { $channel }, but the bot may not write there any more. The game goes on: everybody finds it with /me games. As soon as the bot may see the channel, send messages and attach files there again, the newest board appears.
table-channel-gone = You host table { $table }, but its channel { $channel } cannot be found any more. The game goes on: everybody finds it with /me games. If the channel comes back, the newest board appears there.
table-server-left = You host table { $table }, but the bot was removed from its server. All clocks stand still, and nobody loses anything. If the bot is invited again within { $n } days, the game goes on from here; after that, everything about the tables of that server is deleted.
table-report = { $user } reports to you as the host of table { $table }: “{ $text }”
table-option-unknown = There is no option “{ $name }”.
table-option-value = “{ $value }” is not possible for “{ $name }”. Possible: { $legal }.
