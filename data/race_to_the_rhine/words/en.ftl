### 1944: Race to the Rhine, in English.
###
### Sentences of the log and questions end with a full stop; labels and names do not.
### Loads come in as 3F2A1R: fuel, ammunition, food (rations).

rr-title = 1944: Race to the Rhine
rr-about = Three Allied armies race for the river, and each eats the others' fuel.

## Seats, colours

rr-seat-red = Montgomery
rr-seat-white = Bradley
rr-seat-blue = Patton

## Decks

rr-deck-red = Montgomery’s pursuit deck
rr-deck-white = Bradley’s pursuit deck
rr-deck-blue = Patton’s pursuit deck
rr-deck-common = the common pursuit deck
rr-deck-resistance = the resistance deck

## Options of a table

rr-option-armies = Armies
rr-option-armies-help = Players choose their armies, or they are dealt.
rr-option-armies-choose = chosen
rr-option-armies-random = dealt
rr-option-turn_order = Turn order
rr-option-turn_order-help = Drawn once, or the order in which the seats are listed.
rr-option-turn_order-random = drawn
rr-option-turn_order-listed = as listed
rr-option-weather = Weather
rr-option-weather-help = Cards bring sun and rain; in rain there is no air support and no drop. Joining is agreeing.
rr-option-weather-off = off
rr-option-weather-on = sun and rain
rr-option-common_deck = Common pursuit deck
rr-option-common_deck-help = All pursuit decks are shuffled into one. Joining is agreeing.
rr-option-common_deck-off = off
rr-option-common_deck-on = on
rr-option-harder = Harder play
rr-option-harder-help = Handicaps for individual armies, for instance when experts meet beginners.
rr-option-harder-none = for nobody
rr-option-harder-red = Montgomery: ports threaten his army even when cut off
rr-option-harder-white = Bradley: starts on level 1
rr-option-harder-blue = Patton: a resistance marker in Metz
rr-option-training = Training game
rr-option-training-help = Without air support, paratroops, commanders and special rules.
rr-option-training-off = off
rr-option-training-on = on
rr-option-undo = Taking back
rr-option-undo-help = Own actions of the turn, back to the last card seen; or never.
rr-option-undo-barrier = back to the last card seen
rr-option-undo-none = never
rr-option-line = Line to the Rhine
rr-option-line-help = When the line from the main base has to stand for instant victory.
rr-option-line-taken = when the corps takes the space
rr-option-line-later = then or at any later time
rr-option-round_limit = Last round
rr-option-round_limit-help = With two or three players the game ends after this round at the latest.
rr-option-round_limit-none = no limit
rr-option-solo_limit = Last turn, alone
rr-option-solo_limit-help = A solo game ends unsolved after this turn.
rr-option-solo_limit-none = no limit
rr-option-round_limit-5 = after round 5
rr-option-round_limit-6 = after round 6
rr-option-round_limit-7 = after round 7
rr-option-round_limit-8 = after round 8
rr-option-round_limit-9 = after round 9
rr-option-round_limit-10 = after round 10
rr-option-round_limit-11 = after round 11
rr-option-round_limit-12 = after round 12
rr-option-round_limit-13 = after round 13
rr-option-round_limit-14 = after round 14
rr-option-round_limit-15 = after round 15
rr-option-round_limit-16 = after round 16
rr-option-round_limit-17 = after round 17
rr-option-round_limit-18 = after round 18
rr-option-round_limit-19 = after round 19
rr-option-round_limit-20 = after round 20
rr-option-round_limit-21 = after round 21
rr-option-round_limit-22 = after round 22
rr-option-round_limit-23 = after round 23
rr-option-round_limit-24 = after round 24
rr-option-round_limit-25 = after round 25
rr-option-round_limit-26 = after round 26
rr-option-round_limit-27 = after round 27
rr-option-round_limit-28 = after round 28
rr-option-round_limit-29 = after round 29
rr-option-round_limit-30 = after round 30
rr-option-round_limit-31 = after round 31
rr-option-round_limit-32 = after round 32
rr-option-round_limit-33 = after round 33
rr-option-round_limit-34 = after round 34
rr-option-round_limit-35 = after round 35
rr-option-round_limit-36 = after round 36
rr-option-round_limit-37 = after round 37
rr-option-round_limit-38 = after round 38
rr-option-round_limit-39 = after round 39
rr-option-round_limit-40 = after round 40
rr-option-solo_limit-5 = after turn 5
rr-option-solo_limit-6 = after turn 6
rr-option-solo_limit-7 = after turn 7
rr-option-solo_limit-8 = after turn 8
rr-option-solo_limit-9 = after turn 9
rr-option-solo_limit-10 = after turn 10
rr-option-solo_limit-11 = after turn 11
rr-option-solo_limit-12 = after turn 12
rr-option-solo_limit-13 = after turn 13
rr-option-solo_limit-14 = after turn 14
rr-option-solo_limit-15 = after turn 15
rr-option-solo_limit-16 = after turn 16
rr-option-solo_limit-17 = after turn 17
rr-option-solo_limit-18 = after turn 18
rr-option-solo_limit-19 = after turn 19
rr-option-solo_limit-20 = after turn 20
rr-option-solo_limit-21 = after turn 21
rr-option-solo_limit-22 = after turn 22
rr-option-solo_limit-23 = after turn 23
rr-option-solo_limit-24 = after turn 24
rr-option-solo_limit-25 = after turn 25
rr-option-solo_limit-26 = after turn 26
rr-option-solo_limit-27 = after turn 27
rr-option-solo_limit-28 = after turn 28
rr-option-solo_limit-29 = after turn 29
rr-option-solo_limit-30 = after turn 30
rr-option-solo_limit-31 = after turn 31
rr-option-solo_limit-32 = after turn 32
rr-option-solo_limit-33 = after turn 33
rr-option-solo_limit-34 = after turn 34
rr-option-solo_limit-35 = after turn 35
rr-option-solo_limit-36 = after turn 36
rr-option-solo_limit-37 = after turn 37
rr-option-solo_limit-38 = after turn 38
rr-option-solo_limit-39 = after turn 39
rr-option-solo_limit-40 = after turn 40

