### What the bot itself says, in English. What a game says is in data/<game>/words.
###
### Style: short whole sentences with a full stop; labels without one; no exclamation marks.
### Times come in as <t:…> marks and people as mentions, so that readers see their own.

## A move that is refused

play-not-asked = Nothing is asked of you here right now.
play-not-offered = That is not possible right now.
play-twice = The same answer was given twice.
play-contradiction = “{ $one }” and “{ $other }” contradict each other: choose one of them.
play-how-many = Between { $least } and { $most } answers are needed here, not { $n }.
play-in-lobby = The game has not started yet, so there is nothing to answer. Take a seat with the button Join or /game join; the host starts the game with Start.

## What the staff advises

advice-only = { $move } — there is nothing else to do.
advice-nothing = Choose nothing
advice-usual = { $move } — played out { $pairs } times, nothing else came out clearly better.
advice-better = { $move } — played out { $pairs } times, that ended better than “{ $other }” { $better } times.

## A table, as everybody sees it

show-heading = ### { $game } · table { $table }
show-waiting = { $user } — { $text }
show-waiting-until = { $line } — until { $time }
show-person = { $seat } { $user }
show-play = Play
show-hand = My hand
show-log = Log
show-log-empty = Nothing has happened yet.
show-replay = Replay
replay-at = Board { $n } of { $of } · { $time }
replay-turns = Go to a board
replay-eyes = Look through the eyes of …
replay-public = Everybody
replay-nothing = No board has been shown at this table yet.
replay-no-board = This message shows no board of a game that I remember.
show-no-seat = You have no seat at this table.
show-started =
    Started { $time }.
    -# Fingerprint of the dice: `{ $pledge }`
show-is-lobby = The game has not started yet.
show-is-playing = The game is under way.
show-is-paused = The game is paused.
show-is-over = The game is over.
show-is-abandoned = The game was called off.
remind = { $seat }: your time runs out { $time }.
remind-open = { $seat }: the table waits for you.
over-title = **The game is over.**
over-abandoned = **The game was called off.**
over-place = { $place }. { $seats }
over-seed = -# Seed of the dice: `{ $seed }`, fingerprint: `{ $pledge }`
chronicle-title = **The chronicle of this game.**
chronicle-film = The whole game as a film; boards shown: { $n }.
chronicle-length = { $n } boards, from start to end: { $time }.
chronicle-quickest = Fastest answers: { $user }, half of them within { $time } or less.
chronicle-patient = Most patient: { $user } waited longest for the others.

## The lobby

lobby-open = { $host } opened this table.
lobby-room = **{ $n } of { $most }** people.
lobby-enough = **{ $n } of { $most }** people: enough to start.
lobby-more = **{ $n } of { $most }** people; { $more ->
    [one] one more is
   *[other] { $more } more are
} needed to start.
lobby-mend = { $option }: { $value }
lobby-length = Games like this one mostly took from { $first } to { $last }.
lobby-any-chair = Any seat
lobby-chair = Take a seat
lobby-join = Join
lobby-leave = Leave
lobby-options = Options
lobby-usual = { $n ->
    [one] One more option is
   *[other] { $n } more options are
 } as usual: /game options tells all.
lobby-computers = Computers
lobby-add = Add a computer
lobby-remove = Take a computer away
lobby-computers-about = Computers fill the table. They know no more than a person in their seat would.
lobby-computers-here = Here now: { $who }
computer-name = { $strength } (computer { $n })
computer-recruit = Recruit
computer-recruit-about = Makes blunders: for a first game
computer-officer = Officer
computer-officer-about = Plays soundly and at once
computer-staff = Staff
computer-staff-about = Thinks each decision through: the strongest
computer-off = Off
table-no-computers = This game has no computers yet.
table-computer-already = A computer has this seat already.
game-computer = A computer acts for this seat until its person does something.
game-computer-gone = No computer acts for this seat any more.
hint-not-here = This table wants no hints. Its host decides that under /game options.
hint-nothing = There is nothing to advise you on right now.
ladder-computer = The time of { $user } is up: { $next }.
ladder-then-computer = a computer takes over until they act
ladder-then-return = a computer acts for them until they do something again
table-option-hints = Hints from a computer (/hint)
table-option-alone = while one person plays alone
table-option-computer = twelve more hours once, then a computer until they are back
lobby-start = Start
options-variant = **Variants:** what the rulebook leaves to you.
options-table = **The table:** clocks, language and how questions are asked.
options-ruling = **Rulings** on doubts in the rulebook. Best left alone.
options-style = Way to play
options-as-many = as many as sit down ({ $n })
options-host-only = Only the host changes options, as long as the game goes on.
chair-unknown = There is no such seat.

