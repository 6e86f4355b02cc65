"""Leagues: who enters, who plays whom, who stands where. Knows people and time, but not Discord."""