## Why a table cannot start so

rr-options-seats = One to three players, each with a different army.
rr-options-value = { $option } cannot be { $value }.
rr-options-harder = { $army } is not in this game, so it cannot play harder.
rr-options-training = The training game has no weather, no common deck and no harder play.

## Menus

rr-verb-supply = Take supplies
rr-verb-supply-plus = Take supplies with Montgomery’s bonus
rr-verb-trucks = Take trucks
rr-verb-haul = Transport
rr-verb-move = Move a corps
rr-verb-air = Air support
rr-verb-drop = Drop paratroops
rr-verb-recon = Use Recon
rr-verb-card = With a Resistance card
rr-verb-card-supply = Take supplies with a Resistance card
rr-verb-card-supply-plus = Take supplies and the bonus with a Resistance card
rr-verb-card-trucks = Take trucks with a Resistance card
rr-verb-card-haul = Transport with a Resistance card
rr-verb-card-move = Move a corps with a Resistance card
rr-verb-card-air = Air support with a Resistance card
rr-verb-card-drop = Drop paratroops with a Resistance card
rr-verb-cmd-move = Commander moves a corps
rr-verb-cmd-air = Commander’s air support
rr-verb-load = Load
rr-verb-leave = Unload
rr-verb-end = End the actions
rr-verb-back = Back
rr-verb-bonus = Add tokens
rr-verb-cargo = Cargo
rr-verb-leg = Next truck
rr-verb-done = End the transport
rr-verb-step = Go to
rr-verb-stop = Stop
rr-verb-give = Give food
rr-verb-decline = Decline
rr-verb-swap = Swap
rr-verb-land = Land in
rr-verb-pay = Pay with
rr-verb-shed = Discard
rr-verb-mark = Place a marker
rr-verb-counter = Counter-attack
rr-verb-box = Marker to the box
rr-verb-pass = Pass
rr-verb-civ = Starving civilians
rr-verb-market = Black market
rr-verb-go = Paying fuel to go on
rr-verb-stops = Loading on the way
rr-verb-surplus = Too much on a space

## What can be done

rr-do-supply = { $tokens } in { $space }
rr-do-supply-plus = { $tokens } and up to two more in { $space }
rr-do-bonus = { $tokens }
rr-do-trucks = { $n ->
        [one] 1 truck
       *[other] { $n } trucks
    }, { $left } left
rr-do-trucks-last = { $n ->
        [one] the last truck
       *[other] all { $n } trucks
    }, then the logistics phase: { $count ->
        [0] nobody halts
        [one] { $corps } halts
       *[other] { $count } corps halt
    }
rr-do-trucks-none = none, the logistics phase at once: { $count ->
        [0] nobody halts
        [one] { $corps } halts
       *[other] { $count } corps halt
    }
rr-do-haul = { $start } → { $end }
rr-do-leg = { $start } → { $end }
rr-do-token = 1{ $kind }
rr-do-done = End the transport
rr-do-load = { $corps } takes { $tokens } in { $space }
rr-do-load-all = { $corps } takes everything in { $space }
rr-do-leave = { $corps } leaves { $tokens } in { $space }
rr-do-leave-all = { $corps } leaves everything in { $space }
rr-do-move = { $corps } in { $space } ({ $fuel }F)
rr-do-step = { $space }{ $card ->
        [own] , already yours
        [resistance] , a resistance card
       *[pursuit] , a pursuit card
    }{ $fuel ->
        [0] { "" }
       *[other] , { $fuel }F
    }{ $fort ->
        [0] { "" }
       *[other] , fort { $fort }A
    }
rr-do-stop = Stop here
rr-do-back = Back
rr-do-give = Give 1R for a medal
rr-do-decline = Decline
rr-do-swap = 1{ $given } for 1{ $got }
rr-do-air = { $deck }, put your marker there
rr-do-recon = { $deck }, without marker
rr-do-drop = { $n ->
        [one] 1 marker for 1 medal
       *[other] { $n } markers for { $n } medals
    }
rr-do-land = { $space }
rr-do-pay-usual = as usual, with { $medals ->
        [0] { $cards }
        [one] 1 medal token{ $count ->
            [0] { "" }
           *[other] , { $cards }
        }
       *[other] { $medals } medal tokens{ $count ->
            [0] { "" }
           *[other] , { $cards }
        }
    }
