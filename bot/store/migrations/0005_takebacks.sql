-- Somebody asks all others for leave to take back a move. `target` is the seq to go back to.
CREATE TABLE takebacks (
    game INTEGER NOT NULL REFERENCES games (id),
    number INTEGER NOT NULL,
    user INTEGER NOT NULL,
    target INTEGER NOT NULL,
    asked TEXT NOT NULL,                      -- who has not agreed yet; nobody may see that
    open INTEGER NOT NULL,
    PRIMARY KEY (game, number)
) WITHOUT ROWID;