## A player's own panel

panel-answered = Your answer so far: { $answer }. You may still change it.
panel-until = Until { $time }; otherwise: { $default }.
panel-until-extra = Until { $time }, with your extra time until { $extra }; otherwise: { $default }.
panel-idle = Nothing is asked of you right now.
panel-choice = { $verb }: { $label }
panel-none = Nothing
panel-more = More
panel-sure = Yes, do it
panel-not-sure = No, go back
panel-pick = Pick { $least } to { $most }
panel-pick-exactly = Pick { $n }
panel-pick-upto = Pick up to { $n }
panel-act-as = Act as: { $seat }
panel-confirm = Confirm ({ $n } of { $most })
panel-confirm-any = Confirm ({ $n })
panel-undo = Undo
panel-type = Type orders
panel-rule = Rule
panel-help = Help card
panel-zoom = Look closer
panel-follow = What the question is about
panel-whole = Whole board
panel-back = ◀ Back
panel-on = More ▶
panel-stale = This question is no longer open. Here is the present one.
panel-repeated = These orders have already been carried out; only the answer did not reach you. They were not carried out again.
panel-decided = Already decided: { $answer } Here is the present question.
panel-stopped = { $why } Not carried out: `{ $rest }`
hand-orders = Said in advance: { $orders }.
hand-plan = The filed turn: `{ $plan }`
hand-unseen = The picture could not be drawn.
type-title = Your orders
type-label = Orders
type-about = Several in a row, separated by ;
type-how = What is to happen
type-do = Carry out, or file for the next turn
type-check = Check only: say back how it is understood
panel-checked = Nothing has been done yet. This is how it is understood: `{ $orders }`
orders-set = Noted: { $order }.
orders-ahead = Also this turn
orders-back = Back to the question
orders-nothing-ahead = Nothing else can be settled for this turn now.
orders-withdraw = Drop the filed turn
orders-withdrawn = Dropped: `{ $rest }`
undo-nothing = There is nothing you can take back.
cards-none = This game has no cards to look up.
cards-unknown = No card is called “{ $name }”. Type a part of its name and pick it from the list.
cards-owner = { $name } ({ $owner })
cards-lies = Now: { $places }.
rules-none = No rule was found.

## Help

help-no-table = There is no game in this channel. /game new opens a table here; /me games shows where you play.
help-about = People play { $game } here, each when they have time. The bot knows the rules, moves the pieces and keeps what is secret.
help-join = You can still join: press Join under the message of this table, or use /game join.
help-joined = You are at the table. The game begins when the host presses Start.
help-seats = You play: { $seats }.
help-watching = You have no seat here, but you can look on.
help-buttons = **Play** shows what you are asked, and every possible answer as a button or in a menu. **My hand** shows what only you may see. **Log** shows what happened. Whatever you open, only you can read it.
help-commands =
    /play – what you are asked now
    /do – type your answer instead of pressing it
    /undo – take your last step back
    /hand – what only you may see
    /card – what a card does
    /rules – search the rules, for instance for “how do I win”
help-first = This is your first turn in this game. The help card has the most important rules; the button of that name shows it again.
help-more = The rest is in /rules: type what you want to know, for instance “how do I win”.

## Answers to commands