rr-do-pay-medal = a medal token
rr-do-pay-card = { $card } (medal)
rr-do-pay-marks = { $card } ({ $marks ->
        [one] 1 mark
       *[other] { $marks } marks
    })
rr-do-end = End the actions
rr-sure-end = { $left ->
        [one] You have one action left.
       *[other] You have { $left } actions left.
    } End your actions?
rr-do-mark = { $space }
rr-do-counter = { $space } ({ $army }{ $medal ->
        [yes] , who loses a medal
       *[no] { "" }
    })
rr-do-box = One marker to the box
rr-do-pass = Pass

## Questions

rr-ask-action = { $army }: { $left ->
        [0] no regular action is left. Extra actions, loading, or end?
        [one] one regular action is left. What do you do?
       *[other] { $left } regular actions are left. What do you do?
    }
rr-ask-bonus = { $tokens } for { $space }: which tokens does Montgomery add, up to { $n }?
rr-ask-leg = The transport goes on: { $n ->
        [one] one more truck may drive.
       *[other] { $n } more trucks may drive.
    }
rr-ask-cargo = What does the truck carry from { $start } to { $end }? At most { $most ->
        [one] one token
       *[other] { $most } tokens
    }; { $start } has { $tokens }.
rr-ask-shed = There is too much in { $space }: { $tokens }, the limit is { $limit }. Discard { $n }.
rr-ask-first-step = Where does { $corps } go? The move costs { $fuel }F.
rr-ask-step = { $corps } stands in { $space } with { $tokens }. { $left ->
        [one] One step is left.
       *[other] { $left } steps are left.
    } { $fuel ->
        [0] Go on or stop?
       *[other] Going on costs { $fuel }F. Go on or stop?
    }
rr-ask-civilians = Starving civilians in { $space }: does { $corps } ({ $tokens }) give 1R for a medal? { $left ->
        [one] One medal is left.
       *[other] { $left } medals are left.
    }
rr-ask-market = Black market in { $space }: what does { $corps } ({ $tokens }) swap?
rr-ask-land = Where does paratroop marker { $n } of { $of } land?
rr-ask-pay = How is the drop of { $n } paid? Paid so far: { $paid }.
rr-ask-reaction = German reaction: place a resistance marker or counter-attack. { $left ->
        [one] The last marker is left: the game ends with this round.
       *[other] { $left } markers are left.
    }
rr-ask-reaction-last = German reaction: the last marker has been placed. Counter-attack or pass.
rr-ask-standing = What shall I answer for you until you say otherwise?

rr-wait-actions = { $army } is choosing actions
rr-wait-move = { $army } is moving a corps
rr-wait-reaction = { $army } is choosing the German reaction

## Standing answers

rr-standing-civ-ask = Civilians: ask me
rr-standing-civ-yes = Civilians: always give food
rr-standing-civ-spare = Civilians: give if food is left
rr-standing-civ-no = Civilians: never give food
rr-standing-market-ask = Market: ask me
rr-standing-market-f-a = Market: fuel for ammunition
rr-standing-market-f-r = Market: fuel for food
rr-standing-market-a-f = Market: ammunition for fuel
rr-standing-market-a-r = Market: ammunition for food
rr-standing-market-r-f = Market: food for fuel
rr-standing-market-r-a = Market: food for ammunition
rr-standing-market-no = Market: never swap
rr-standing-go-ask = Paying fuel to go on: ask me
rr-standing-go-yes = Paying fuel to go on: always
rr-standing-go-no = Paying fuel to go on: never
rr-standing-stops-no = Typed moves load nothing on the way
rr-standing-stops-far = Typed moves load all that fits
rr-standing-stops-f = Typed moves load fuel
rr-standing-stops-a = Typed moves load ammunition
rr-standing-stops-r = Typed moves load food
rr-standing-stops-fa = Typed moves load fuel and ammunition
rr-standing-stops-fr = Typed moves load fuel and food
rr-standing-stops-ar = Typed moves load ammunition and food
rr-standing-surplus-ask = Too much: ask me
rr-standing-surplus-usual = Too much: discard what there is most of
rr-standing-surplus-far = Too much: discard F, then A, then R
rr-standing-surplus-fra = Too much: discard F, then R, then A
rr-standing-surplus-afr = Too much: discard A, then F, then R
rr-standing-surplus-arf = Too much: discard A, then R, then F
rr-standing-surplus-rfa = Too much: discard R, then F, then A
rr-standing-surplus-raf = Too much: discard R, then A, then F

## The log (RR-24)

rr-log-setup = Turn order: { $armies }.{ $count ->
        [0] { "" }
       *[other] {" "}The spaces of { $absent } are closed.
    } { $markers ->
        [0] There is no marker pool.
       *[other] { $markers } resistance markers are in the pool.
    }
rr-log-turn = Round { $round }: { $army }’s turn.
rr-log-ends = { $army } ends his actions.
rr-log-plays = { $army } plays { $card } for another action.
rr-log-commander = { $army } uses his commander card.
rr-log-supplies = { $army } takes { $tokens } in { $space }{ $extra ->
        [0] { "" }
       *[other] , { $bonus } of that as a bonus
    }; now there: { $now }.
