"""Who sits where, from the lobby to the last seat that changes hands; servers that come and go."""
