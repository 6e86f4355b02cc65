"""What a host sees of a bot that runs: its health, its figures, its signs of life."""