rr-log-ostend = The supplies of { $space } are used up; its marker leaves the game.
rr-log-shed = { $space }: { $n } too many, { $tokens } is lost.
rr-log-trucks = { $army } takes { $n ->
        [one] 1 truck
       *[other] { $n } trucks
    }: he now has { $area } of at most { $limit }, and { $track ->
        [0] none is left
        [one] 1 is left
       *[other] { $track } are left
    } on the track.
rr-log-haul = { $army } trucks { $tokens } from { $start } to { $end }.
rr-log-fed = { $corps } in { $space } is fed and active again.
rr-log-load = { $corps } loads { $tokens } in { $space }.
rr-log-leave = { $corps } leaves { $tokens } in { $space }.
rr-log-logistics = **Logistics phase.** Levels of { $armies }: { $levels }. Fed: { $fed }. { $count ->
        [0] Nobody is halted.
       *[other] Halted: { $halted }.
    } Trucks back: { $back }, added: { $added }. Supply track refilled: { $refilled }. Commanders are active.
rr-log-air = { $army } looks at the top card of { $deck } and puts his air marker there.
rr-log-recon = { $army } uses Recon and looks at the top card of { $deck }.
rr-log-seen = The top card of { $deck } is { $card }.
rr-log-renewed = The discards are shuffled: { $deck } has { $n ->
        [one] 1 card
       *[other] { $n } cards
    } again.
rr-log-air-back = { $armies }: the air marker on { $deck } comes back.
rr-log-moves = { $army } moves { $corps } from { $space } ({ $fuel }F).
rr-log-steps = { $corps } goes to { $space }.
rr-log-goes-on = { $corps } pays { $fuel }F to go on.
rr-log-stops = { $corps } stops in { $space }.
rr-log-fort = { $corps } storms the fort of { $space } for { $ammo }A{ $air ->
        [0] { "" }
       *[other] , { $air } of it from the air
    }{ $drops ->
        [0] { "" }
       *[other] , { $drops } by paratroops
    }.
rr-log-enters = { $corps } enters { $space }: { $card } from { $deck }.
rr-log-enters-free = { $corps } enters { $space }: { $deck } is empty, no card.
rr-log-battle = { $corps } { $won ->
        [yes] beats { $card } for { $cost }
       *[no] loses to { $card }, who take { $cost }
    }{ $air ->
        [0] { "" }
       *[other] , { $air } of it from the air
    }{ $drops ->
        [0] { "" }
       *[other] , { $drops } by paratroops
    }.
rr-log-lost = { $corps } is thrown back from { $space } to { $back }; { $card } is shuffled back.
rr-log-kept = { $card } will be of use later.
rr-log-ready = { $card } lies ready to be used.
rr-log-card-lost = { $card } is lost: one such card a turn.
rr-log-expires = { $card } expires unused.
rr-log-found = The troops find { $tokens } in { $space }.
rr-log-pool-empty = The pool is empty: { $space } gets nothing.
rr-log-gives = { $corps } feeds the civilians (1R).
rr-log-swaps = { $corps } swaps 1{ $given } for 1{ $got }.
rr-log-declines = { $card }: no, thank you.
rr-log-takes = { $army } takes { $space }.
rr-log-marker-back = The marker of { $space } returns to the pool ({ $n }).
rr-log-drops-leave = The paratroops in { $space } leave the game ({ $n }).
rr-log-medal = A medal for { $army }; { $left } left.
rr-log-no-medal = No medal is left for { $army }.
rr-log-cut = { $army } has cut off { $spaces }.
rr-log-cut-unchanged = Cut off but unchanged: { $spaces }.
rr-log-base-gained = { $space } is now the main base of { $army }.
rr-log-base-lost = { $space } is no longer the main base of { $army }.
rr-log-drop = { $army } drops { $n ->
        [one] 1 paratroop marker
       *[other] { $n } paratroop markers
    }: { $spaces }. Paid: { $medals ->
        [0] { $cards }
        [one] 1 medal token{ $count ->
            [0] { "" }
           *[other] , { $cards }
        }
       *[other] { $medals } medal tokens{ $count ->
            [0] { "" }
           *[other] , { $cards }
        }
    }.
rr-log-drops-age = Paratroops{ $turned ->
        [0] { "" }
       *[other] {" "}turn dark: { $dark }
    }{ $left ->
        [0] .
       *[other] { $turned ->
            [0] { "" }
           *[other] ;
        } leave the game: { $gone }.
    }
