# Leagues as people see them: commands, windows, messages.

cmd-league = league
cmd-league-about = Leagues of this server
cmd-league-create = create
cmd-league-create-about = Create a league: a name, games, format, pace; you run it
cmd-league-find = find
cmd-league-find-about = Look for a game: which games, how many people, how fast
cmd-league-show = show
cmd-league-show-about = How the league stands, and your place in it
cmd-league-list = list
cmd-league-list-about = All leagues of this server
cmd-league-settings = settings
cmd-league-settings-about = The league’s settings; change them if you run it
leagues-threads-full = This server has as many active threads as Discord allows. The next tables begin as soon as some are archived.
cmd-league-run = run
cmd-league-run-about = For who runs or referees it: people, tables, rounds, undo
cmd-league-standings = standings
cmd-league-standings-about = Who stands where; results by round and cross-table
cmd-league-card = card
cmd-league-card-about = A player’s card: games, sides, strength, how reliably they answer
cmd-league-tables = tables
cmd-league-tables-about = All tables of the season, those still playing first
cmd-league-round = round
cmd-league-round-about = The current round: its tables, who sits out, when the next one starts
cmd-league-why = why
cmd-league-why-about = Why these people sit together
cmd-league-sides = sides
cmd-league-sides-about = How often each side wins
cmd-league-hall = hall
cmd-league-hall-about = The hall of fame: winners of all seasons, and records
cmd-league-rules = rules
cmd-league-rules-about = The rules of the league
cmd-league-log = log
cmd-league-log-about = Who did what in the league, and why
cmd-league-avoid = avoid
cmd-league-avoid-about = Keep away from somebody where pairing allows; nobody else is told
cmd-league-dispute = dispute
cmd-league-dispute-about = Call the referees to this table, in a private thread
cmd-league-export = export
cmd-league-export-about = Get the league as a file
cmd-league-import = import
cmd-league-import-about = Import people or earlier results from a file
arg-league = league
arg-league-about = Which league; without it, the one of this channel
arg-whose-card-about = Whose card; without it, yours
arg-whose-tables-about = Whose tables; without it, all
arg-season = season
arg-season-about = Its number; without one the latest that has begun
arg-table = table
arg-table-about = The number of the table in its season; without it, the one here
arg-off = off
arg-avoid-about = Whom you would rather not play with
arg-avoid-off-about = Stop keeping away from them
arg-dispute-about = What the referees should look at
arg-public-reason-about = Why; everybody can read it
arg-file-kind = kind
arg-file-kind-about = Which table, for a spreadsheet; or everything
arg-import-what = what
arg-import-what-about = A list of people, or earlier results
arg-import-file = file
arg-import-file-about = A text or CSV file; the exports of people and results show the form
arg-import-really = carry-out
arg-import-really-about = Really do it; otherwise you are only told what would be done
leagues-file-standings = standings, as a table
leagues-file-games = games, as a table
leagues-file-people = people, as a table; it can be imported
leagues-file-results = results, as a table; it can be imported
leagues-file-all = all tables of all seasons, packed
leagues-file-json = everything, as JSON
leagues-import-people = people
leagues-import-results = results

# The windows.
leagues-window-new = A new league
leagues-window-games = Games
leagues-window-tables = Tables
leagues-window-points = Points
leagues-window-people = People
leagues-window-rounds = Rounds
leagues-window-dates = Dates
leagues-window-staff = Staff
leagues-window-find = Find a game
leagues-field-name = Name
leagues-field-name-about = What the league is called
leagues-field-games = Games
leagues-field-games-about = One or several; people play all of them
leagues-field-format = Format
leagues-field-format-about = Who meets whom, and when
leagues-field-pace = Pace
leagues-field-pace-about = How fast all tables play
leagues-field-size = People at a table
leagues-field-size-about = Empty: what suits the games
leagues-field-rounds = Rounds
leagues-field-rounds-about = Or games for each person in a pool; empty: what suits
leagues-field-pool = People in a pool
leagues-field-pool-about = Empty: what suits the tables
leagues-field-least = Minimum number of people
leagues-field-least-about = With fewer the season does not start; empty: one table
leagues-field-points = Points
leagues-field-points-about = What a game is worth
leagues-field-best = Games that count
leagues-field-best-about = Only this many of each person’s best; empty: all
leagues-field-door = Who may enter
leagues-field-door-about = Anybody, people with a role, or people you invite
leagues-field-role = Role
leagues-field-role-about = The role that may enter
leagues-field-most = Maximum number of people
leagues-field-most-about = Others go on the waiting list; empty: no limit
leagues-field-reliability = Reliability
leagues-field-reliability-about = Out of 100; people who are still unknown may always enter
leagues-field-signup_days = Sign-up
leagues-field-signup_days-about = How long people can enter
leagues-field-confirm_hours = Confirming
leagues-field-confirm_hours-about = Before the start, everybody confirms that they will play
leagues-field-round_days = Rounds
leagues-field-round_days-about = When the next round starts at the latest
leagues-field-notice_hours = Shown beforehand
leagues-field-notice_hours-about = A pairing is shown, and can be changed, before the round begins
leagues-field-silent = Games lost by time
leagues-field-silent-about = So many in a row, and one sits out until one presses a button
leagues-value-notice_hours = { $n ->
        [0] begins at once
        [one] { $n } hour
       *[other] { $n } hours
    }
