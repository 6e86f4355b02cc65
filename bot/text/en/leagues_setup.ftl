# Setting a league up: its panel, its options, how its sign-up will look.

leagues-back = Back
leagues-preview = Preview
leagues-preview-about = This is how people will see it:
leagues-next = Before you open sign-up
leagues-do-referees = Name a referee who does not play ({ leagues-window-staff }): nobody decides about a table of their own.
leagues-do-invite = Only people who are invited can enter: bring their list with `/league import` once sign-up is open, or open the league to everybody ({ leagues-window-people }).
leagues-do-preview = Look at the preview. Nobody sees anything before “{ leagues-open }”, and nearly everything can be changed later.
leagues-options-tables = All tables
leagues-options-variant = **The game**
leagues-options-table = **At the table**
leagues-options-ruling = **Doubts about the rules**
leagues-change-variant = Change the game (up to 4)
leagues-change-table = Change the table (up to 4)
leagues-change-ruling = Change rulings (up to 4)
leagues-options-typed = One of: { $legal }
leagues-options-typed-zone = A time zone such as Europe/Warsaw
leagues-options-typed-holidays = Days, such as 2026-12-24..2026-12-26 2027-01-01, or off
leagues-options-typed-slots = Days and a time, such as mon wed fri 20:00
leagues-next-pool = { $n ->
        [one] { $n } more person, and the next pool begins.
       *[other] { $n } more people, and the next pool begins.
    }
leagues-how-pools = Press “{ leagues-enter }” and you are in the queue. When your game begins you are called to its thread.
leagues-how-start = Press “{ leagues-enter }” and you are in. When your first game begins you are called to its thread.
leagues-how-confirm = Press “{ leagues-enter }” and you are in. Before the start you are asked once whether you will play; when your first game begins you are called to its thread.
leagues-how-confirming = If you are in, press “{ leagues-confirm }” before the start. If you are not, “{ leagues-enter }” puts you on the waiting list.
leagues-how-playing = “{ leagues-tables }” leads to every game; “{ leagues-kind-standings }” shows who leads.
leagues-length = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
} of { $days ->
    [0] any length
    [one] one day at most
   *[other] { $days } days at most
}: { $games ->
    [one] one game
   *[other] { $games } games
} for each.
leagues-length-so-far = With the people who are in by now { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
} of { $days ->
    [0] any length
    [one] one day at most
   *[other] { $days } days at most
}: { $games ->
    [one] one game
   *[other] { $games } games
} for each; more people, more rounds.
leagues-do-night = Clocks stand still at night by the clocks of { $zone }: change the time zone ({ leagues-options-tables }) if your people live elsewhere.