rr-log-weather-sun = The weather clears up: sun.
rr-log-weather-rain = The weather turns: rain.
rr-log-marks = { $army } places a resistance marker in { $space }; { $n } left.
rr-log-box = { $army } finds no space for a marker: one goes to the box, { $n } left.
rr-log-last-marker = **That was the last marker: the round is played to its end.**
rr-log-metz = The marker in { $space } is linked to the Rhine and spreads from now on.
rr-log-counter = { $by } counter-attacks { $space } of { $army } from { $sources }.
rr-log-medal-back = { $army } returns a medal; { $left } are in the pool.
rr-log-no-medal-back = { $army } has no medal token to return.
rr-log-pass = { $army } places no marker.
rr-log-front = The front moves: { $numbers } to { $space }, { $sum } there in all.
rr-log-front-gone = The front moves: { $numbers } leave the game.
rr-log-roll = Dice { $a }+{ $b }+{ $c } = { $sum }: number { $number } in { $space } turns over.
rr-log-roll-none = Dice { $a }+{ $b }+{ $c } = { $sum }: no number is left.
rr-log-crossing = **{ $army } stands beyond the Rhine in { $space }.** The line from { $base } holds: { $line }.
rr-log-crossing-broken = **{ $army } stands beyond the Rhine in { $space }.** The line from { $base } is broken between { $last } and { $missing }.
rr-log-wins-rhine = **{ $army } has crossed the Rhine and wins.**
rr-log-wins-medals = **The game is over. { $army } wins by medals.**
rr-log-wins-conceded = **Only { $army } is left, and wins.**
rr-log-place = { $place }. { $army }: { $sum ->
        [one] 1 medal
       *[other] { $sum } medals
    } ({ $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    }{ $cards ->
        [0] { "" }
        [one] , 1 card
       *[other] , { $cards } cards
    }{ $ammo ->
        [0] { "" }
       *[other] , { $ammo } for { $marks } ammunition marks
    }){ $tie ->
        [won] , ahead of { $next } by { $won ->
            [one] one card won
           *[other] { $won } cards won
        } in battle.
        [order] , ahead of { $next } because he moves later.
       *[none] .
    }
rr-log-solved = **The Rhine is crossed in turn { $turn }, with { $medals ->
        [one] 1 medal
       *[other] { $medals } medals
    }.**
rr-log-unsolved = **The game ends in turn { $turn } without a crossing, with { $medals ->
        [one] 1 medal
       *[other] { $medals } medals
    }.**
rr-log-resigns = { $army } resigns.

## Why an order cannot be carried out (RR-27)

rr-err-no-action-left = You have used your regular actions. A Resistance card, a Recon card or your commander may give another.
rr-err-not-there = { $space } has { $tokens }.
rr-err-corps-halted = { $corps } is halted and needs food.

rr-nothing = nothing

## Spaces

rr-space-lisieux = Lisieux
rr-space-brionne = Brionne
rr-space-evreux = Évreux
rr-space-rouen = Rouen
rr-space-louviers = Louviers
rr-space-vernon = Vernon
rr-space-yvetot = Yvetot
rr-space-le_havre = Le Havre
rr-space-dieppe = Dieppe
rr-space-neufchatel_bray = Neufchâtel
rr-space-beauvais = Beauvais
rr-space-abbeville = Abbeville
rr-space-amiens = Amiens
rr-space-boulogne = Boulogne
rr-space-calais = Calais
rr-space-dunkerque = Dunkerque
rr-space-st_omer = St-Omer
rr-space-arras = Arras
rr-space-lille = Lille
rr-space-tournai = Tournai
rr-space-oostende = Oostende
rr-space-brugge = Brugge
rr-space-gent = Gent
rr-space-ronse = Ronse
rr-space-bruxelles = Bruxelles
rr-space-antwerpen = Antwerpen
rr-space-breskens = Breskens
rr-space-terneuzen = Terneuzen
rr-space-vlissingen = Vlissingen
rr-space-bergen_op_zoom = Bergen op Zoom
rr-space-breda = Breda
rr-space-rotterdam = Rotterdam
rr-space-turnhout = Turnhout
rr-space-diest = Diest
rr-space-leopoldsburg = Leopoldsburg
rr-space-eindhoven = Eindhoven
rr-space-s_hertogenbosch = 's-Hertogenbosch
rr-space-grave = Grave
rr-space-nijmegen = Nijmegen
rr-space-venlo = Venlo
rr-space-roermond = Roermond
rr-space-rheydt = Rheydt
rr-space-rheinhausen = Rheinhausen
rr-space-maastricht = Maastricht
rr-space-chartres = Chartres
rr-space-dreux = Dreux
rr-space-rambouillet = Rambouillet
rr-space-etampes = Étampes
rr-space-mantes = Mantes
rr-space-paris = Paris
rr-space-melun = Melun
rr-space-senlis = Senlis
rr-space-montdidier = Montdidier
rr-space-compiegne = Compiègne
rr-space-meaux = Meaux
rr-space-soissons = Soissons
rr-space-chateau_thierry = Château-Thierry
rr-space-reims = Reims
rr-space-laon = Laon
rr-space-st_quentin = St-Quentin
rr-space-cambrai = Cambrai
rr-space-mons = Mons
rr-space-hirson = Hirson
rr-space-rethel = Rethel
rr-space-charleville = Charleville
rr-space-sedan = Sedan
rr-space-charleroi = Charleroi
rr-space-namur = Namur
rr-space-huy = Huy
rr-space-tienen = Tienen
rr-space-givet = Givet
rr-space-marche = Marche
rr-space-liege = Liège
rr-space-libramont = Libramont
rr-space-arlon = Arlon
rr-space-longwy = Longwy
rr-space-luxembourg = Luxembourg
rr-space-bastogne = Bastogne
rr-space-st_vith = St. Vith
rr-space-prum = Prüm
rr-space-schleiden = Schleiden
rr-space-mayen = Mayen
rr-space-bitburg = Bitburg
rr-space-aachen = Aachen
rr-space-orleans = Orléans
rr-space-montargis = Montargis
rr-space-pithiviers = Pithiviers
rr-space-nemours = Nemours
rr-space-sens = Sens
rr-space-nogent = Nogent
rr-space-troyes = Troyes
rr-space-epernay = Épernay
rr-space-vitry = Vitry
rr-space-chalons = Châlons
rr-space-brienne = Brienne
rr-space-chaumont = Chaumont
rr-space-chatillon = Châtillon
rr-space-tonnerre = Tonnerre
rr-space-auxerre = Auxerre
rr-space-bonny = Bonny
rr-space-st_dizier = St-Dizier
rr-space-bar_le_duc = Bar-le-Duc
rr-space-ste_menehould = Ste-Menehould
rr-space-verdun = Verdun
rr-space-st_mihiel = St-Mihiel
rr-space-toul = Toul
rr-space-neufchateau = Neufchâteau
rr-space-langres = Langres
rr-space-dijon = Dijon
rr-space-epinal = Épinal
rr-space-nancy = Nancy
rr-space-metz = Metz
rr-space-thionville = Thionville
rr-space-trier = Trier
rr-space-wittlich = Wittlich
rr-space-luneville = Lunéville
rr-space-sarrebourg = Sarrebourg
rr-space-saverne = Saverne
rr-space-haguenau = Haguenau
rr-space-strasbourg = Strasbourg
rr-space-st_avold = St-Avold
rr-space-saarbrucken = Saarbrücken
rr-space-homburg = Homburg
rr-space-kaiserslautern = Kaiserslautern
rr-space-bad_kreuznach = Bad Kreuznach
rr-space-arnhem = Arnhem
rr-space-wesel = Wesel
rr-space-dusseldorf = Düsseldorf
rr-space-koln = Köln
rr-space-remagen = Remagen
rr-space-koblenz = Koblenz
rr-space-mainz = Mainz
rr-space-mannheim = Mannheim
rr-space-karlsruhe = Karlsruhe
rr-space-kehl = Kehl

