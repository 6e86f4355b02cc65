### Attack!, in English.
###
### Sentences of the log and questions end with a full stop; labels and names do not.
### Units are written I T A P: infantry, tank, artillery, plane; ships B D S C.

at-title = Attack!
at-about = Conquer, trade and break treaties on a map of the world.

## Players

at-seat-red = Red
at-seat-blue = Blue
at-seat-green = Green
at-seat-yellow = Yellow
at-seat-purple = Purple
at-seat-orange = Orange
at-nobody = nobody
at-nothing = nothing
at-garrison = the garrison
at-abandoned = abandoned troops

## Units, ships, cards

at-n-infantry = { $n } infantry
at-n-tank = { $n } { $n ->
        [one] tank
       *[other] tanks
    }
at-n-artillery = { $n } artillery
at-n-plane = { $n } { $n ->
        [one] plane
       *[other] planes
    }
at-n-battleship = { $n } { $n ->
        [one] battleship
       *[other] battleships
    }
at-n-destroyer = { $n } { $n ->
        [one] destroyer
       *[other] destroyers
    }
at-n-submarine = { $n } { $n ->
        [one] submarine
       *[other] submarines
    }
at-n-carrier = { $n } { $n ->
        [one] aircraft carrier
       *[other] aircraft carriers
    }
at-ship-battleship = battleship
at-ship-destroyer = destroyer
at-ship-submarine = submarine
at-ship-carrier = aircraft carrier
at-kind-population = population
at-kind-minerals = minerals
at-kind-factories = factories
at-kind-oil = oil
at-kind-rail = rail transport
at-kind-any = any card
at-card = { $kind } { $value }
at-wanted = { $value ->
        [1] { $kind }
       *[other] { $kind } { $value }+
    }
at-continent-north_america = North America
at-continent-south_america = South America
at-continent-africa = Africa
at-continent-eurasia = Eurasia
at-action-move = Move
at-action-blitz = Blitz
at-action-strategic = Strategic move
at-action-naval = Naval battle
at-action-diplomacy = Diplomatic attack
at-action-build = Build
at-action-trade = Trade
at-doctrine-balanced = Balanced (one of each kind first)
at-doctrine-shield = Shield (infantry first)
at-doctrine-all_in = All in (tanks and planes first)
at-doctrine-steer = Decide every round myself

## Regions and sea zones

at-region-alaska = Alaska
at-region-western_canada = Western Canada
at-region-central_canada = Central Canada
at-region-quebec = Quebec
at-region-western_us = Western United States
at-region-central_us = Central United States
at-region-southern_us = Southern United States
at-region-eastern_us = Eastern United States
at-region-mexico = Mexico
at-region-central_america = Central America
at-region-panama = Panama
at-region-cuba = Cuba
at-region-colombia = Colombia
at-region-venezuela = Venezuela
at-region-peru = Peru
at-region-bolivia = Bolivia
at-region-amazonia = Amazonia
at-region-brazil = Brazil
at-region-paraguay = Paraguay
at-region-argentina = Argentina
at-region-chile = Chile
at-region-morocco = Morocco
at-region-algeria = Algeria
at-region-libya = Libya
at-region-egypt = Egypt
at-region-sudan = Sudan
at-region-ethiopia = Ethiopia
at-region-french_west_africa = French West Africa
at-region-nigeria = Nigeria
at-region-central_africa = Central Africa
at-region-belgian_congo = Belgian Congo
at-region-east_africa = British East Africa
at-region-angola = Angola
at-region-rhodesia = Rhodesia
at-region-south_africa = South Africa
at-region-madagascar = Madagascar
at-region-iceland = Iceland
at-region-great_britain = Great Britain
at-region-france = France
at-region-low_countries = Low Countries
at-region-iberia = Iberia
at-region-germany = Germany
at-region-italy = Italy
at-region-scandinavia = Scandinavia
at-region-finland = Finland and the Baltic States
at-region-poland = Poland
at-region-danubia = Danubia
at-region-balkans = Balkans
at-region-romania = Romania
at-region-ukraine = Ukraine
at-region-russia = Western Russia
at-region-urals = Urals
at-region-caucasus = Caucasus
at-region-turkey = Turkey
at-region-levant = Levant
at-region-iraq = Iraq
at-region-saudi_arabia = Saudi Arabia

at-zone-north_sea = North Sea Zone
at-zone-mediterranean = Mediterranean Sea Zone
at-zone-caribbean = Caribbean Sea Zone

## Options of a table