game-opened = Table { $table } is open in { $channel }. You have a seat; Leave gives it up.
game-joined = You are at the table.
game-left = You left the table.
game-started = The game begins.
game-paused = The game is paused.
game-resumed = The game goes on.
game-abandoned = The game was called off.
game-abandon = Call it off
game-abandon-sure = Call the game off, without a result?
game-abandon-host = Only the host, { $host }, can call the game off. You can give up your own seat with /game concede, or let somebody act for you with /game deputy.
game-abandon-lobby = Only the host, { $host }, can call the game off. You can leave the table with /game leave.
game-concede = Give up
game-concede-sure = Give up { $seat } for good?
game-deputy-named = Your deputy may act for you now.
game-deputy-gone = You have no deputy any more.
game-stood-in = You act for your team mate until they act again.
game-reported = The host has been told; nobody else reads it.
game-none-here = There is no game in this channel.
clocks-title = Time used for open questions. How long somebody thinks about a secret one is their own business.
clocks-open = { $person }: { $n ->
    [one] one answer
   *[other] { $n } answers
}, half within { $half }, three quarters within { $most }. Time-outs: { $late }
clocks-none-open = { $person }: nothing answered yet
clocks-own = Only you see this: { $said }. Extra time left: { $bank }
clocks-sealed = { $seat }, secret questions: { $n ->
    [one] one answer
   *[other] { $n } answers
}, half within { $half }, three quarters within { $most }, time-outs: { $late }
clocks-none-sealed = { $seat }, secret questions: none yet
game-needs-channel = A table needs a channel of a server.
game-lacks = The bot lacks these rights here: { $rights }.
game-no-thread-here = Threads cannot be made here. Use this command in a text channel, or in a post of a forum.
table-thread = { $game } · { $user }
table-thread-about = { $user } opens a table here.
admin-substituted = The seat has a new player.
admin-rewound = The game was set back.
admin-no-bot = A bot cannot take a seat.
admin-moment-unknown = Pick a moment from the list.
admin-only = This is for people who run this server: it needs the permission “{ $right }”.
error-out-of-date = This button is out of date. Use /play to see where the game stands.
error-unexpected = Something went wrong, and it is not your fault. Nothing was lost; try again. Reference: `{ $reference }`
error-done = What you asked for has been done, but the answer could not be shown. Do not send it again: /play shows where the game stands. Reference: `{ $reference }`
error-picture = The picture could not be shown, but everything written above holds. /play shows it again.

## A person's own settings

me-settings = Language: { $language }. Time zone: { $zone }. Direct messages: { $letters }.
me-settings-all = { $settings } Quiet hours: { $quiet }. Reminders: { $reminders }.
me-quiet = { $begin }:00–{ $end }:00
me-quiet-off = none
me-quiet-unknown = “{ $said }” are no quiet hours. Give two hours of the day, such as 23-7, or off.
me-remind-letter = by direct message
me-remind-table = at the table
me-remind-off = none
me-language-auto = as in Discord
me-language-en = English
me-language-pl = polski
me-letters-on = on
me-letters-off = off
me-letters-closed = refused by Discord
me-closed = Discord does not let me send you direct messages, so your hand cannot be sent there. The button “My hand” shows it at any time; /me settings turns direct messages on again.
me-zone-unknown = There is no time zone { $zone }.
me-no-games = You are not playing anywhere.
me-game = { $game } { $table }, { $channel }
me-game-waits = **{ $game } { $table }**, { $channel }: waits for you until { $time }
me-game-unreadable = Table { $table } cannot be shown: something in its records is damaged. It has been noted.
me-export = Everything the bot has noted about you.
me-forget-about = Your seats will stay, but without your name, and what the bot knows about you will be deleted. This cannot be taken back.
me-forget-sure = Forget me
me-forgotten = You are forgotten.

## What a table refuses

table-unknown = There is no such table.
table-broken = Something went wrong in the game. Nothing was done, and it has been noted.
table-channel-taken = There is a table in this channel already.
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
table-no-echo = This game cannot say typed orders back.
table-nothing-filed = No turn is filed.
table-nothing-said = No order was given.
table-no-such-choice = “{ $said }” is not possible right now.
table-no-such-choice-near = “{ $said }” is not possible right now. Did you mean `{ $near }`?
table-no-such-choice-example = “{ $said }” is not possible right now. What is possible looks like this: `{ $example }`. The list under /do shows everything.
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
table-no-deputy = You have no deputy.
table-no-such-person = There is nobody with the number { $said }. Mention a person of this server with @.
table-bad-deputy = { $user } plays at this table already.
table-not-your-side = You can only step in for a team mate.
table-not-absent = { $user } can be stood in for only after { $n } turns in a row without an answer.
table-message-broken = A message of your table { $table } cannot be made: something in its records is damaged. Other tables are not affected. Please ask whoever runs the bot to look at its log.
table-channel-refused = You host table { $table } in { $channel }, but the bot may not write there any more. The game goes on: everybody finds it with /me games. As soon as the bot may see the channel, send messages and attach files there again, the newest board appears.
table-channel-gone = You host table { $table }, but its channel { $channel } cannot be found any more. The game goes on: everybody finds it with /me games. If the channel comes back, the newest board appears there.
table-report = { $user } reports to you as the host of table { $table }: “{ $text }”
table-option-unknown = There is no option “{ $name }”.
table-option-value = “{ $value }” is not possible for “{ $name }”. Possible: { $legal }.