## Corps

rr-corps-red_i = British I Corps
rr-corps-red_ii = Canadian II Corps
rr-corps-red_xii = British XII Corps
rr-corps-red_xxx = British XXX Corps
rr-corps-white_v = US V Corps
rr-corps-white_vii = US VII Corps
rr-corps-white_xix = US XIX Corps
rr-corps-blue_xii = US XII Corps
rr-corps-blue_xv = US XV Corps
rr-corps-blue_xx = US XX Corps

## Cards

rr-card-red_division_1 = 331 Infanterie Div
rr-card-red_division_2 = 344 Infanterie Div
rr-card-red_division_3 = 245 Infanterie Div
rr-card-red_division_4 = 17 Luftwaffe-Feld-Div
rr-card-les_boches = Les Boches
rr-card-starving_civilians = Starving civilians
rr-card-captured_stock = Captured stock
rr-card-captured_supplies = Captured supplies
rr-card-vive_la_liberation = Vive la liberation
rr-card-black_market = Black market
rr-card-resistance = Resistance
rr-card-resistance_now = Resistance (this turn)
rr-card-recon = Recon
rr-card-red_event_1 = Warsaw Uprising
rr-card-red_event_2 = Gothic Line
rr-card-white_division_1 = 352 Infanterie Div
rr-card-white_division_2 = 348 Infanterie Div
rr-card-white_division_3 = 84 Infanterie Div
rr-card-white_division_4 = 18 Luftwaffe-Feld-Div
rr-card-white_event_1 = Slovak National Uprising
rr-card-white_event_2 = Battle of Leyte Gulf
rr-card-blue_division_1 = 711 Infanterie Div
rr-card-blue_division_2 = 48 Infanterie Div
rr-card-blue_division_3 = 338 Infanterie Div
rr-card-blue_division_4 = 708 Infanterie Div
rr-card-blue_event_1 = Battle of Angaur
rr-card-blue_event_2 = Liberation of Belgrade
rr-card-res_01 = 275 Infanterie Div
rr-card-res_02 = 64 Infanterie Div
rr-card-res_03 = 70 Infanterie Div
rr-card-res_04 = 85 Infanterie Div
rr-card-res_05 = 176 Infanterie Div
rr-card-res_06 = 59 Infanterie Div
rr-card-res_07 = 226 Infanterie Div
rr-card-res_08 = 47 Infanterie Div
rr-card-res_09 = 353 Infanterie Div
rr-card-res_10 = 719 Infanterie Div
rr-card-res_11 = 49 Infanterie Div
rr-card-res_12 = 347 Infanterie Div
rr-card-res_13 = 12 Volksgrenadier Div
rr-card-res_14 = 246 Volksgrenadier Div
rr-card-res_15 = 462 Volksgrenadier Div
rr-card-res_16 = 553 Volksgrenadier Div
rr-card-res_17 = 3 Fallschirmjäger Div
rr-card-res_18 = 7 Fallschirmjäger Div
rr-card-res_19 = 9 Panzer Div
rr-card-res_20 = Panzer Brigade 105
rr-card-res_21 = Panzer Brigade 106
rr-card-res_22 = 116 Panzer Div
rr-card-res_23 = 9 SS-Panzer Div
rr-card-res_24 = 15 Panzergrenadier Div

