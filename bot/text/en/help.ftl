## Help

help-no-table = There is no game in this channel. /learn teaches you a game by playing it; /game new opens a table here; /me games shows where you play.
help-about = A game of { $game } is played here; everybody moves when they have time. The bot knows the rules, moves the pieces and keeps the secrets.
help-join = You can still join: press Join under the message of this table, or use /game join.
help-joined = You are at the table. The game begins when the host presses Start.
help-seats = You play: { $seats }.
help-watching = You have no seat here, but you can watch.
help-buttons = **Play** shows what you are asked, and every possible answer as a button or in a menu. **My hand** shows what only you may see. **Log** shows what happened. Whatever you open, only you can read it.
help-commands =
    /play – what you are asked now
    /do – type your answer instead of pressing it
    /undo – take your last step back
    /hand – what only you may see
    /card – what a card does
    /rules – search the rules, for instance for “how do I win”
help-first = Your first turn in this game. The help card has the most important rules; the menu at the foot of your panel shows it again.
help-more = The rest is in /rules: type what you want to know, for instance “how do I win”.
