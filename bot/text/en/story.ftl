story-title = The way it went
story-course = Chances of winning, by what everybody could see
story-turns = Turning points
story-leads = { $when }: { $side } in the lead, { $n } to { $other }{ $gain ->
        [0] , as others fall back
       *[other] {" "}(+{ $gain })
    }
