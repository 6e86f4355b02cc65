### Sample Game, in English.
###
### Sentences of the log and questions end with a full stop; labels and names do not.

sg-title = Sample Game
sg-about = Five posts around a lake, a flag for each, and a card that may save it.
sg-seat-amber = Amber
sg-seat-blue = Blue
sg-seat-rose = Rose
sg-nobody = nobody
sg-post-ash = Ash
sg-post-birch = Birch
sg-post-elm = Elm
sg-post-oak = Oak
sg-post-pine = Pine
sg-card = the { $n }

## Options of a table

sg-option-rounds = Rounds
sg-option-rounds-4 = four
sg-option-rounds-8 = eight
sg-check-seats = Two or three of Amber, Blue and Rose can play.
sg-check-option = “{ $option }” cannot be { $value }.

## Questions and answers

sg-ask-turn = Your turn: settle a post, raid one, or rest?
sg-wait-turn = { $seat } to move
sg-verb-settle = Settle
sg-verb-raid = Raid
sg-verb-rest = Rest
sg-ask-guard = { $seat } is raiding your post { $post }. Do you guard it with a card?
sg-wait-guard = { $seat } may guard { $post }
sg-verb-guard = Guard with
sg-verb-pass = Let them come

## What happened

sg-log-settles = { $seat } settles { $post }.
sg-log-raids = { $seat } raids { $post }.
sg-log-rests = { $seat } rests.
sg-log-draws = You draw the { $n }.
sg-log-guards = { $seat } guards with the { $n }.
sg-log-taken = The die shows { $n }: { $seat } loses { $post }.
sg-log-held = The die shows { $n }: { $seat } holds { $post }.
sg-log-concedes = { $seat } gives up.
sg-log-over = The game is over.

## Pictures

sg-board-round = Round { $n } of { $most }
sg-board-over = The game is over. Winner: { $seats }
sg-board-player = flags { $flags }, cards { $cards }
sg-board-out = gave up
sg-board-no-cards = No cards
sg-board-alt = { $title }. { $headline }.
sg-board-alt-post = { $post }: { $owner }.
sg-board-alt-raided = { $post }: { $owner }, raided.
sg-board-alt-player =
    { $cards ->
        [one] { $seat } holds one card.
       *[other] { $seat } holds { $cards } cards.
    }
sg-board-alt-hand = You hold { $cards }.
