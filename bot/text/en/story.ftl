story-title = The way it went
story-turns = Turning points
story-leads = { $when }: the lead goes to { $side }
story-gain = { $when }: { $side } +{ $n }
