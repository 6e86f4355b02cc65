"""Moves: clicked, typed, taken back, answered by computers or by what was said in advance; what is
asked and seen after them."""
