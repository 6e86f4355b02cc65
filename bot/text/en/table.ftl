## A table, as everybody sees it

show-heading = ### { $game } · table { $table }
show-waiting = { $user } — { $text }
show-waiting-until = { $line } — until { $time }
show-away = { $user } (on vacation until { $time })
show-person = { $seat }: { $user }
show-play = Play
show-hand = My hand
show-newest-board = To the newest board
show-next-board = To the next board
show-log = Log
show-log-empty = Nothing has happened yet.
show-replay = Replay
replay-at = Board { $n } of { $of } · { $time }
replay-turns = Go to a board
replay-eyes = Look through the eyes of …
replay-public = Everybody
replay-nothing = No board has been shown at this table yet.
replay-no-board = This message shows no board of a game the bot remembers.
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
remind-call = { $seat }: the table waits for your answer, until { $time }.
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
chronicle-luck = Luckiest dice: { $seat } hit { $n } times where { $expected } were to be expected.
chronicle-hold = Longest hold: { $seat }, { $place }, through { $n } boards.
show-verify = Verify
verify-good = Every die and card of this game follows from its seed, and the seed from the fingerprint posted at the start.
admin-chronicle = Chronicles of finished games are shown in { $channel } as well from now on.