at-option-continents = Continents
at-option-continents-help = Each player starts with one region on each of the four continents.
at-option-continents-on = one region on each
at-option-continents-off = anywhere
at-option-setup_pace = Set-up
at-option-setup_pace-help = Secret rankings, one claim at a time, or random regions. Random regions need the continents.
at-option-setup_pace-sealed = secret rankings
at-option-setup_pace-in_turn = one at a time
at-option-setup_pace-quick = random regions
at-option-claim_order = Order of claims
at-option-claim_order-help = In a snake, every second round of claims runs backwards.
at-option-claim_order-plain = always the same
at-option-claim_order-snake = snake
at-option-seat_order = Seats
at-option-seat_order-help = Who sits beside whom: as players joined, shuffled, or shuffled after the claims.
at-option-seat_order-join = as joined
at-option-seat_order-random = shuffled
at-option-seat_order-random_after_claims = shuffled after the claims
at-option-weak_hand_redraw = Weak hands
at-option-weak_hand_redraw-help = A starting hand worth less than 8 PP is dealt anew once.
at-option-weak_hand_redraw-off = kept
at-option-weak_hand_redraw-on = dealt anew
at-option-end = End of the game
at-option-end-help = Besides an elimination: after so many rounds, or by the clock, so many hours after the start. When time is up, the turn under way is the last.
at-option-end-1 = 1 round
at-option-end-2 = 2 rounds
at-option-end-3 = 3 rounds
at-option-end-4 = 4 rounds
at-option-end-5 = 5 rounds
at-option-end-6 = 6 rounds
at-option-end-7 = 7 rounds
at-option-end-8 = 8 rounds
at-option-end-9 = 9 rounds
at-option-end-10 = 10 rounds
at-option-end-11 = 11 rounds
at-option-end-12 = 12 rounds
at-option-end-13 = 13 rounds
at-option-end-14 = 14 rounds
at-option-end-15 = 15 rounds
at-option-end-16 = 16 rounds
at-option-end-17 = 17 rounds
at-option-end-18 = 18 rounds
at-option-end-19 = 19 rounds
at-option-end-20 = 20 rounds
at-option-end-21 = 21 rounds
at-option-end-22 = 22 rounds
at-option-end-23 = 23 rounds
at-option-end-24 = 24 rounds
at-option-end-25 = 25 rounds
at-option-end-26 = 26 rounds
at-option-end-27 = 27 rounds
at-option-end-28 = 28 rounds
at-option-end-29 = 29 rounds
at-option-end-30 = 30 rounds
at-option-end-31 = 31 rounds
at-option-end-32 = 32 rounds
at-option-end-33 = 33 rounds
at-option-end-34 = 34 rounds
at-option-end-35 = 35 rounds
at-option-end-36 = 36 rounds
at-option-end-37 = 37 rounds
at-option-end-38 = 38 rounds
at-option-end-39 = 39 rounds
at-option-end-40 = 40 rounds
at-option-end-2h = 2 hours
at-option-end-4h = 4 hours
at-option-end-8h = 8 hours
at-option-end-12h = 12 hours
at-option-end-24h = 24 hours
at-option-end-48h = 48 hours
at-option-end-72h = 72 hours
at-option-end-168h = 168 hours
at-option-end-336h = 336 hours
at-option-end-720h = 720 hours
at-option-end-none = by elimination only
at-option-last_one_standing = Last one standing
at-option-last_one_standing-help = An elimination does not end the game; it goes on until one player is left.
at-option-last_one_standing-off = off
at-option-last_one_standing-on = on
at-option-trade_lock = Trade lock
at-option-trade_lock-help = How long before the end nobody trades any more: rounds where rounds are counted, minutes where the clock is. The rulebook: the last round, or 30 minutes.
at-option-trade_lock-rulebook = as in the rulebook
at-option-trade_lock-10m = 10 minutes
at-option-trade_lock-30m = 30 minutes
at-option-trade_lock-60m = 60 minutes
at-option-trade_lock-120m = 120 minutes
at-option-trade_lock-360m = 360 minutes
at-option-trade_lock-1440m = 1440 minutes
at-option-trade_lock-0 = none
at-option-trade_lock-1 = the last round
at-option-trade_lock-2 = the last two rounds
at-option-trade_lock-3 = the last three rounds
at-option-trade_neighbours = Neighbours in trade
at-option-trade_neighbours-help = Between whom the sea controller cannot forbid a trade.
at-option-trade_neighbours-land = with a common border
at-option-trade_neighbours-land_and_sea = also joined by lane or zone
at-option-battles = Land battles
at-option-battles-help = Battles are fought at once by doctrine, or you decide every step unless you have filed a doctrine.
at-option-battles-doctrine = by doctrine
at-option-battles-live = round by round
at-option-naval = Naval battles
at-option-naval-help = Both sides give their orders once, before the first round, or again before every round.
at-option-naval-orders = by order
at-option-naval-live = round by round
at-option-neutral_command = Garrisons
at-option-neutral_command-help = Rivals may volunteer to command the garrison of a neutral region.
at-option-neutral_command-volunteers = volunteers
at-option-neutral_command-engine = nobody
at-option-sea_leave = Leave to cross
at-option-sea_leave-help = The sea controller’s standing policy answers, or the controller is asked every time.
at-option-sea_leave-policy = by policy
at-option-sea_leave-ask = always asked
at-option-diplomacy_limit = Diplomatic attacks
at-option-diplomacy_limit-help = How many a player may try in one turn.
at-option-diplomacy_limit-none = up to three a turn
at-option-diplomacy_limit-two = two a turn
at-option-caretaker = Turns without an action
at-option-caretaker-help = What happens to a player who does nothing: infantry is built, or nothing at all.
at-option-caretaker-pass = nothing happens
at-option-caretaker-build = infantry is built
at-option-open_hands = Hands
at-option-open_hands-help = Whether everybody sees all economics cards.
at-option-open_hands-off = secret
at-option-open_hands-on = open
at-option-idle_end = Rounds without an action
at-option-idle_end-help = If rounds are not limited, the game ends after so many in which nobody acts. Then nobody has won.
at-option-idle_end-5 = the game ends after five
at-option-idle_end-10 = the game ends after ten
at-option-idle_end-20 = the game ends after twenty
at-option-idle_end-none = the game goes on
at-style-post = By post
at-style-post-about = Doctrines and policies answer; twelve rounds
at-style-printed = As printed
at-style-printed-about = Everything is asked; the game ends by elimination
at-check-seats = Attack! is for two to six players, each with a colour of their own; { $n } are here.
at-check-option = { $option } cannot be “{ $value }”.
at-check-quick = Random regions are one on each continent: switch the continents on.
at-check-lock = The trade lock does not fit the end of the game: rounds go with rounds, minutes with the clock.
at-check-lock-long = The trade lock must be shorter than the game.