# Board
rr-board-round = Round { $n }
rr-board-actions = { $n } left
rr-board-phase-actions = Choosing an action
rr-board-phase-haul = Transport under way
rr-board-phase-move = On the move
rr-board-phase-reaction = German reaction
rr-board-phase-last = German reaction
rr-board-phase-over = The race is over
rr-board-last-round = Last round
rr-board-resigned = Resigned
rr-board-enemy = Resistance
rr-board-trucks = Truck track
rr-board-supply-track = Track
rr-board-pool = Pool
rr-board-turned = Turned now
rr-board-kept = Kept
rr-board-top-resistance = On top of the resistance deck
rr-board-top-pursuit = On top of your pursuit deck
rr-board-no-cards = No cards in hand
rr-board-sign-base = main base
rr-board-sign-depot = advance base
rr-board-sign-fort = fort: 1A
rr-board-sign-flag = resistance
rr-board-sign-medal = medal
rr-board-sign-blockade = blockade
rr-board-alt-over = The race is over.
rr-board-alt-turn = Round { $round }, { $army } to act, actions left: { $left }.
rr-board-alt-player = { $army }: medals { $medals }, trucks { $trucks }, tokens on the map { $spaces }; { $corps }.
rr-board-alt-corps = { $numeral } { $place } ({ $load })
rr-board-alt-halted = { $numeral } { $place } ({ $load }, halted)
rr-board-alt-stocks = Left: markers { $markers }, medals { $medals }, trucks { $trucks }.
rr-board-alt-markers = Resistance markers: { $places }.
rr-board-alt-decks = Cards left: { $decks }.
rr-board-alt-deck = { $deck } ({ $n })
rr-focus-west = West: Channel and Flanders
rr-focus-centre = Centre: Paris to the Ardennes
rr-focus-south = South: Loire to Lorraine
rr-focus-rhine = The Rhine
rr-board-alt-kept = Cards kept: { $cards }.
rr-board-alt-top = Known on top of { $deck }: { $card }.
rr-focus-sites = Where markers may be placed
rr-focus-targets = What may be counter-attacked
rr-focus-cuts = What a token would cut off
rr-focus-reach = Reach of your corps
rr-focus-line = Your line to the front

## The help card

rr-focus-help = Help card
rr-help-title = Race to the Rhine at a glance
rr-help-actions = { $n } actions a turn
rr-help-pursuit = Pursuit cards
rr-help-resistance = Resistance cards
rr-help-logistics = Logistics phase: no truck left on the track
rr-help-reaction = German reaction: one of two
rr-help-end = Victory
rr-help-supply = Take supplies: one of each kind on the main base or an advance base, or { $n } of one kind from the track on the main base.
rr-help-trucks = Take trucks: up to the draw of your level, never beyond its limit.
rr-help-haul = Transport: each truck carries up to { $n ->
        [one] one token
       *[other] { $n } tokens
    } over an arrow between two spaces of yours. As many trucks as your level lets you place.
rr-help-move = Move a corps: { $fuel }, then up to { $n } steps. An entry turns a card; your own spaces are free.
rr-help-air = Air support: look at the top card of a deck; your marker saves 1A there.
rr-help-drop = Paratroops: up to { $n } for a medal each; each saves 1A for an entry.
rr-help-fort = Entering a fort costs { $ammo }, even if the battle is lost.
rr-help-load = Loading and unloading are free in your turn; a corps carries six.
rr-help-card-les-boches = Les Boches: the move ends unless you spend { $fuel }.
rr-help-card-division = Division: a battle for 1A; won, it gives one ammo mark.
rr-help-card-starving-civilians = Starving civilians: 1R for a medal, if you like.
rr-help-card-captured-stock = Captured stock: 1A on the space.
rr-help-card-captured-supplies = Captured supplies: 1F on the space.
rr-help-card-vive-la-liberation = Vive la liberation: 1R on the space.
rr-help-card-black-market = Black market: swap one token of the corps.
rr-help-card-resistance = Resistance with the hand sign: an extra action, may be kept.
rr-help-card-resistance-now = Resistance: an extra action this turn.
rr-help-card-recon = Recon: look at the top of a deck, may be kept.
rr-help-card-event = Event: nothing, but perhaps weather.
rr-help-gain-medal = a medal
rr-help-gain-marks = { $n ->
        [one] { $n } ammo mark
       *[other] { $n } ammo marks
    }