leagues-value-silent = { $n ->
        [0] nobody sits out
        [one] after { $n } game
       *[other] after { $n } games
    }
leagues-field-season_days = Season
leagues-field-season_days-about = When pairing stops; games under way are played out
leagues-field-at_once = Games at once
leagues-field-at_once-about = How many more than a person has finished
leagues-field-division = People in a division
leagues-field-division-about = Empty: no divisions
leagues-field-substitutes = Points of a seat that changes hands
leagues-field-substitutes-about = Who gets them
leagues-field-runners = Who runs it
leagues-field-runners-about = Besides whoever made it
leagues-field-referees = Referees
leagues-field-referees-about = They decide disputes, besides those who run it
leagues-field-rewards = Roles for the first places
leagues-field-rewards-about = Given at the end of a season: first, second, third
leagues-field-reason = Reason
leagues-field-reason-about = Everybody can read it in the log
leagues-field-sizes = People at the table
leagues-field-sizes-about = All numbers that would suit you
leagues-field-paces = Pace
leagues-field-paces-about = All that would suit you
leagues-field-days = How long
leagues-field-days-about = How long to keep looking
leagues-field-computers = Computers
leagues-field-computers-about = If too few are found: may a computer take a place?
leagues-value-format-suits = what suits the games
leagues-value-format-suits-about = Chosen for the games you picked
leagues-value-format-pools = rolling pools
leagues-value-format-pools-about = A pool starts when enough have entered; the next game when all are free
leagues-value-format-swiss = rounds
leagues-value-format-swiss-about = Swiss: each round those level on points meet
leagues-value-format-pairs = pairs of games
leagues-value-format-pairs-about = Swiss for two: each meeting is two games with sides swapped
leagues-value-format-round_robin = everybody meets everybody
leagues-value-format-round_robin-about = Two games with sides swapped for each pair
leagues-value-format-knockout = knock-out
leagues-value-format-knockout-about = Pairs of games; the winner goes on
leagues-value-points-result = by place
leagues-value-points-share = a win, plus a share of the points
leagues-value-points-win = wins, then places
leagues-value-door-open = anybody
leagues-value-door-role = people with a role
leagues-value-door-invited = only people who are invited
leagues-value-substitutes-line = whoever had it first
leagues-value-substitutes-taker = whoever took over, besides their own games
leagues-value-reliability = { $n ->
        [0] anybody
       *[other] at least { $n }
    }
