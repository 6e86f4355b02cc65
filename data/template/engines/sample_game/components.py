"""What is in the box (SG-1)."""

from __future__ import annotations

SEATS = ("amber", "blue", "rose")
POSTS = ("ash", "birch", "elm", "oak", "pine")
VALUES = (1, 2, 3, 4, 5, 6)
COPIES = 3
DEALT, MOST = 3, 4
"""Cards in hand at the start, and at most."""