## What happens at a table

table-user = <@{ $user }>
table-pledge = -# All dice and cards follow from one secret number. Its fingerprint: `{ $pledge }`
table-seed = The seed of the dice: `{ $seed }`
table-plan-filed = { $n ->
    [one] One step is
   *[other] { $n } steps are
 } filed for your next turn.
table-orders-filed = { $n ->
    [one] One standing order is
   *[other] { $n } standing orders are
 } set.
table-plan-stopped = Your orders stopped: { $why } Not carried out: `{ $rest }`
table-lapsed = { $user } ran out of time: the default answer counts.
table-answered = { $n } of { $all } people { $n ->
    [one] has
   *[other] have
 } answered. { $text }
table-away = { $user } did not answer and counts as away until they act again.
table-all-away = Nobody answers any more: the game is paused.
table-back = { $user } is back.
table-paused-by = { $user } paused the game.
table-resumed = { $user } resumed the game.
table-abandoned = { $user } called the game off.
table-changed = { $user } changes what is agreed. { $option }: { $value }.
table-overdue = The time of { $user } is up. The table goes on waiting; the host may name a substitute.
table-not-overdue = The host may replace only somebody whose time is up.
table-to = { $seats }: { $text }
table-deputy = { $deputy } may now act for { $user }.
table-deputy-gone = { $user } acts alone again.
table-substituted = { $user } takes over from { $left } (decided by { $by }: { $reason }).
table-inherited = { $left } resigns. { $user } takes over: { $seat }.
table-undone = { $user } took back a move.
table-rewound = { $by } set the game back: { $reason }

## Taking back a move with everybody's leave

takeback-asked = { $user } asks to take back their latest move. Everybody else has to agree: { $people }. Nobody sees who has answered; one refusal ends it, and so does the game when it goes on.
takeback-agree = Agree
takeback-refuse = Refuse
takeback-begun = All others have been asked.
takeback-noted = Your answer is noted. Nobody sees it.
takeback-done = The move has been taken back.
table-takeback-done = { $user } takes back a move; everybody agreed. Dice and cards that come now are new ones.
table-takeback-refused = Not everybody agrees: the move of { $user } stands.
table-takeback-open = The table is being asked about a move already.
table-takeback-late = You have no move here that could still be taken back.
table-takeback-sealed = You are being asked a secret question right now. You can change your answer to it, but you cannot take back a move.
table-takeback-gone = Nobody is asked this any more.
table-takeback-not-asked = You are not asked here.

## Private threads

talk-conference = Talk
talk-name = { $who } · table { $table }/{ $n }
talk-about = **{ $who }.** In this thread: { $people }. Nobody else is let in, but moderators of this server can read along. The rules say what may be told here.
talk-refused = There is no private thread for { $who }: the bot lacks the right “{ $right }” here.
talk-impossible = There is no private thread for { $who }: this kind of channel has none.
talk-unlocked = The thread { $thread } should be locked now, but the bot lacks the right “{ $right }”.
right-view_channel = View Channel
right-send_messages = Send Messages
right-send_messages_in_threads = Send Messages in Threads
right-embed_links = Embed Links
right-attach_files = Attach Files
right-read_message_history = Read Message History
right-create_private_threads = Create Private Threads
right-create_public_threads = Create Public Threads
right-manage_threads = Manage Threads
right-manage_guild = Manage Server

## A finished game, checked

table-verify-no-seed = The seed is not known, so nothing can be recomputed.
table-verify-pledge = The seed does not match the fingerprint posted at the start.
table-verify-deal = The deal of seats and the first position do not follow from the seed.
table-verify-line = Line { $seq } of the journal cannot be repeated: { $why }
table-verify-events = Line { $seq } of the journal tells of other events than it leads to.
table-verify-position = The last position does not follow from the journal.

