-- A turn that somebody is putting together in advance: the imagined position it starts from, the
-- answers picked so far, and which filed turn it is to replace.
CREATE TABLE drafts (
    game INTEGER NOT NULL REFERENCES games (id),
    seat TEXT NOT NULL,
    user INTEGER NOT NULL,
    base BLOB NOT NULL,
    since TEXT NOT NULL,
    picks TEXT NOT NULL,
    guard TEXT NOT NULL,
    edits INTEGER,
    PRIMARY KEY (game, seat, user)
) WITHOUT ROWID;
