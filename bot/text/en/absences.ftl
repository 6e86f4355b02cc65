## Absences, time-outs and open seats

vacation-no-date = Give two dates from today on, within a year, such as 2026-12-24 and 2026-12-27, the earlier one first.
vacation-twice = Some of these days are already part of a vacation of yours.
vacation-too-long = You have { $n ->
    [one] one day
   *[other] { $n } days
} of vacation left at this table.
vacation-too-soon = The table is waiting for you: a vacation can begin in twelve hours at the earliest.
vacation-taken = { $game } { $table }: your clock stands still on these days. You can still play.
vacation-refused = { $game } { $table }: { $why }
vacation-left = { $game } { $table }: { $n ->
    [0] no day
    [one] one day
   *[other] { $n } days
} of vacation left
vacation-choose = Choose days
vacation-how = Press the button to take some, or type the first and the last day: /me vacation 2026-12-24 2026-12-27
vacation-booked = Your vacation: from { $first } to { $last }.
vacation-ends = Your vacation ends { $time }.
vacation-ended = Your vacation is over: your clocks run again.
vacation-nothing-waits = No table waits for you.
table-vacation = { $user } is away from { $first } to { $last }; that clock stands still meanwhile. Days left: { $n }.
vacation-end = End my vacation now
vacation-none = You are not on vacation at any table.
vacation-over = { $game } { $table }: your clock runs again.
table-vacation-over = { $user } is back from vacation. Days left: { $n }.
lobby-away = { $user } is on vacation until { $time }.
table-safety-day = The time of { $user } would be up: one day of vacation is taken. Days left: { $n }.
idle-asked = Nobody has done anything at this table for three weeks. { $people }, shall we go on? If nobody answers, the table closes { $time }, without a result.
idle-keep = Let’s go on
idle-kept = The table stays.
idle-nothing = This table is not about to be closed.
table-idle-kept = { $user } wants to go on: the table stays.
table-idle-closed = Nobody has done anything here for four weeks: the game ends without a result.
table-paused-until = { $user } pauses the game. It goes on by itself on { $time }, or sooner with /game resume.
table-pause-over = The pause has lasted three days: the game goes on.
pause-cut = { $user } lets the game go on, before your pause is over.
pause-once = You have paused this game once. The host can pause it again.
pause-host-only = At this table only the host pauses the game.
ladder-grace = The time of { $user } is up. They get twelve more hours, once in a game; after that { $next }.
ladder-default = { $user } did not answer; if that happens again at the next turn, { $next }. The host can undo this within a day: /game forgive.
ladder-offer = { $user } did not answer two turns in a row: anybody may take over the seat now. If nobody does within seven days, { $next }. The host can undo this within a day: /game forgive.
ladder-concede = Nobody has taken over from { $user }: the seat gives up. The host can undo this within a day: /game forgive.
ladder-then-default = the default answer counts
ladder-then-offer = the seat is offered to others
ladder-then-concede = the seat gives up
ladder-nothing = Nobody’s time ran out within the last day.
ladder-undone = { $by } undoes what happened when time ran out. The game is back where it was before, and everybody has fresh time.
game-forgiven = Undone.
market-open-already = This seat is offered already.
market-not-open = This seat is not on offer.
market-knows-too-much = You have or had a seat at this table, so you know things that this seat must not know.
table-knows-too-much = { $user } has seen another hand at this table.
table-admin-knows = { $user } has seen a hand of this table.
table-seat-offered = { $user } offers this seat: { $seat }. Whoever takes it over goes on from here; until then nothing changes.
table-seat-kept = This seat is no longer on offer: { $seat }.
table-seat-taken = { $user } takes over from { $left }: { $seat }.
seat-open = **A seat is open:** { $seat }, in { $channel }.
seat-since = The game began { $time }.
seat-stands = Since the beginning: { $how }.
seat-stands-gained-much = much has been gained
seat-stands-gained = something has been gained
seat-stands-held = little has changed
seat-stands-lost = something has been lost
seat-stands-lost-much = much has been lost
seat-pace = Pace: { $pace }; time for an answer: { $clock }
seat-clock = Time for an answer: { $clock }
seat-hours = The others mostly answer at { $hours } ({ $zone }).
seat-language = Language of the table: { $language }.
seat-look = Look at the seat
seat-take = Take this seat
seat-take-about = You get the hand, what has happened lately and fresh time for every answer.
seat-yours = You play { $seat } now. This is what has happened lately:
seat-gone = This seat is no longer open: { $seat }.
seat-offered = The seat is on offer. Go on playing until somebody takes it.
seat-kept = The seat is no longer on offer.
remind-later = In 4 hours
remind-snoozed = You will be reminded again in four hours, or an hour before time is up.
snooze-too-late = Less than an hour is left: you are not reminded again.
snooze-nothing = Nothing is asked of you there any more.
show-rematch = Rematch
rematch-not-over = The game is not over yet.
table-rematch = { $user } opens a table for another game with the same people: { $people }. Press Join to sit down.
panel-onward = Next table
note-add = Add a line
note-clear = Delete my notes
note-none = You have no notes at this table yet.
notes-full = Your notes at this table are full. Delete them to begin anew.
note-title = **Your notes at this table.** Nobody else reads them.
table-cap = { $n ->
    [one] On this server nobody plays more than one game at once.
   *[other] On this server nobody plays more than { $n } games at once.
}
admin-cap = { $n ->
    [0] Everybody may play as many games at once as they like.
    [one] Everybody may play one game at once.
   *[other] Everybody may play { $n } games at once.
}
seat-none = No seat is open.
seat-line = { $game } { $table }, { $channel }: { $seat }, offered { $time }
admin-seats = Open seats are shown in { $channel } from now on.
admin-forget-name = Nothing was deleted. To be sure, type the name of this server: { $name }
admin-forgotten = Everything about this server is deleted. { $n ->
    [0] It had no tables.
    [one] It had one table.
   *[other] It had { $n } tables.
}
me-safety-on = Vacation: a day is taken when your time would run out, if you have one left
me-safety-off = Vacation: only when you ask
