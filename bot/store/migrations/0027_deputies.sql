-- Whoever has acted for a player has seen their hand: that is looked up with every command.
CREATE INDEX deputies_named ON journal (game, seq) WHERE kind = 'deputy';
