"""Messages: their kinds, whom they call and how, what they show when they are sent, what became of
them."""
