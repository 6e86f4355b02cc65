## Taking back a move with everybody's leave

takeback-asked = { $user } asks to take back their latest move. Everybody else has to agree: { $people }. Nobody sees who has answered; one refusal ends it, and so does the game when it goes on.
takeback-agree = Agree
takeback-refuse = Refuse
takeback-begun = Everybody else has been asked.
takeback-noted = Your answer is noted. Nobody sees it.
takeback-done = The move has been taken back.
table-takeback-done = { $user } takes back a move; everybody agreed. Dice and cards that come now are new ones.
table-takeback-refused = Not everybody agrees: the move of { $user } stands.
table-takeback-open = Another request to take back a move is still open at this table.
table-takeback-late = You have no move here that could still be taken back.
table-takeback-sealed = You are being asked a secret question right now. You can change your answer to it, but you cannot take back a move.
table-takeback-gone = This request is no longer open.
table-takeback-not-asked = You are not asked here.
