"""What several games share: the stack of frames, the log of a move, saving, dice, maps."""
