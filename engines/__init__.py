"""The rules of the games. Pure, synchronous, deterministic: they know seats, never users."""
