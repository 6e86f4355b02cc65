## The lobby

lobby-open = { $host } opened this table.
lobby-room = **{ $n } of { $most }** people.
lobby-enough = { $free ->
        [0] **{ $n } people:** the table is full.
       *[other] **{ $n } of { $most }** people: enough to start.
    }
lobby-more = **{ $n } of { $most }** people; { $more ->
    [one] one more is
   *[other] { $more } more are
} needed to start.
lobby-mend = { $option }: { $value }
lobby-length = Games like this one mostly took from { $first } to { $last }.
lobby-length-simulated = Estimate, from simulated games of { $n } people: { $first } to { $last }.
lobby-any-chair = Any seat
lobby-chair = Take a seat
lobby-moved = You sit here now: { $seat }.
lobby-also = Also keep: { $seat }
lobby-both-sure = { $one } and { $other } are enemies. With both you see both hands and play against yourself. Do you want that?
lobby-both = Yes, both
lobby-join = Join
lobby-leave = Leave
lobby-options = Options
lobby-usual = { $n ->
    [one] One more option is
   *[other] { $n } more options are
 } as usual: /game options shows them all.
lobby-computers = Computers
lobby-fill = Fill the table with computers
lobby-add = Add a computer
lobby-remove = Take a computer away
lobby-computers-about = Computers fill empty seats. They know no more than a person in their seat would.
lobby-computers-here = At the table: { $who }
lobby-full = All seats are taken.
computer-name = { $strength } (computer { $n })
computer-recruit = Recruit
computer-recruit-about = Makes blunders: for a first game
computer-officer = Officer
computer-officer-about = Plays soundly and at once
computer-staff = Staff
computer-staff-about = Thinks each decision through: the strongest
computer-off = Off
guest-name = { $name } (guest)
guest-of = { $name } (a program of { $owner })
guest-gone = A guest without a program (officer)
guest-about = A program of somebody on this server
guest-not-here = This program no longer sits down at tables of this server.
guest-owner-plays = Somebody here would see their own cards and those of their program. Take the program away, or let its owner watch.
guest-seated = This program sits at the table already.
table-no-computers = This game has no computers yet.
table-computer-already = A computer has this seat already.
table-only-computers = Then only computers would be left, and they would play the game to its end at once. /game pause stops the clocks instead.
game-computer = A computer acts for this seat until its player does something.
game-computer-gone = No computer acts for this seat any more.
hint-not-here = Hints are switched off at this table. That was settled before the start.
hint-not-alone = At this table a computer advises only somebody who plays alone, against computers. That was settled before the start.
hint-in-league = In a league no computer advises anybody.
computer-in-league = In a league a computer acts for you only while your time is up or you are on vacation, and never the strongest one.
hint-one-at-a-time = You are already waiting for a hint. Ask for the next one when it has come.
hint-nothing = There is nothing to advise you on right now.
ladder-computer = The time of { $user } is up: { $next }.
ladder-then-computer = a computer takes over until they act
ladder-then-return = a computer acts for them until they do something again
table-option-copies = Trying things out in a copy (*Try it*)
table-option-hints = Hints from a computer (/hint)
table-option-alone = while one person plays alone
table-option-computer = twelve more hours once, then a computer until they are back
lobby-learn = 🎓 Learn it
lesson-opened = Your first game, table { $table }, has begun in { $channel }, against recruits. Each question there tells you what it is about; 👉 marks an answer that fits. You may always do something else.
lesson-none = This game has no lesson yet. Start it with recruits instead: they forgive a lot.
lesson-alone = A lesson is for one person. Others sit at this table already: start a usual game here, or type `/learn` in another channel.
lobby-start = Start
options-variant = **Variants:** what the rulebook leaves to you.
options-table = **The table:** clocks, language and how questions are asked.
options-ruling = **Rulings** on doubts in the rulebook. Best left alone.
options-style = Way to play
options-as-many = as many as sit down ({ $n })
options-host-only = Only the host can change options.
options-agreed = This is what the table has agreed on.
chair-unknown = There is no such seat.