rr-help-enemy-division = division: { $price }, gives { $gain }
rr-help-enemy-elite = elite division: { $price }, gives { $gain }
rr-help-enemy-panzer = armoured division: { $price }, gives { $gain }
rr-help-battle = Whoever can pay wins; going on after a battle costs { $fuel }.
rr-help-defeat = Too little: all that counts is spent, the corps goes back, the card into its deck.
rr-help-phase-levels = All levels rise by one.
rr-help-phase-food = Every corps eats 1R of its load, else from its space; without food it is halted until some comes.
rr-help-phase-trucks = Trucks on arrows go back to the track.
rr-help-phase-more = The first time somebody reaches level 3, more trucks come.
rr-help-phase-track = The supply track is filled up.
rr-help-phase-commanders = Commanders are ready again.
rr-help-reaction-mark = A resistance marker on a free space next to a marked one …
rr-help-reaction-sources = … or next to a victory space with the flag that nobody holds.
rr-help-reaction-counter = Or a counter-attack: a rival’s token goes, next to free ground linked with Düsseldorf.
rr-help-reaction-targets = Never at or beside a main base, a start space or a corps.
rr-help-reaction-last = After the last marker: counter-attack or pass.
rr-help-end-rhine = A corps takes a victory space with an unbroken line of your spaces to your main base: you win at once.
rr-help-end-markers = Otherwise the game ends with the round in which the last marker is placed.
rr-help-end-medals = Then medals win: tokens, cards with a medal, and one for { $n } ammo marks.
rr-help-area = The area of a player
rr-help-area-medals = All medals: tokens, cards, marks.
rr-help-area-tokens = Medal tokens.
rr-help-area-cards = Cards with a medal.
rr-help-area-marks = Ammo marks: five make a medal.
rr-help-area-won = Resistance cards won.
rr-help-area-trucks = Trucks, and the limit of the level.
rr-help-area-level = Level on the logistics track.
rr-help-area-draw = Draw: trucks taken in one action.
rr-help-area-placement = Placement: trucks used in one action.
rr-help-area-commander = Commander ready; struck out: used.
rr-help-area-marker = Air marker; pale: it lies on a deck.
rr-help-area-deck = Pursuit cards left.
rr-help-turn = The last turn on the board
rr-help-turn-way = Where a corps went.
rr-help-turn-came = Supplies that came.
rr-help-turn-card = A pursuit card turned there.
rr-help-turn-won = A battle won.
rr-help-turn-lost = A battle lost.
rr-help-turn-new = A marker was laid there.
rr-help-turn-gone = A token was removed there.
rr-help-turn-cut = A space was cut off.
rr-board-sign-ostend = port, used up
rr-board-sign-shared = for two armies
rr-board-sign-number = number for dice
rr-board-sign-rhine = beyond the Rhine
rr-board-sign-black = for the enemy
rr-board-sign-marker = resistance marker
rr-board-sign-halted = halted corps
rr-board-sign-hungry = corps without food
rr-board-sign-load = supplies, limit
rr-board-race = To the Rhine
rr-board-won = wins the race
rr-board-end-rhine = The Rhine is crossed
rr-board-end-medals = Most medals
rr-board-end-conceded = The last one left
rr-board-end-unsolved = The Rhine was not crossed
rr-board-alt-won = The race is over. { $reason }: { $army }.
rr-board-alt-unsolved = The race is over. { $reason }.
rr-story-about = Arrows still to go to the Rhine

# The lesson (lesson.json).
rr-lesson-move = You are General Bradley. Whoever first brings a corps across the Rhine wins; if nobody does, medals decide. A turn is two actions. Begin by moving a corps: it costs one fuel (1F).
rr-lesson-step = The fuel carries a corps up to three steps along the arrows. Every new town hides a card: help from the Resistance, perhaps, or a German division. Go and see.
rr-lesson-further = The town is yours. You have steps left, and after a quiet card going on costs nothing.
rr-lesson-load = Supplies lie here. Taking them along is free, at any moment of your turn: fuel (F) moves a corps, ammunition (A) beats divisions, rations (R) feed it.
rr-lesson-stop = You need not use every step. Stop here: the next order is about what feeds the advance.
rr-lesson-supply = Your second action: fetch supplies. Three fuel (3F) appear at your base in Chartres and wait there for trucks.
rr-lesson-end = Both actions are used. What still stands in the menus is free or extra. End your actions.
rr-lesson-mark = Now you speak for the Germans, as everybody does at the end of a turn. A resistance marker makes a town harder to take: put it on a rival’s road, not on yours.
rr-lesson-mark-again = The Germans once more: where would it hurt Montgomery most?
rr-lesson-haul = Fuel in Chartres moves nobody at the front. Send it by truck, from town to town along the arrows.
rr-lesson-cargo = A truck carries up to five tokens. Load all the fuel there is.
rr-lesson-leg = One truck drives one arrow. The next one can take the same fuel on, in the same action.
rr-lesson-cargo-again = Load it again.
rr-lesson-arrived = Supplies that have come to a corps are taken along whenever it likes. That is far enough: end the transport.
rr-lesson-again = Forward again. Should a German division bar the way, your corps pays ammunition (A) and beats it; without enough it is thrown back to where it came from.
rr-lesson-cut = Look for roads that cut towns off: what you surround falls without a fight.
rr-lesson-deeper = Each town you take lengthens the road your trucks must go; but the way is open now. Risk one more step.
rr-lesson-civilians = Some cards ask you something. A ration for a medal is a good bargain: medals decide if nobody gets across.
rr-lesson-enough = That is far enough for one turn. Stop here.
rr-lesson-trucks = One thing more: trucks. Whoever takes the last one from the track makes it supper time, and every corps of everybody must eat one ration (R). Take two and leave the rest.
rr-lesson-last = That is all you need: move, fetch, carry, and look at what the others leave open. The game goes on until somebody is across or the markers run out. Good luck, General.