## Menus

at-verb-any = Ranking
at-verb-north_america = North America, best first
at-verb-south_america = South America, best first
at-verb-africa = Africa, best first
at-verb-eurasia = Eurasia, best first
at-verb-claim = Claim a region
at-verb-infantry = Infantry
at-verb-tank = Tanks
at-verb-artillery = Artillery
at-verb-plane = Planes
at-verb-battleship = Battleships
at-verb-destroyer = Destroyers
at-verb-submarine = Submarines
at-verb-carrier = Aircraft carriers
at-verb-capital = Capital
at-verb-again = Start again
at-verb-done = Done
at-verb-move = Move
at-verb-blitz = Blitz
at-verb-strategic = Strategic move
at-verb-naval = Naval battle
at-verb-diplomacy = Diplomatic attack
at-verb-build = Build
at-verb-end = End of turn
at-verb-caretaker = Leave it
at-verb-near = Near regions (8+)
at-verb-far = Far regions (9+)
at-verb-attack = Attack with all that may go
at-verb-package = Spend it all at once
at-verb-all = All
at-verb-most = All but one
at-verb-balanced = Balanced
at-verb-fortress = Fortress
at-verb-raid = Raid
at-verb-unplace = Take back
at-verb-from = From
at-verb-to = To
at-verb-planes-on = Planes go on
at-verb-planes-back = Planes turn back
at-verb-planes-ask = Ask about the planes
at-verb-undo = Take back
at-verb-send = Send the order
at-verb-back = Back
at-verb-allow-all = Let everybody cross
at-verb-block = Block
at-verb-turn-back = Turn back
at-verb-on = Planes go on
at-verb-doctrine = Doctrine
at-verb-order = Order of kinds
at-verb-want = Wanted first
at-verb-cap = Never more in battle than
at-verb-no = Stay out of it
at-verb-bring = Into the battle
at-verb-ship = Line, head first
at-verb-later = Line of later rounds
at-verb-auto = Automatic line
at-verb-rule = Retreat
at-verb-fight = Fight
at-verb-withdraw = Withdraw
at-verb-stay = Stay
at-verb-retreat = Retreat
at-verb-into = Build in
at-verb-give = I give
at-verb-want-card = I want
at-verb-more = I also want
at-verb-propose = Privately to
at-verb-offer = Offer cards
at-verb-propose-all = To all
at-verb-announce = Publicly
at-verb-accept = Accept
at-verb-decline = Decline
at-verb-counter = Counter
at-verb-recall = Withdraw an offer
at-verb-allow = Allow
at-verb-forbid = Forbid
at-verb-standing-doctrine = How my regions are defended
at-verb-garrisons = Garrisons of neutrals
at-verb-leave = Crossing my seas
at-verb-naval-defence = When my seas are challenged
at-verb-naval-rule = My retreat at sea
at-verb-sea = My typed lines for the seas
at-verb-trades = Trades I could forbid
at-verb-script = Script
at-verb-hold = Decide later
at-verb-promise = I promise
at-verb-ask-promise = Promise me
at-verb-also = To these as well

at-do-any = Choose for me
at-do-claim = { $region }
at-do-infantry = { $region }
at-do-tank = { $region }
at-do-artillery = { $region }
at-do-plane = { $region }
at-do-capital = { $region }
at-do-again = Start over
at-do-unplace = Take back the last one
at-do-balanced = Balanced start
at-do-fortress = Fortress
at-do-raid = Raid
at-about-style = { $units }
at-capital-in = capital: { $region }
at-do-attack = { $line }
at-odds-land = { $win } % to win, { $lost ->
        [0] hardly a loss
       *[other] about { $lost } lost
    }
at-odds-sea = Your chance: { $win } %, with about { $lost } of your ships lost.
at-do-all = All: { $units }
at-do-most = All but one: { $units }
at-do-package = { $what }: { $n } PP
at-do-done = Done
at-do-move = Move and attack
at-do-blitz = Blitz
at-do-strategic = Strategic move
at-do-naval = Challenge for the seas
at-do-naval-empty = Take the empty seas
at-do-diplomacy = Diplomatic attack
at-do-build = Build
at-do-buy = { $what } ({ $n } PP)
at-do-end = End the turn
at-sure-end = { $left ->
        [one] You have one action left.
       *[other] You have { $left } actions left.
    } End the turn?
at-sure-build = { $n } of your production points would be lost. Stop building?
at-sure-naval = { $seat } holds the seas with { $others }; you have { $ships }. Challenge { $seat } at once? It takes one action.
at-sure-naval-empty = Nobody holds the seas. Take them? It takes one action.
at-sure-gift = You ask for nothing in return. Give it away?
at-sure-accept = You give { $cards } and get { $gives } from { $seat }. This trade takes one of your actions. Agreed?
at-sure-caretaker = The bot buys infantry for you, and your turn is over. Leave it to the bot?
at-do-caretaker = Let the bot build for me
at-do-near = { $region }
at-do-far = { $region }
at-do-from = { $region }
at-do-to = { $region }
at-do-planes-on = If blocked: planes go on
at-do-planes-back = If blocked: planes turn back
at-do-planes-ask = If blocked: ask me
at-do-undo = Take back the last line
at-do-send = Send the order
at-do-back = Back
at-do-allow-all = Let all cross
at-do-block = { $origin } → { $target } ({ $units })
at-do-turn-back = The other planes turn back
at-do-on = { $origin } → { $target } ({ $units })
at-do-order = { $order }
at-do-want = { $kind }
at-do-cap = { $n }
at-do-script = { $r ->
        [0] opening
       *[other] round { $r }
    }, unit { $n } ({ $kind })
