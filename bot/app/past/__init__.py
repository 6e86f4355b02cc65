"""A game's past: its positions, one by one, what happened since somebody last looked, what is worth
remembering."""
