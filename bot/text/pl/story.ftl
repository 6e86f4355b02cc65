story-title = Przebieg gry
story-course = Szanse na zwycięstwo, z tego, co widzieli wszyscy
story-turns = Punkty zwrotne
story-leads = { $when }: na czele { $side }, { $n } do { $other }{ $gain ->
        [0] , bo inni słabną
       *[other] {" "}(+{ $gain })
    }
story-lost-end = Wynik: { $side } { $n }, { $loser } { $other }.
story-lost-short = { $about }: { $side } { $n }, { $loser } { $other }.
story-lost-never = { $loser }: ani razu na prowadzeniu.
story-lost-turn = { $side }: na prowadzeniu już do końca ({ $when }).
story-lost-blow = Przewaga najbardziej urosła o { $n } ({ $when }).