at-do-script-none = { $r ->
        [0] opening
       *[other] round { $r }
    }, nobody
at-do-hold = { $origin } → { $target } ({ $units })
at-do-promise = { $what }
at-do-ask-promise = { $what }
at-do-also = { $seat }
at-do-region = { $region }
at-promise-peace = no attack for { $n ->
        [one] one round
       *[other] { $n } rounds
    }
at-promise-leave = leave to cross for { $n ->
        [one] one round
       *[other] { $n } rounds
    }
at-promise-card = a card later
at-promise-favour = a favour later
at-do-no = Let the garrison fend for itself
at-do-bring = { $units }
at-do-ship = { $ship }
at-do-later = { $ship }
at-do-auto = Automatic line
at-do-rule-stay = never
at-do-rule-below = below { $n } % of the enemy’s strength
at-do-rule-after = { $n ->
        [one] after one round
       *[other] after { $n } rounds
    }
at-do-rule-left = { $n ->
        [one] with one ship left
       *[other] with { $n } ships left
    }
at-do-fight = Fight
at-do-withdraw = Withdraw into harbour
at-do-stay = Stay and fight on
at-do-retreat = Retreat
at-do-into = { $region }
at-do-give = { $card }
at-do-want-card = { $card }
at-do-more = { $card }
at-do-propose = { $seat }
at-do-propose-all = To everybody, privately
at-do-announce = To everybody, publicly
at-do-offer = Offer cards
at-do-accept = I give { $cards } to { $seat }{ $costs ->
        [1] {" "}(one action)
       *[0] {""}
    }
at-do-decline = { $seat }, { $gives } ⇄ { $wants }
at-do-counter = { $seat }, { $gives } ⇄ { $wants }
at-do-recall = { $gives } ⇄ { $wants }
at-do-allow = Allow the trade
at-do-forbid = Forbid the trade

## Questions

at-ask-ranking = Where do you want to start? Press “Choose for me”, or pick regions yourself, best first; what you do not get is chosen for you.
at-ask-claim = Claim a region.
at-ask-unit = { $n ->
        [0] Where do your first units go? Take a ready-made start, or place { $left } one by one.
       *[other] So far: { $units }. { $left } more to place.
    }
at-ask-capital = { $n ->
        [0] Where is your capital?
       *[other] So far: { $units }. Where is your capital?
    }
at-ask-placed = All placed: { $units }. Happy with it?
at-ask-turn = Round { $round }: your turn. { $left ->
        [0] No action left.
        [one] One action left.
       *[other] { $left } actions left.
    }
at-ask-besides = While you wait, you may offer cards.
at-offered = { $seat } gives { $gives } and wants { $wants } (offer { $n })
at-ask-offered = Offers to you: { $offers }.{ $now ->
        [0] {" "}You can accept in your turn or the other’s, while a Trade is possible.
       *[other] {""}
    }
at-ask-order = { $action }: { $n ->
        [0] from where?
       *[other] { $lines }. More, or send?
    }
at-line = { $origin } → { $target } ({ $units })
at-ask-to = From { $region } to where?
at-ask-how-many = { $origin } → { $target }: who goes?
at-ask-leave = { $seat } wants to cross your seas. Whom do you let through, whom do you block?
at-ask-planes = Blocked at sea. Which planes go on alone?
at-ask-doctrine = Battle for { $region }: how do you fight?
at-ask-command = Somebody attacks { $region }, which is neutral. Will you command its garrison?
at-ask-opening = { $region }: which { $n ->
        [one] unit goes
       *[other] { $n } units go
    } into battle first?
at-ask-reinforce = { $region }, round { $round }: whom do you bring in? At most { $n } may be in battle.
at-ask-challenge = You challenge for control of the seas. Put your ships in line, the first in front, and say when to retreat.
at-ask-defence = { $seat } challenges you for the seas. Fight or withdraw? To fight, put your ships in line, the first in front, and say when to retreat.
at-ask-retreat = Round { $round } at sea is over. Stay, with this line, or retreat?
at-ask-diplomacy = Which neutral country will you court? Next to your regions it takes 8 or more on two dice, elsewhere 9.
at-ask-build = You have { $n } production points (PP). What do you build, and where?
at-ask-build-more = Ordered so far: { $what }. { $left ->
        [0] All your { $n } PP are spent. Done?
        [one] One of your { $n } PP is unspent. Anything else?
       *[other] { $left } of your { $n } PP are unspent. Anything else?
    }
at-ask-build-here = What do you build in { $region }? { $left } PP to spend.
at-ask-propose = Your offer to { $seats }: what do you give, what do you want, what do you promise?{ $costs ->
        [1] {" "}Offering is free; if somebody agrees, the first trade takes one of your actions.
       *[0] {""}
    }
at-ask-whom = Offer cards to whom?{ $costs ->
        [1] {" "}Offering is free; if somebody agrees, the first trade takes one of your actions.
       *[0] {""}
    }