## What every table agrees on

table-option-clock = Time for an answer
table-option-bank = Extra time for a whole game
table-option-reaction_clock = Time for a reaction
table-option-veil = Standing orders answer after up to
table-option-language = Language of the table
table-option-turn_timeout = After a time-out
table-option-quiet_hours = Clocks stand still
table-option-holidays = Clocks stand still on these days
table-option-zone = Time zone of the table
table-option-mon = Mondays
table-option-tue = Tuesdays
table-option-wed = Wednesdays
table-option-thu = Thursdays
table-option-fri = Fridays
table-option-sat = Saturdays
table-option-sun = Sundays
table-quiet_hours = { $first }:00 to { $last }:00
table-holidays = { $first } to { $last }
table-zone = { $zone }
table-closed-week = Clocks must run for at least { $least } hours in every week, or a turn would never end.
table-bad-quiet_hours = “{ $said }” are no hours and days of a week. Give what you like of: sat sun 22-6.
table-bad-holidays = “{ $said }” are no days. Give them like this: 2026-12-24..2026-12-26 2027-01-01.
table-option-pace = Pace
table-option-refill = Extra time earned by each turn
table-option-bank_cap = Extra time grows up to
table-option-slots = Time is up on
table-slots = { $days } at { $time }
table-pace-daily = a turn a day
table-pace-evening = one evening: all are there
table-pace-brisk = brisk: three turns a day
table-pace-relaxed = relaxed: three turns a week
table-pace-slots = at fixed times of the week
table-pace-none = without clocks
table-pace-own = as chosen below
table-clock-slot = until the next fixed time
table-bad-slots = “{ $said }” are no fixed times. Give days and one time, such as mon wed fri 20:00.
table-bad-zone = There is no time zone “{ $said }”.
table-option-auto = the default answer counts
table-option-wait = the table waits
table-option-grace = twelve more hours once, then the default answer counts
table-option-ladder = twelve more hours, default, others may take the seat, it gives up
table-option-vacation = Days of vacation for each
table-vacation-days = { $n }
table-option-team_threads = Private thread for each team
table-option-on = yes
table-option-off = no
table-hours = { $n } h
table-minutes = { $n } min
table-days = { $n } days
table-clock-off = no limit

## Absences, time-outs and open seats

