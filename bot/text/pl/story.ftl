story-title = Przebieg gry
story-turns = Punkty zwrotne
story-leads = { $when }: na czele { $side }, { $n } do { $other }{ $gain ->
        [0] , bo inni słabną
       *[other] {" "}(+{ $gain })
    }