at-ask-announce = An offer to everybody: what do you give, what do you want, what do you promise?{ $costs ->
        [1] {" "}Offering is free; if somebody agrees, the first trade takes one of your actions.
       *[0] {""}
    }
at-ask-block = { $one } gives { $two } { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } for { $m }. You hold the seas: do you allow it?
at-wait-claims = All players rank the regions they want.
at-wait-claim = { $seat } claims a region.
at-wait-placing = All players place their first units.
at-wait-place = { $seat } places a unit.
at-wait-turn = It is { $seat }’s turn.
at-wait-besides = Cards may be offered.
at-wait-leave = { $seat } decides who may cross the seas.
at-wait-battle = Both sides prepare for the battle for { $region }.
at-wait-steer = { $seat } decides about the battle for { $region }.
at-wait-naval = { $seat } and { $other } are lining up their ships.
at-wait-block = { $seat } decides about a trade of { $one } and { $two }.

## The log

at-log-first = First roll: { $rolls }. { $seat } begins.
at-roll = { $seat } { $n }
at-log-order = New order of turns: { $seats }.
at-log-hand = Your hand: { $cards }.
at-log-claim = { $seat } claims { $regions }.
at-log-place-infantry = { $seat } places infantry in { $region }.
at-log-place-tank = { $seat } places a tank in { $region }.
at-log-place-artillery = { $seat } places artillery in { $region }.
at-log-place-plane = { $seat } places a plane in { $region }.
at-log-capital = { $seat }’s capital is in { $region }.
at-log-placed = { $seat }: { $units }. Capital: { $region }.
at-stands = { $region } ({ $units })
at-log-turn = Round { $round }: { $seat }’s turn.
at-log-digest = { $losses ->
        [0] {""}
       *[other] Lost since your last turn: { $lost }.{" "}
    }{ $defences ->
        [0] {""}
       *[other] Held: { $held }.{" "}
    }{ $seas ->
        [nobody] The seas are free.
       *[other] The seas belong to { $seas }.
    } { $place ->
        [1] Nobody holds more regions than you.
        [2] You are second in regions.
        [3] You are third in regions.
        [4] You are fourth in regions.
        [5] You are fifth in regions.
       *[other] You are last in regions.
    }
at-log-end = { $actions ->
        [nothing] { $seat } ends the turn without an action.
       *[other] { $seat } ends the turn. Actions: { $actions }.
    }
at-log-moves = { $seat } sends { $units } from { $origin } to { $target }.
at-log-moves-over = { $seat } sends { $units } from { $origin } through { $over } to { $target }.
at-log-moves-lane = { $seat } ships { $units } from { $origin } to { $target } by a sea lane.
at-log-moves-zone = { $seat } ships { $units } from { $origin } to { $target } across the { $zone }.
at-log-leave-allowed = { $seat } lets { $units } cross from { $origin } to { $target }.
at-log-leave-blocked = { $seat } blocks { $units } from { $origin } to { $target }.
at-log-back = These turn back to { $origin } and stay there this turn: { $units }.
at-log-planes-on = The planes go on.
at-log-planes-back = The planes turn back too.
at-log-battle = Battle for { $region }: { $attacker } with { $units } against { $defender } with { $others }.
at-log-garrison = Card drawn: { $card }. The garrison: { $units }.
at-log-command-roll = { $seat } wants to command the garrison and rolls { $n }.
at-log-command = { $seat } commands the garrison.
at-log-command-staff = Nobody volunteers to lead the garrison; the bot does it.
at-log-opening = First into battle for { $side }: { $units }.
at-log-half-round = Round { $round }: { $side }{ $fresh ->
        [0] {""}
       *[other] {" "}brings { $brought },
    } rolls { $dice }{ $hits ->
        [0] {" "}and hits nobody
        [one] , 1 hit
       *[other] , { $hits } hits
    }{ $wasted ->
        [0] {""}
       *[other] {" "}({ $wasted } wasted)
    }{ $hits ->
        [0] .
       *[other] ; the enemy loses { $lost }.
    } Still fighting: { $battle }{ $behind ->
        [0] .
       *[other] , behind: { $reserve }.
    }
at-log-battle-won = After { $round ->
        [one] one round
       *[other] { $round } rounds
    } of fighting { $seat } wins { $region }. It cost { $lost }, and the enemy { $others }. Left: { $left }.
at-log-battle-held = After { $round ->
        [one] one round
       *[other] { $round } rounds
    } of fighting { $seat } holds { $region }. It cost { $lost }, and the enemy { $others }. Left: { $left }.
at-log-card-back = The card goes back into the deck: { $card }.
at-log-takes = { $seat } takes { $region }.
at-log-takes-from = { $seat } takes { $region } from { $loser }.
at-log-takes-capital = { $seat } now holds the capital of { $founder }.
at-log-prize = { $seat } wins the card: { $card }.
at-log-no-card = { $winner } draws no card: { $loser } holds none.
at-log-robs = { $winner } draws a card from { $loser }’s hand.
at-log-robbed = { $winner } draws from { $loser }’s hand: { $card }.
at-log-draws = { $seat } draws a card.
at-log-drawn = You draw a card: { $card }.
at-log-deck-empty = The deck is empty; no card is drawn.
at-log-eliminated = { $loser } has no unit left: { $seat } eliminates { $loser }.
at-log-seas-free = Nobody controls the seas any more.
at-log-seas-empty = { $seat } takes the empty seas and controls them.
at-log-seas = { $seat } controls the seas.
at-log-new-controller = You control the seas now. Say in your standing orders who may cross, who may trade and what happens if you are challenged.
at-log-challenge = { $seat } challenges { $other } for the seas.
at-log-withdraws = { $seat } withdraws into harbour.
at-log-fights = { $seat } accepts battle.
at-log-lines = At sea, round { $round }, { $n ->
        [one] one pair
       *[other] { $n } pairs
    }: { $one } against { $two }.