vacation-no-date = Give days from today on, such as 2026-12-24, the first one first.
vacation-twice = You are away on some of these days already.
vacation-too-long = You have { $n ->
    [one] one day
   *[other] { $n } days
} of vacation left at this table.
vacation-too-soon = The table waits for you: a vacation begins twelve hours from now at the earliest.
vacation-taken = { $game } { $table }: your clock stands still on these days. You can play all the same.
vacation-refused = { $game } { $table }: { $why }
vacation-left = { $game } { $table }: { $n ->
    [0] no day
    [one] one day
   *[other] { $n } days
} of vacation left
vacation-ends = Your vacation at table { $table } ends { $time }.
table-vacation = { $user } is away from { $first } to { $last }; that clock stands still meanwhile. Days left: { $n }.
table-safety-day = The time of { $user } would be up: one day of vacation is taken. Days left: { $n }.
idle-asked = Nobody has done anything at this table for three weeks. { $people }: is it to go on? If nobody does anything, it is closed { $time }, without a result.
idle-keep = Keep it
idle-kept = The table stays.
idle-nothing = This table is not about to be closed.
table-idle-kept = { $user } keeps this table.
table-idle-closed = Nobody has done anything here for four weeks: the game ends without a result.
table-pause-over = The pause has lasted three days: the game goes on.
pause-once = You have paused this game once. The host can pause it again.
pause-host-only = At this table only the host pauses the game.
ladder-grace = The time of { $user } is up. Twelve more hours are given, once in a game; after that { $next }.
ladder-default = { $user } did not answer; if that happens again at the next turn, { $next }. The host can undo this within a day: /game forgive.
ladder-offer = { $user } did not answer two turns in a row: anybody may take over the seat now. If nobody does within seven days, { $next }. The host can undo this within a day: /game forgive.
ladder-concede = Nobody has taken over from { $user }: the seat gives up. The host can undo this within a day: /game forgive.
ladder-then-default = the default answer counts
ladder-then-offer = the seat is offered to others
ladder-then-concede = the seat gives up
ladder-nothing = No time ran out within the last day.
ladder-undone = { $by } undoes what was done when time ran out. The game is set back to before it; everybody has fresh time.
game-forgiven = It is undone.
market-open-already = This seat is offered already.
market-not-open = This seat is not on offer.
market-knows-too-much = You have a seat at this table or had one, so you know what this one must not know.
table-seat-offered = { $user } offers this seat: { $seat }. Whoever takes it over goes on from here; until then nothing changes.
table-seat-kept = This seat is no longer on offer: { $seat }.
table-seat-taken = { $user } takes over from { $left }: { $seat }.
seat-open = **A seat is open:** { $seat }, in { $channel }.
seat-since = The game began { $time }.
seat-pace = Pace: { $pace }. Time for an answer: { $clock }.
seat-hours = The others mostly answer at { $hours } ({ $zone }).
seat-language = Language of the table: { $language }.
seat-look = Look at it
seat-take = Take this seat
seat-take-about = You get the hand, what has happened lately and fresh time for every answer.
seat-yours = You play { $seat } now. This is what has happened lately:
seat-gone = This seat is no longer open: { $seat }.
seat-offered = The seat is on offer. Go on playing until somebody takes it.
seat-kept = The seat is no longer on offer.
remind-later = In 4 hours
remind-snoozed = You will be reminded again in four hours, or an hour before time is up.
snooze-nothing = Nothing is asked of you there any more.
show-rematch = Rematch
rematch-not-over = The game is not over yet.
table-rematch = { $user } opens a table for another game with the same people: { $people }. Join sits you down.
panel-onward = Next table
note-none = You have noted nothing at this table.
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
me-safety-on = When your time would run out, a day of vacation is taken if you have one left.
me-safety-off = Days of vacation are taken only when you say so.

## Commands: names are lower case, at most 32 characters; descriptions at most 100

