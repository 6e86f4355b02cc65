story-title = Jak do tego doszło
story-turns = Punkty zwrotne
story-leads = { $when }: na czele { $side }
story-gain = { $when }: { $side } +{ $n }