at-log-duel-tie = Pair { $n }, { $one } { $total1 }{ $plus1 ->
        [0] {""}
       *[other] {" "}(rolled { $roll1 }, { $why1 })
    } against { $two } { $total2 }{ $plus2 ->
        [0] {""}
       *[other] {" "}(rolled { $roll2 }, { $why2 })
    }: nobody is hit.
at-log-duel-damaged = Pair { $n }, { $one } { $total1 }{ $plus1 ->
        [0] {""}
       *[other] {" "}(rolled { $roll1 }, { $why1 })
    } against { $two } { $total2 }{ $plus2 ->
        [0] {""}
       *[other] {" "}(rolled { $roll2 }, { $why2 })
    }: { $seat }’s { $ship } in place { $slot } is damaged.
at-log-duel-sunk = Pair { $n }, { $one } { $total1 }{ $plus1 ->
        [0] {""}
       *[other] {" "}(rolled { $roll1 }, { $why1 })
    } against { $two } { $total2 }{ $plus2 ->
        [0] {""}
       *[other] {" "}(rolled { $roll2 }, { $why2 })
    }: { $seat }’s { $ship } in place { $slot } goes down.
at-log-no-fit-ship = { $seat } has nothing left that can fight at sea.
at-plus-2 = 2 for the kind of enemy
at-plus-1 = 1 for a carrier against another kind
at-plus-beside = { $n } for carriers beside it
at-plus-none = no bonus
at-log-retreats = { $seat } retreats.
at-log-naval-left = Left: { $seat } with { $ships }; { $other } with { $others }.
at-log-diplomacy-won = { $region } joins { $seat } (rolled { $n }, needed { $need }).
at-log-diplomacy-lost = { $region } turns { $seat } down (rolled { $n }, needed { $need }).
at-log-rival-rolls = The rivals need { $n }: { $rolls }.
at-log-rival-again = Tied, once more: { $rolls }.
at-log-rival-gets = { $seat } snaps up { $region } from under a rival’s nose.
at-log-stays-neutral = { $region } stays neutral.
at-log-build = { $seat } has { $n } PP ({ $capitals ->
        [0] no capital
        [one] one capital
       *[other] { $capitals } capitals
    }, cards worth { $cards }{ $sets ->
        [0] {""}
        [one] , one set
       *[other] , { $sets } sets
    }) and builds: { $what }.{ $lost ->
        [0] {""}
        [one] {" "}1 PP goes unspent.
       *[other] {" "}{ $lost } PP go unspent.
    }
at-log-caretaker = { $seat } did nothing: the bot builds for them.
at-log-offers = Offer { $n } to { $to }: { $seat } gives { $gives } and wants { $wants }.
at-log-counters = Counter-offer { $n } to { $to }: { $seat } gives { $gives } and wants { $wants }.
at-log-withdrawn = { $seat } takes back the offer to { $to }: { $gives } for { $wants }.
at-log-offer-gone = An offer of { $seat } lapses: its cards are no longer there.
at-log-declines = { $seat } declines the offer of { $other }.
at-log-agreed = { $one } and { $two } agree.
at-log-talk = { $seat } says to { $to }: I give { $gives } and want { $wants }. No card moves, so this is talk.
at-log-promise = { $one } has promised { $two }: { $what }.
at-log-forbids = { $seat } forbids the trade of { $one } and { $two }.
at-log-exchange = { $one } hands { $two } { $n ->
        [0] nothing
        [one] a card
       *[other] { $n } cards
    } and gets { $m ->
        [0] nothing back
        [one] one card back
       *[other] { $m } cards back
    }.
at-log-exchanged = { $one } gave { $two } { $gives } for { $gets }.
at-log-trade-locked = No more trade: the end is near. Open offers lapse.
at-log-last-turn = Time is up. The turn of { $seat } is played to its end and is the last.
at-log-time-up = Time is up before the first turn.
at-log-resigns = { $seat } resigns; the regions are abandoned.
at-log-over-elimination = Game over: a player has been eliminated.
at-log-void = Battles not fought are void: { $list }.
at-log-over-rounds = Game over: the last round has been played.
at-log-over-clock = Game over: time is up.
at-log-over-last = Game over: one player is left.
at-log-over-silence = Game over: nobody has done anything for a long time. Nobody has won.
at-log-place = { $place }. { $seat }: { $regions ->
        [one] { $regions } region
       *[other] { $regions } regions
    }, { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }, { $pp } PP.
at-log-place-out = { $place }. { $seat } is out, with { $regions ->
        [one] { $regions } region
       *[other] { $regions } regions
    }, { $units ->
        [one] { $units } unit
       *[other] { $units } units
    } and { $pp } PP.

## Standing orders