cmd-game = game
cmd-game-about = A table from its opening to its end
cmd-new = new
cmd-new-about = Open a table in this channel or in a thread of its own
cmd-join = join
cmd-join-about = Sit down at the table
cmd-leave = leave
cmd-leave-about = Leave the table before the game starts
cmd-start = start
cmd-start-about = Begin the game
cmd-options = options
cmd-options-about = Change what is agreed; after the start only what belongs to the table
cmd-status = status
cmd-status-about = Whom the table waits for, and until when
cmd-board = board
cmd-board-about = See the board
cmd-computer = computer
cmd-computer-about = Let a computer act for a seat until its person is back
arg-strength = strength
arg-strength-about = How well it plays; Off ends it
arg-computer-seat-about = Your seat, or one whose time is up if you are the host
cmd-take = take
cmd-take-about = Take over a seat a computer holds
arg-take-about = A seat held by a computer
cmd-hint = hint
cmd-hint-about = What the strongest computer would do in your place
cmd-replay = replay
cmd-replay-about = Step through the game from its first board
cmd-replay-here = Replay from here
cmd-log = log
cmd-log-about = What happened lately
cmd-pace = pace
cmd-pace-about = As the host, say how fast this table plays
arg-pace = pace
arg-pace-about = One choice that sets all clocks
arg-slots = times
arg-slots-about = Fixed times, such as mon wed fri 20:00
cmd-rest = rest
cmd-rest-about = As the host, say when clocks stand still: hours, days of the week, holidays
arg-closed = closed
arg-closed-about = Hours and days of every week, such as sat sun 22-6; off for none
arg-holidays = holidays
arg-holidays-about = Days, such as 2026-12-24..2026-12-26 2027-01-01; off for none
arg-table-zone-about = The time zone in which all that is meant
cmd-clocks = clocks
cmd-clocks-about = Who has taken how long to answer; how much extra time you have left
cmd-pause = pause
cmd-pause-about = Stop all clocks
cmd-resume = resume
cmd-resume-about = Let the clocks run again
cmd-takeback = takeback
cmd-takeback-about = Ask everybody to let you take back your latest move
cmd-deputy = deputy
cmd-deputy-about = Let somebody act for you; without a name, nobody any more
cmd-stand-in = stand-in
cmd-stand-in-about = Act for a team mate who has not answered for long, until they are back
cmd-report = report
cmd-report-about = Tell the host something that nobody else reads
cmd-note = note
cmd-note-about = Write something down for yourself at this table; nobody else reads it
arg-text = text
arg-text-about = A line to add; without it, your notes
arg-clear = clear
arg-clear-about = Delete what was noted before
cmd-cap = cap
cmd-cap-about = How many games at once somebody may play on this server
arg-most = most
arg-most-about = A number; 0 for as many as they like
cmd-offer = offer
cmd-offer-about = Offer your seat to others and play on until somebody takes it
arg-keep = keep
arg-keep-about = Offer it no longer
cmd-forgive = forgive
cmd-forgive-about = As the host, undo within a day what was done when time ran out
cmd-seats = seats
cmd-seats-about = Seats of running games that you can take over
cmd-admin-seats-about = Choose the channel in which open seats are shown
arg-channel = channel
arg-channel-about = A text channel of this server
cmd-vacation = vacation
cmd-vacation-about = Be away: your clocks stand still; without dates, how many days you have left
arg-first = from
arg-first-about = The first day, such as 2026-12-24
arg-last-day = to
arg-last-day-about = The last day; without it, one day
arg-safety = safety
arg-safety-about = Take a day of vacation when your time would run out
cmd-concede = concede
cmd-concede-about = Give up
cmd-abandon = abandon
cmd-abandon-about = Call the game off without a result
cmd-play = play
cmd-play-about = See what is asked of you, and answer
cmd-do = do
cmd-do-about = Type what you do; several things in a row with ;
cmd-hand = hand
cmd-hand-about = See your hand, in private
cmd-undo = undo
cmd-undo-about = Take back your last step
cmd-orders = orders
cmd-orders-about = Say in advance what you will answer
cmd-card = card
cmd-card-about = What a card does, and where everybody can see it
cmd-rules = rules
cmd-rules-about = The rule behind the present question, or search the rules
cmd-help = help
cmd-help-about = What this table is, whose turn it is, and what you can do
cmd-me = me
cmd-me-about = How the bot treats you, and what it knows about you
cmd-settings = settings
cmd-settings-about = Your language, time zone, direct messages and reminders
cmd-games = games
cmd-games-about = All your tables, those that wait for you first
cmd-export = export
cmd-export-about = Get everything the bot has noted about you
cmd-forget = forget
cmd-forget-about = Have your name deleted everywhere
cmd-admin = admin
cmd-admin-about = For those who run this server
cmd-substitute = substitute
cmd-substitute-about = Give a seat to somebody else
cmd-game-substitute-about = As the host, give the seat of somebody whose time is up to somebody else
cmd-rewind = rewind
cmd-rewind-about = Set the game back to an earlier moment
cmd-admin-pause-about = Stop all clocks of this table
cmd-admin-resume-about = Let the clocks of this table run again
cmd-admin-abandon-about = Call this game off without a result
arg-game = game
arg-game-about = Which game
arg-thread = thread
arg-thread-about = Open the table in a thread or forum post of its own
arg-chair = seat
arg-chair-about = Which seat; without it the deal decides
arg-seat = seat
arg-seat-about = Which seat, if you have several
arg-part = part
arg-part-about = Which part of the board
arg-last = last
arg-last-about = How many events
arg-player = player
arg-player-about = Who takes the seat
arg-deputy-about = Who may act for you
arg-report = text
arg-report-about = What the host should know
arg-reason = reason
arg-reason-about = Why; everybody at the table reads it
arg-moment = moment
arg-moment-about = Which moment to go back to
arg-what = what
arg-what-about = Pick from the list or type orders
arg-card = card
arg-card-about = A part of its name
arg-search = search
arg-search-about = A number or words; empty: the rule behind the present question
arg-language = language
arg-language-about = What the bot speaks to you
arg-zone = zone
arg-zone-about = Your time zone
arg-letters = messages
arg-letters-about = Whether your hand comes by direct message
arg-quiet = quiet
arg-quiet-about = Hours in which nothing calls you, such as 23-7; off for none
arg-reminders = reminders
arg-reminders-about = Where you are reminded when your time runs out
