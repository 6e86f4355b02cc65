## What the staff advises

advice-only = Staff advice: **{ $move }**.
advice-nothing = Choose nothing
advice-others = Something else
advice-close = Staff advice: **{ $move }**. { $reasons ->
        [0] A close call: “{ $other }” looks almost as good.
       *[other] “{ $other }” comes close, but { $why }.
    }
advice-hasty = Staff advice: **{ $move }**. There was no time to compare it with anything.
advice-better = Staff advice: **{ $move }**. { $reasons ->
        [0] It looks clearly better than “{ $other }”.
       *[other] Better than “{ $other }”: { $why }.
    }
advice-wins = it should win you { $places }
advice-keeps = it should keep { $places } yours
hint-play = Play this

## A player's own panel

panel-answered = Your answer so far: { $answer }. You may still change it.
panel-until = Until { $time }
panel-until-extra = Until { $time }, { $extra } in reserve
panel-then = ; without an answer: { $default }
panel-then-back = this step is taken back
panel-idle = You are free for now: nobody waits for you.
panel-choice = { $verb }: { $label }
panel-hush = No, until I say otherwise
panel-none = Nothing
panel-asked-all = Asked of everybody who could hold such a card, so that nobody learns who does.
panel-all = All { $n }
panel-more = More
panel-sure = Yes, do it
nothing-done = All right, everything stays as it is.
panel-not-sure = No, go back
panel-pick = Choose { $least } to { $most }
panel-pick-exactly = Choose { $n }
panel-pick-upto = Choose up to { $n }
panel-act-as = Act as: { $seat }
panel-confirm = Confirm ({ $n } of { $most })
panel-confirm-any = Confirm ({ $n })
panel-undo = Undo
panel-type = Type orders
panel-hint = Hint
panel-rule = Rule
panel-help = Help card
panel-zoom = Show me …
panel-follow = Picture: this question
panel-whole = Whole board
panel-back = ◀ Back
panel-on = More ▶
panel-stale = This question is no longer open. Here is the current one.
panel-repeated = These orders have already been carried out; only the answer did not reach you. Nothing was done twice.
panel-decided = Already decided: { $answer } Here is the current question.
panel-stopped = { $why } Not carried out: `{ $rest }`
hand-orders = Said in advance: { $orders }.
hand-plan = The filed turn: `{ $plan }`
hand-unseen = The picture could not be drawn.
type-title = Your orders
type-label = Orders
type-about = Several in a row, separated by ;
type-examples = For example: { $examples }
type-how = What should happen?
type-do = Carry out, or file for the next turn
type-check = Check only: say back how it is understood
panel-checked = Nothing has been done yet. This is how it is understood: `{ $orders }`
orders-set = Noted: { $order }.
orders-ahead = Also this turn
orders-back = Back to the question
orders-nothing-ahead = There is nothing else to settle for this turn now.
orders-withdraw = Drop the filed turn
orders-withdrawn = Dropped: `{ $rest }`
undo-nothing = There is nothing you can take back.
cards-none = This game has no cards to look up.
cards-unknown = No card is called “{ $name }”. Type a part of its name and pick it from the list.
cards-owner = { $name } ({ $owner })
cards-lies = Now: { $places }.
rules-none = No rule was found. Try other words, or a number from the rules.
