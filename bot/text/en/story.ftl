story-title = The way it went
story-turns = Turning points
story-leads = { $when }: { $side } in the lead
story-gain = { $when }: { $side } +{ $n }