leagues-value-signup_days = { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
leagues-value-confirm_hours = { $n ->
        [0] nobody is asked
        [one] { $n } hour
       *[other] { $n } hours
    }
leagues-value-round_days = { $n ->
        [0] when all games are over
        [one] after { $n } day
       *[other] after { $n } days
    }
leagues-value-season_days = { $n ->
        [0] when all have played
        [one] after { $n } day
       *[other] after { $n } days
    }
leagues-value-at_once = { $n }
leagues-value-days = { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
leagues-value-sizes = { $n }
leagues-value-computers-yes = yes, if all agree
leagues-value-computers-no = no
leagues-not-a-number = “{ $text }” is not a whole number.
leagues-setting-up = Set up before the first season.

# What is agreed.
leagues-rule-games = Games: { $games }.
leagues-rule-format-pools = Rolling pools: a pool starts when enough people have entered, and the next game when everybody in it is free.
leagues-rule-format-swiss = Swiss rounds: those level on points meet, and as few as possible meet twice.
leagues-rule-format-pairs = Swiss rounds for two: each meeting is two games with sides swapped.
leagues-rule-format-round_robin = Everybody meets everybody twice, with sides swapped.
leagues-rule-format-knockout = Knock-out: pairs of games with sides swapped, and the winner goes on.
leagues-rule-size = Up to { $n } people sit at a table.
leagues-rule-rounds = { $n ->
        [one] { $n } round.
       *[other] { $n } rounds.
    }
leagues-rule-pool = { $n } people make a pool.
leagues-rule-division = { $n } people make a division; a quarter of each goes up and down at the end.
leagues-rule-pace = Pace: { $pace }.
leagues-rule-points-result = Points: 1 for a win, 0 for the last place; a draw of two sides is worth a half, and places in between something from 0 to 0.6.
leagues-rule-points-share = Points: 1 for a win, plus one’s own share of what one’s side and the best of the others scored.
leagues-rule-points-win = Points: 1 for a win; a shared win is divided. Between people with as many wins, places decide.
leagues-rule-best = The best { $n } games of each person count.
leagues-rule-ties = Ties: places, games between those who are level, strength of opponents, wins, less time used, then a lot. Where people win together, or only the best games count, the games between them and the strength of opponents are left out.
leagues-rule-door-open = Anybody may enter.
leagues-rule-door-role = People with the role { $role } may enter.
leagues-rule-door-invited = Only people who are invited may enter.
leagues-rule-reliability = Reliability of at least { $n } out of 100; people who are still unknown may enter.
leagues-rule-most = At most { $n } people; others go on the waiting list.
leagues-rule-least = At least { $n } people, or the season does not start.
leagues-rule-at-once = { $n ->
        [one] One game at a time at first; each game finished allows one more.
       *[other] At first { $n } games at a time; each game finished allows one more.
    }
leagues-rule-signup = Sign-up lasts { $n ->
        [one] { $n } day.
       *[other] { $n } days.
    }
leagues-rule-confirm = In the last { $n ->
        [one] hour
       *[other] { $n } hours
    } before the start everybody confirms, or gives their place to somebody on the waiting list.
leagues-rule-round = The next round starts after { $n ->
        [one] { $n } day
       *[other] { $n } days
    } at the latest; games under way are played out.
leagues-rule-notice = Each round is shown { $n ->
    [one] { $n } hour
   *[other] { $n } hours
} before it begins.
leagues-rule-silent = { $n ->
    [one] Whoever loses a game by time
   *[other] Whoever loses { $n } games in a row by time
} sits out until they press a button.
leagues-rule-season = After { $n ->
        [one] { $n } day
       *[other] { $n } days
    } there are no more pairings; no game is cut short.
leagues-rule-substitutes-line = If a seat changes hands, its points go to whoever had it first.
leagues-rule-substitutes-taker = If a seat changes hands, its points go to whoever took it over, besides those of their own games.
leagues-runners = Run by { $people }.
leagues-referees = Referees: { $people }.
leagues-rewards = Roles for the first places: { $roles }.

# A league and its seasons.
leagues-none = There is no league on this server yet. `/league create` makes one.
leagues-unknown = There is no such league here.
leagues-no-season = This league has no season under way. `/league run` opens sign-up.
leagues-no-standings = There are no standings yet.
leagues-which-table = This is not a table of a league. Give the number of one.
leagues-not-begun = This table has not begun yet.
leagues-no-such-table = The season has no table with that number.
leagues-no-threads-here = A league needs a text channel or a forum, because each of its tables gets a thread.
leagues-card-on-server = Cards are shown on a server, because strength is counted there.
leagues-created = The league is created. Look through its rules, change what you like, then open sign-up.
leagues-changed = Changed. It holds for tables that begin from now on; games and format change with the next season.
leagues-unchanged = Nothing has changed.
leagues-open = Open sign-up
leagues-opened = Sign-up for season { $n } is open in { $channel }.
leagues-closed = closed
leagues-between = No season is under way.
leagues-is-signup = Season { $n }: sign-up is open.
leagues-is-confirming = Season { $n }: everybody is asked to confirm.
leagues-is-playing = Season { $n } is under way.
leagues-is-over = Season { $n } is over.
leagues-is-cancelled = Season { $n } did not take place.
leagues-closes = Sign-up ends { $time }.
leagues-starts = It starts { $time }.
leagues-ends = It ends { $time }.
leagues-places = { $n ->
        [one] { $n } person is in.
       *[other] { $n } people are in.
    }
leagues-places-of = { $n } of { $most } places are taken.
leagues-waiting = { $n ->
        [one] { $n } person is on the waiting list.
       *[other] { $n } people are on the waiting list.
    }
leagues-in-line = Waiting list: { $people }
leagues-and-more = and { $n } more
leagues-pledge = All pairings and lots follow from one secret number. Its fingerprint: { $pledge }
leagues-enter = Enter
leagues-confirm = I will play
leagues-withdraw = Withdraw
leagues-withdraw-sure = Withdraw from this season? Before the start, your place goes to somebody on the waiting list; after it, your seats are offered to others.
leagues-withdrawn = You have withdrawn.
leagues-confirmed = Good. You will be told when your first game begins.
leagues-you-are-in = You are in.
leagues-you-will-confirm = You will be asked to confirm { $time }.
leagues-you-wait = All places are taken. You are number { $place } on the waiting list, and will be told when a place is free.
leagues-you-entered = You are in.
leagues-you-waiting = You are on the waiting list.
leagues-you-confirmed = You are in, and have confirmed.
leagues-you-playing = You play in this season.
leagues-you-withdrawn = You have withdrawn.
leagues-you-left = You have left this season.
leagues-nobody = Nobody has entered yet.
leagues-somebody = somebody
leagues-avoided = Where pairing allows, you are kept apart from: { $people }. Nobody else is told.
leagues-first-of = The first { $n } of { $all }; Standings shows everybody.
leagues-first-pools = Here are the first { $n } of { $all } pools; Standings shows the others.
leagues-over = Season { $n } is over. Thank you for playing.
leagues-goes-up = Up to the division above: { $people }
leagues-goes-down = Down to the division below: { $people }
leagues-seed = The number behind all pairings and lots: { $seed } (fingerprint: { $pledge })
leagues-role-given = { $user } gets the role { $role }.
leagues-role-refused = { $user } should get the role { $role }, but the bot may not give it: it needs “{ $right }”, and a role of its own above that one.
leagues-role-gone = { $user } should get the role { $role }, but the person or the role is no longer here.
leagues-roles-unreached = The roles of this season could not be given, because the bot is not on this server at present. Somebody who runs the league can give them by hand.
right-manage_roles = Manage Roles

# What can be looked at.
leagues-line = { $parts }
leagues-season = Season { $n }
leagues-division = Division { $n }
leagues-pool = Pool { $n }
leagues-after-round = after round { $n }
leagues-final = final standings
leagues-still-playing = { $n ->
        [0] all games over
        [one] { $n } game under way
       *[other] { $n } games under way
    }
leagues-round = Round { $n }
leagues-round-due = The next round starts { $time } at the latest.
leagues-resting = Sitting out: { $people }.
leagues-no-rounds = This league has no rounds: games begin as soon as people are free.
leagues-no-tables = There are no tables yet.
leagues-no-place = no thread yet
leagues-table-due = { $game }: { $people }; begins when they are all free
leagues-table-paired = **{ $n }** { $game }: { $people } ({ $place })
leagues-table-playing = **{ $n }** { $place } { $game }: { $people }
leagues-table-finished = **{ $n }** { $place } { $game }: { $result }
leagues-table-annulled = **{ $n }** { $place } { $game }: { $people }; does not count
leagues-table-cancelled = **{ $n }** { $game }: { $people }; did not begin
leagues-kind-standings = Standings
leagues-kind-rounds = By round
leagues-kind-cross = Cross-table
leagues-choose-pool = Choose a pool
leagues-tables = Tables
leagues-people = People
leagues-rules = Rules
leagues-log = Log
leagues-log-empty = Nothing has been done yet.
leagues-itself = the league
leagues-because = Reason: { $why }
leagues-why = Table { $n }: { $people }. What spoke against this pairing:
leagues-why-again = { $people } have met before ({ $n }).
leagues-why-points = { $people } are { $n } points apart.
leagues-why-zones = The time zones of { $people } are { $n } hours apart.
leagues-why-side = { $people } has had this side before ({ $n }).
leagues-why-beside = { $people } have sat like this before ({ $n }).
leagues-why-else = Every other arrangement that was tried came out worse as a whole.
leagues-why-nothing = Nothing: they are level on points and new to each other.
leagues-why-seed = The number behind this pairing: `{ $seed }`
leagues-card-about = { $n ->
        [0] no league game under way
        [one] { $n } league game under way
       *[other] { $n } league games under way
    }
leagues-steady = steady
leagues-good = good
leagues-uneven = uneven
leagues-unknown-yet = not known yet
leagues-games-counted = { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
leagues-fact-games = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } by { $people ->
        [one] { $people } person.
       *[other] { $people } people.
    }
leagues-fact-wins = Most wins: { $name }, { $n }.
leagues-fact-title = Played most: { $game } ({ $n }).
leagues-fact-substitutes = { $n ->
        [one] { $n } person took over somebody’s seat.
       *[other] { $n } people took over somebody’s seat.
    }
leagues-fact-playing = { $n ->
        [one] { $n } game is still under way and counts here as it stands.
       *[other] { $n } games are still under way and count here as they stand.
    }
leagues-record-titles = Most seasons won: { $name }, { $n }.
leagues-record-games = Most games: { $name }, { $n }.
leagues-record-wins = Most wins: { $name }, { $n }.

# Threads of tables.
leagues-thread = Table { $n }, { $game }: { $people }
leagues-match-thread = { $game }: { $people }
leagues-post = { $name }. The game begins here.
leagues-place-refused = Threads for tables cannot be opened here. The bot needs: { $rights }. It will try again.
leagues-dispute-name = Dispute at table { $n }
leagues-dispute = Table { $n }: { $user } calls the referees.
leagues-dispute-people = In this thread: { $people }. Below is what everybody could read; no hands are shown.
leagues-dispute-refused = The referees are called to table { $n }, but no private thread can be opened here: the bot needs “{ $right }” and a text channel.
leagues-disputed = The referees have been called. A private thread opens for you and them.

# Referees.
leagues-places-unread = Give each side its place, such as: { $example }.

# Finding a game.
leagues-seeking = You are looking for { $games } until { $time }. { $n ->
        [0] Nobody else is looking for a game here yet.
        [one] { $n } more person is looking for a game here.
       *[other] { $n } more people are looking for a game here.
    } When enough of you suit each other, a thread opens and the game begins.
leagues-stop-seeking = Stop looking
leagues-seeking-no-more = You are no longer looking for a game.
leagues-match = { $game }: { $people } have found each other, but { $n ->
        [one] one place is free.
       *[other] { $n } places are free.
    } May computers fill in? Please answer by { $time }.
leagues-agree = Yes, let’s play
leagues-decline = No, keep looking
leagues-agreed = Good. The game begins when everybody agrees.
leagues-declined = All right. You are still looking.

# Files.
leagues-exported-standings = The standings as they are now. Any spreadsheet opens the file.
leagues-exported-games = The games of the season, a line for each person. Any spreadsheet opens the file.
leagues-exported-people = The people of the season. `/league import` reads the file too, also into another league.
leagues-exported-results = All results of the league. `/league import` reads the file too, also into another league.
leagues-exported-all = All tables of the league, packed.
leagues-exported-json = Everything about the league, for programs.
leagues-column-mention = mention
leagues-column-division = division
leagues-person-entered = in
leagues-person-waiting = waiting list
leagues-person-confirmed = confirmed
leagues-person-playing = playing
leagues-person-withdrawn = withdrawn
leagues-person-left = left
leagues-column-pool = pool
leagues-column-place = place
leagues-column-player = player
leagues-column-points = points
leagues-column-games = games
leagues-column-wins = wins
leagues-column-opponents = opponents
leagues-column-tie = tie
leagues-column-table = table
leagues-column-round = round
leagues-column-game = game
leagues-column-state = state
leagues-column-side = side
leagues-state-due = waits
leagues-state-paired = paired
leagues-state-playing = playing
leagues-state-finished = finished
leagues-state-annulled = does not count
leagues-state-cancelled = did not begin
leagues-file-too-large = That file is too large.
leagues-file-unread = That file is not UTF-8 text.
leagues-would-enter = { $n ->
        [one] { $n } person would be entered
       *[other] { $n } people would be entered
    }, { $waiting } would go on the waiting list, { $already } are in already. Nothing has been done yet: add `carry-out`.
leagues-have-entered = { $n ->
        [one] { $n } person is in
       *[other] { $n } people are in
    }, { $waiting } are on the waiting list, { $already } were in already.
leagues-would-bring = { $n ->
        [one] { $n } result
       *[other] { $n } results
    } of { $people } people would be brought in, { $known } are known already. Nothing has been done yet: add `carry-out`.
leagues-have-brought = { $n ->
        [one] { $n } result
       *[other] { $n } results
    } of { $people } people brought in, { $known } were known already.
leagues-faults = { $n ->
        [one] { $n } line is left out:
       *[other] { $n } lines are left out:
    }
leagues-fault-columns = Line { $line }: these columns are missing: { $found }.
leagues-fault-person = Line { $line }: neither a Discord number nor a mention: { $found }.
leagues-fault-date = Line { $line }: not a date such as 2026-01-31: { $found }.
leagues-fault-title = Line { $line }: not a game of this bot: { $found }.
leagues-fault-place = Line { $line }: not a place: { $found }.
leagues-fault-points = Line { $line }: not a number: { $found }.
leagues-fault-twice = Line { $line }: somebody is named twice: { $found }.
leagues-fault-alone = Line { $line }: a game with only one person: { $found }.
leagues-fault-long = The file has more than { $line } lines and is left out.
leagues-fault-many = The list names more than { $line } people and is left out.
leagues-fault-cell = One cell of the file is far too long, so the file is left out.

# `/league run`.
leagues-run-refused = That is for those who run or referee this league.
leagues-run-done = Done.
leagues-run-undone = Undone.
leagues-run-whom = Choose somebody
leagues-run-which = Choose a table
leagues-run-table = Table { $n }
leagues-run-waits = **{ $n }** { $place }: { $people ->
    [none] nobody is waited for
   *[other] waits for { $people }{ $until ->
        [none] {""}
       *[other] {" "}({ $until })
    }
}
leagues-run-person = { $place ->
    [0] { $user }
   *[other] **{ $place }** { $user }: { $points }
}{ $state ->
    [playing] {""}
   *[other] {" "}({ $status })
}
leagues-run-is-entered = entered
leagues-run-is-waiting = on the waiting list
leagues-run-is-confirmed = has confirmed
leagues-run-is-playing = plays
leagues-run-is-silent = sits out, fell silent
leagues-run-is-withdrawn = withdrew
leagues-run-is-left = out
leagues-run-undo = Undo …
leagues-run-drop = Take out
leagues-run-back = Bring back
leagues-run-late = Let somebody in
leagues-run-rest = Sit out a round
leagues-run-date = Move the date
leagues-run-anew = Pair anew
leagues-run-swap = Change places
leagues-run-begin = Begin now
leagues-run-points = Points
leagues-run-heir = Substitute
leagues-run-settings = Settings
leagues-run-start = Start now
leagues-run-start-sure = The season starts with everybody who has entered. This cannot be undone.
leagues-run-start-done = The season begins.
leagues-run-cancel = Call off
leagues-run-end = End the season
leagues-run-close = Close the league
leagues-run-close-sure = No season can be opened any more; everything stays readable.
leagues-run-close-done = The league is closed. Everything stays readable.
leagues-run-move = Move here
leagues-run-move-sure = The league goes on in the channel where you read this. Tables that have begun stay where they are.
leagues-run-move-done = The league goes on here. Tables that have begun stay where they are.
leagues-rule-pause = Stop the clocks
leagues-rule-resume = Clocks go on
leagues-rule-extend = More time
leagues-rule-replace = Give a seat away
leagues-rule-adjudicate = Decide
leagues-rule-correct = Correct the result
leagues-rule-annul = Annul
leagues-rule-settle = Close the dispute
leagues-field-user = Who
leagues-field-user-about = Somebody of this server
leagues-field-pair = Who change places
leagues-field-pair-about = Two people of this round, playing or sitting out
leagues-field-worth = Each round missed counts
leagues-field-worth-about = Everybody is told
leagues-field-penalty = Points
leagues-field-penalty-about = Such as -1, or 0.5; a win is 1
leagues-field-until = Days from now
leagues-field-until-about = When this round ends at the latest
leagues-field-hours = Hours
leagues-field-hours-about = For everybody who is asked
leagues-field-seat = Seat
leagues-field-seat-about = With who holds it now
leagues-field-places = Places
leagues-field-places-about = Such as Axis 1, Allies 2. Empty: as everybody can see the position
leagues-worth-nothing = nothing
leagues-worth-half = as a game without a winner
leagues-worth-average = their own average
leagues-not-decimal = “{ $text }” is not a number.
leagues-wake = I am back
leagues-awake = Welcome back: you are paired again from the next round on.
leagues-rest = Sit out the next round
leagues-you-sit = You sit out the next round, and get nothing for it. Press again if you want to play after all.
leagues-you-do-not-sit = You play the next round.
leagues-round-begins = begins { $time }.