at-ask-standing = Your standing orders: they answer for you at once.
at-ask-new-controller = You control the seas: who may cross, who may trade, and what if you are challenged?
at-standing-trades-allow-pair = { $one } and { $two }, allow
at-standing-trades-forbid-pair = { $one } and { $two }, forbid
at-standing-trades-ask-pair = { $one } and { $two }, ask me
at-standing-sea = strike out: { $lines }
at-sea-allow = allow: { $what }
at-sea-block = block: { $what }
at-sea-ask = ask me: { $what }
at-sea-any = any
at-sea-by = { $seat } crosses
at-sea-in-move = in a Move
at-sea-in-strategic = in a Strategic move
at-sea-into = into a region of { $seat }
at-sea-into-mine = into my regions
at-sea-into-movers = into the mover’s own regions
at-sea-into-neutral = into neutral or abandoned regions
at-sea-via = by the { $zone }
at-sea-via-lane = by a sea lane
at-sea-from = from { $region }
at-sea-to = to { $region }
at-standing-balanced = balanced
at-standing-shield = shield
at-standing-all_in = all in
at-standing-steer = ask me every round
at-standing-garrisons-no = never command one
at-standing-garrisons = volunteer, { $how }
at-standing-leave-own = block crossings into my regions, allow the rest
at-standing-leave-allow = allow all
at-standing-leave-block = block all
at-standing-leave-ask = ask me
at-standing-naval-ask = ask me
at-standing-naval-fight = fight
at-standing-naval-withdraw = withdraw
at-standing-naval-share = fight from { $n } % of the challenger’s strength, else withdraw
at-standing-trades-allow = allow
at-standing-trades-forbid = forbid
at-standing-trades-ask = ask me

## Refusals of typed orders

at-no-place = Place exactly { $n ->
        [one] one unit
       *[other] { $n } units
    } and one capital, all in regions of yours; your set-up stock has { $units }.
at-no-line = Put exactly { $n ->
    [one] one ship
   *[other] { $n } ships
} in line, of those you have to fight with: { $ships }.
at-no-last-unit = A region would be left empty, or would depend on leave to cross: { $list }.
at-no-blitz-yet = Blitz needs a Move earlier this turn.
at-no-card = You do not hold “{ $x }”.

# Board
at-board-name-western-us = Western US
at-board-name-central-us = Central US
at-board-name-southern-us = Southern US
at-board-name-eastern-us = Eastern US
at-board-name-finland = Finland
at-board-name-french-west-africa = French West Africa
at-board-name-east-africa = East Africa
at-board-round = Round { $n }
at-board-round-of = Round { $n } of { $all }
at-board-no-trade = no trade
at-board-phase-claims = Claiming regions
at-board-phase-placing = Placing units
at-board-phase-play = Play
at-board-phase-over = The game is over
at-board-reason-elimination = A power has been eliminated
at-board-reason-last = Only one power is left
at-board-reason-rounds = The last round is over
at-board-reason-clock = Time is up
at-board-reason-silence = Nobody is playing any more
at-board-eliminated = Eliminated
at-board-resigned = Resigned
at-board-no-ships = no ships
at-board-seas = The Atlantic
at-board-seas-free = The seas are free.
at-board-unit-infantry = infantry
at-board-unit-tank = tank, 2 dice
at-board-unit-artillery = artillery
at-board-unit-plane = plane
at-board-ship-battleship = battleship
at-board-ship-destroyer = destroyer
at-board-ship-submarine = submarine
at-board-ship-carrier = carrier
at-board-sign-capital = capital, holder’s ring
at-board-sign-anchor = coast of a sea zone
at-board-ordered = Ordered by you, seen by nobody else yet: { $units }.
at-board-no-battle = No battle yet
at-board-opening = Opening
at-board-battle-round = Round { $n }, up to { $limit ->
        [one] { $limit } unit
       *[other] { $limit } units
    }
at-board-naval-round = Round { $n }
at-board-attacker = attacker
at-board-defender = defender
at-board-challenger = challenger
at-board-controller = rules the seas
at-board-fighting = In battle
at-board-reserve = Reserve
at-board-losses = Lost
at-board-sent = Sent
at-board-damaged = Damaged battleships: { $n }
at-board-sunk = sunk
at-board-hit = hit
at-board-rolled = Rolled in round { $n }
at-board-no-fight = Without a fight
at-board-over = Result
at-board-won = Won
at-board-lost = Lost
at-focus-europe = Europe and the Mediterranean
at-focus-americas = North and Central America
at-focus-south_america = South America
at-focus-africa = Africa
at-inset-europe = Europe
at-inset-south-america = South America
at-focus-battle = The battle
at-board-pp = Build: { $n } PP
at-board-hand = Cards: { $n }, sets: { $sets }
at-board-no-cards = No cards in hand
at-board-needs = A diplomatic attack needs
at-plate-victory = Victory
at-plate-sum = { $regions ->
        [one] { $regions } region
       *[other] { $regions } regions
    }, { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }
at-plate-turns = What decided it
at-plate-capital = { $founder }: capital in { $region }, now held by { $holder }
at-plate-eliminated = { $seat }: eliminated
at-plate-resigned = { $seat }: resigned
at-plate-battle-won = Last great battle: { $region }, won by { $seat }
at-plate-battle-lost = Last great battle: { $region }, lost by { $seat }
at-board-victory = { $who }: victory
at-board-alt-over = The game is over. Victory: { $who }.
at-board-alt-turn = Round { $round }, { $seat } to act, actions left: { $left }.
at-board-alt-seas = The seas belong to: { $seat }.
at-board-alt-taken = Conquered: { $places }.
at-board-alt-player = { $seat }: regions { $regions }, units { $units }, capitals { $capitals }, cards { $cards }, ships { $ships }.
at-board-alt-region = { $place } { $units }
at-board-alt-regions = { $seat } holds { $places }.
at-board-alt-battle = { $place }: { $seat } attacks, { $other } defends.
at-board-alt-side = { $seat }: in battle { $units }, reserve { $reserve }, lost { $lost }.
at-board-alt-volley = Round { $n }, { $seat }: hits { $hits }, struck { $lost }.
at-board-alt-duel = Round { $n }: { $one } { $total } against { $other } { $against }.
at-board-alt-winner = Winner: { $seat }.
at-board-alt-hand = { $seat }, cards: { $n } ({ $cards }).

