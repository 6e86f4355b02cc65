"""Small pieces that several games share. Functions and records; no base class for games."""
