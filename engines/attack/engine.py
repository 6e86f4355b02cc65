"""Attack!: how the chapters are wired together.

A seat is a colour. Keys of choices are `verb/arg`; `<region>` is an id of the map.

    claims     claim/<region>                          in turn
               first, then africa/<region> ...         sealed: a ranking, in the order picked
    placing    infantry/<region> tank/... artillery/... plane/..., five times; capital/<region>;
               under seal also again (start over) and done
    turn       move, blitz, strategic, naval, build, end
               diplomacy/<region>
               propose/<seat>, announce/<seat>         an offer of cards, private or public
    order      from/<region> -> to/<region> -> infantry/<n> tank/<n> artillery/<n> plane/<n>
               (one number for each kind; of two numbers of a kind the larger counts)
               planes/on, planes/back, planes/ask      for the last line, if it may be blocked
               undo (the last line), send, back
    leave      block/<origin>.<target>, any number; what is not named may cross
    planes     on/<origin>.<target>, any number; the others turn back
    battle     doctrine/balanced|shield|all_in|steer, order/<ptia>, want/<itap>, cap/<n>
               (a doctrine, or an order of kinds with what is wanted first and a cap)
               rivals at a neutral: no, or a doctrine to command the garrison
               steering: bring/<2i1t>, bring/none
    naval      ship/<b1> in the order of the line, auto; rule/below.50, rule/after.2,
               rule/left.1, rule/stay; fight, withdraw; live rounds: stay, retreat
    build      into/<region> -> infantry/<n> ...; battleship/<n> destroyer/<n> submarine/<n>
               carrier/<n>; undo, done, back
    trade      give/<card>, want/<oil.3>, again/<oil.3> (a second one), back
               accept/<deal> or accept/<deal>.<card>+<card>, decline/<deal>, counter/<deal>,
               withdraw/<deal>; the sea controller: allow, forbid

`back` takes back an order that has cost nothing yet; picked with others it wins.
Trading stands in an offer nobody waits for where a seat is asked nothing else.
"""
