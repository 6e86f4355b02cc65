-- Which message a newer one takes the place of is looked up for every board and every hand.
DROP INDEX outbox_sent;
CREATE INDEX outbox_of_game ON outbox (game, kind);
CREATE INDEX outbox_of_user ON outbox (user) WHERE message IS NOT NULL;
