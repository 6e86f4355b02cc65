# The position of the day.

daily-title = **Position of the day** · { $game } · { $date }
daily-asked = You are **{ $seat }**. { $question }
daily-until = Answer with a button: only you see it, and you may change your mind. The solution comes { $time }.
daily-noted = Noted: **{ $letter }**. The solution comes tomorrow; until then you may change your mind.
daily-over = This position is solved already: look a little further down the channel.
daily-best = **{ $letter } was best:** { $answer }. It beat the second best in { $times } of { $of } continuations.
daily-found =
    { $of ->
        [0] Nobody tried this one.
       *[other] { $n } of { $of } found it.
    }
daily-went = In the game { $seat } chose { $answer }. The winner was { $won }.
daily-ladder = **Most found this month**
