story-title = The way it went
story-course = Chances of winning, by what everybody could see
story-turns = Turning points
story-leads = { $when }: { $side } in the lead, { $n } to { $other }{ $gain ->
        [0] , as others fall back
       *[other] {" "}(+{ $gain })
    }
story-lost-end = { $loser } lost to { $side }, { $other } to { $n }.
story-lost-short = { $about }: { $side } { $n }, { $loser } { $other }.
story-lost-never = { $loser } never led.
story-lost-turn = { $side } took the lead for good in { $when }.
story-lost-blow = The lead grew most in { $when }, by { $n }.
