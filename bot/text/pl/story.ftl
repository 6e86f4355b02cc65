story-title = Przebieg gry
story-course = Szanse na zwycięstwo, z tego, co widzieli wszyscy
story-turns = Punkty zwrotne
story-leads = { $when }: na czele { $side }, { $n } do { $other }{ $gain ->
        [0] , bo inni słabną
       *[other] {" "}(+{ $gain })
    }
