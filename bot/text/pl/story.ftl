story-title = Przebieg gry
story-turns = Punkty zwrotne
story-leads = { $when }: na czele { $side }
story-gain = { $when }: { $side } +{ $n }