## The help card

at-board-way-land = by land
at-board-way-over = two steps
at-board-way-sea = by sea
at-board-way-leave = by sea, needs leave
at-board-way-chain = through own regions
at-focus-targets = Where your units can go
at-focus-needs = What a diplomatic attack needs
at-focus-help = Help card
at-help-title = Attack! at a glance
at-help-actions = Up to { $n } different actions a turn
at-help-dice = Battle dice
at-help-battle = A battle on land
at-help-costs = Prices
at-help-naval = A battle at sea
at-help-advice = Advice
at-help-move = Move: infantry and artillery one region, tanks and planes two; or one crossing of the sea.
at-help-blitz = Blitz: after a Move, tanks and planes again, by land only.
at-help-strategic = Strategic move: any units through own regions, as far as you like. No battle.
at-help-naval-action = Naval battle: take free seas, or fight for them.
at-help-diplomacy = Diplomatic attack: two dice for a neutral region, { $near } next to yours, else { $far }. If it fails, rivals take it with { $rival }. May be repeated.
at-help-build = Build: { $capital } PP a capital, and your cards; a set of four kinds counts double. The rest is lost.
at-help-trade = Trade: cards for cards and promises.
at-help-face-infantry = infantry
at-help-face-tank = tank
at-help-face-artillery = artillery
at-help-face-plane = plane
at-help-face-blank = nothing
at-help-hit = A die hits if you have a unit of that kind in battle; each unit takes one die.
at-help-least = A tank rolls two dice, others one; nobody rolls fewer than { $n }.
at-help-opening = Each side opens with { $n ->
        [one] { $n } unit
       *[other] { $n } units
    } of its choice; each round allows one more.
at-help-round = Each round the defender brings units and rolls, then the attacker. Nobody retreats.
at-help-lost = Each hit takes one unit that is in battle, in this order:
at-help-unit-infantry = infantry
at-help-unit-tank = tanks
at-help-unit-artillery = artillery
at-help-unit-plane = planes
at-help-total = Slot by slot, two dice each; the higher total hits, a tie hits nobody.
at-help-duel = { $ship } against { $other }
at-help-carrier = carrier against any other ship
at-help-beside = any ship, for each own carrier in the slot beside it
at-help-head = A hit falls on the foremost enemy ship afloat …
at-help-carriers = … but when two carriers meet, on the one that lost.
at-help-sink = A battleship sinks on its second hit, others on the first.
at-help-advice-capital = Guard your capital: it gives { $n } PP whenever you build.
at-help-advice-second = A second capital is worth as much again.
at-help-advice-mixed = Mixed armies hit most: four kinds can use every face.
at-help-advice-purse = Ships and armies are paid from one purse.
at-help-advice-compare = Compare your forces with theirs before you buy.
at-story-about = Regions held

# The lesson (lesson.json).
at-lesson-claim = You are Red, against two recruits. The world is shared out first; you could list your wishes, best first. For today let chance choose.
at-lesson-place = Five units and a capital go into your regions, in secret until all are done. Today one press will do: a ready-made start.
at-lesson-ready = Look at the board: the pink plus signs are your new units, and nobody else sees them yet. If you like it, you are done.
at-lesson-court = A turn is up to three actions. The first needs no soldiers: win over a neutral region with words.
at-lesson-near = Near is better: eight or more comes up five times in twelve. If you fail, a rival may snatch the region.
at-lesson-attack = Now with soldiers. Each kind of action is open once a turn; only words may be tried again. Move and attack.
at-lesson-from = Germany is neutral. Its garrison you meet on arrival, so the menu only says how often this works. Send all who may go from France; one unit always stays to hold the region. A conquest brings a card, too.
at-lesson-go = You could add more columns; all of them march before the first battle. Send the order.
at-lesson-build = One action is left: build. Your capital and your cards give production points (PP), new in each turn that you build.
at-lesson-spend = What you do not spend is lost. Different kinds fight best together: a die hits only if it shows a kind you have in battle. One infantry and a plane for Argentina: with the tank there you have three kinds, for an attack next turn.
at-lesson-built = The rest buys nothing better. Done; after a third action your turn ends by itself.
at-lesson-again = Your second turn, three actions again. March once more, and this time choose yourself who goes.
at-lesson-start = Infantry and artillery go one region far, tanks and planes two.
at-lesson-target = By land nobody can stop you. Across the water, whoever controls the seas decides who may pass.
at-lesson-many = Take nearly all of them: attackers win by numbers. The button says how likely you are to win. One unit stays and keeps the region.
at-lesson-sent = One column is enough. Send the order.
at-lesson-last = Move, court, build: that is a turn, and from here it is your game. The game ends when somebody loses the last region, or after the last round; then whoever holds most regions wins. Whoever does not know what to do presses “Hint”.
