### Total Domination, in English.
###
### Sentences of the log and questions end with a full stop; labels and names do not.

td-title = Total Domination
td-about = Draft, invent and strike: the great powers from 1939 on.

## Powers, sides, nations

td-seat-germany = Germany
    .The = Germany
    .the = Germany
    .s = s
td-seat-uk = United Kingdom
    .The = The United Kingdom
    .the = the United Kingdom
    .s = s
td-seat-japan = Japan
    .The = Japan
    .the = Japan
    .s = s
td-seat-ussr = USSR
    .The = The USSR
    .the = the USSR
    .s = s
td-seat-axis = Axis
    .The = The Axis
    .the = the Axis
    .s = s
td-seat-allies = Allies
    .The = The Allies
    .the = the Allies
    .s = { "" }
td-nobody = nobody
    .The = Nobody
    .the = nobody
    .s = s
td-nation-germany = Germany
    .The = Germany
    .the = Germany
    .s = s
td-nation-uk = United Kingdom
    .The = The United Kingdom
    .the = the United Kingdom
    .s = s
td-nation-japan = Japan
    .The = Japan
    .the = Japan
    .s = s
td-nation-ussr = USSR
    .The = The USSR
    .the = the USSR
    .s = s
td-nation-italy = Italy
    .The = Italy
    .the = Italy
    .s = s
td-nation-france = France
    .The = France
    .the = France
    .s = s
td-nation-usa = USA
    .The = The USA
    .the = the USA
    .s = s
td-nation-china = China
    .The = China
    .the = China
    .s = s
td-nation-neutral = neutral
    .The = neutral
    .the = neutral
    .s = s
td-kind-army = army
td-kind-fleet = fleet
td-kind-bomber = bomber squadron
td-kind-uboat = U-boat
td-unit = { $nation ->
        [germany] German
        [uk] British
        [japan] Japanese
        [ussr] Soviet
        [italy] Italian
        [france] French
        [usa] US
        [china] Chinese
       *[neutral] neutral
    } { $kind ->
        [fleet] fleet
        [bomber] bomber squadron
       *[army] army
    }
    .a = { $nation ->
        [germany] a German
        [uk] a British
        [japan] a Japanese
        [ussr] a Soviet
        [italy] an Italian
        [france] a French
        [usa] a US
        [china] a Chinese
       *[neutral] a neutral
    } { $kind ->
        [fleet] fleet
        [bomber] bomber squadron
       *[army] army
    }

## Spaces

td-space-germany = Germany
    .the = Germany
td-space-italy = Italy
    .the = Italy
td-space-austria = Austria
    .the = Austria
td-space-czechoslovakia = Czechoslovakia
    .the = Czechoslovakia
td-space-japan = Japan
    .the = Japan
td-space-nanking = Nanking
    .the = Nanking
td-space-manchuria = Manchuria
    .the = Manchuria
td-space-ryukyu = Ryukyu
    .the = Ryukyu
td-space-great_britain = Great Britain
    .the = Great Britain
td-space-france = France
    .the = France
td-space-india = India
    .the = India
td-space-egypt = Egypt
    .the = Egypt
td-space-canada = Canada
    .the = Canada
td-space-australia = Australia
    .the = Australia
td-space-moscow = Moscow
    .the = Moscow
td-space-north_ussr = Northern USSR
    .the = the Northern USSR
td-space-south_ussr = Southern USSR
    .the = the Southern USSR
td-space-siberia = Siberia
    .the = Siberia
td-space-ukraine = Ukraine
    .the = Ukraine
td-space-eastern_usa = Eastern USA
    .the = the Eastern USA
td-space-western_usa = Western USA
    .the = the Western USA
td-space-hawaii = Hawaii
    .the = Hawaii
td-space-philippines = Philippines
    .the = the Philippines
td-space-china = China
    .the = China
td-space-poland = Poland
    .the = Poland
td-space-baltic_states = Baltic States
    .the = the Baltic States
td-space-romania = Romania
    .the = Romania
td-space-balkans = Balkans
    .the = the Balkans
td-space-benelux = Benelux
    .the = Benelux
td-space-libya = Libya
    .the = Libya
td-space-east_africa = East Africa
    .the = East Africa
td-space-madagascar = Madagascar
    .the = Madagascar
td-space-persia = Persia
    .the = Persia
td-space-burma = Burma
    .the = Burma
td-space-siam = Siam
    .the = Siam
td-space-indochina = Indochina
    .the = Indochina
td-space-east_indies = East Indies
    .the = the East Indies
td-space-mariana = Mariana Islands
    .the = the Mariana Islands
td-space-solomon = Solomon Islands
    .the = the Solomon Islands
td-space-atlantic = Atlantic Ocean
    .the = the Atlantic Ocean
td-space-caribbean = Caribbean Sea
    .the = the Caribbean Sea
td-space-arctic = Arctic
    .the = the Arctic
td-space-iceland = Iceland
    .the = Iceland
td-space-norway = Norway
    .the = Norway
td-space-finland = Finland
    .the = Finland
td-space-aleutians = Aleutians
    .the = the Aleutians

## Technologies

td-tech-mechanization = Mechanization
td-tech-self_propelled_artillery = Self-propelled artillery
td-tech-ground_attack_aircraft = Ground-attack aircraft
td-tech-heavy_bombers = Heavy bombers
td-tech-landing_craft = Landing craft
td-tech-modern_battleships = Modern battleships
td-tech-aircraft_carriers = Aircraft carriers
td-tech-production_optimization = Production optimization
td-tech-shipyard_industry = Shipyard industry
td-tech-radar = Radar
td-tech-espionage = Espionage
td-tech-enigma = Enigma
td-tech-v1 = Flying bomb (V1)
td-tech-v2 = Ballistic missile (V2)
td-tech-atomic_bomb = Atomic bomb

# What a technology does, in a few words
td-does-mechanization = armies and bombers move for 1 OP
td-does-self_propelled_artillery = attacks on armies and bombers cost 2 OP
td-does-ground_attack_aircraft = attacks on armies and bombers cost 1 OP, on fleets on coasts 2
td-does-heavy_bombers = two bombers on the board
td-does-landing_craft = fleets move for 1 OP
td-does-modern_battleships = attacks on fleets cost 2 OP
td-does-aircraft_carriers = attacks on fleets cost 1 OP, on armies and bombers on coasts 2
td-does-production_optimization = armies and bombers are formed for 2 OP
td-does-shipyard_industry = fleets are formed for 2 OP
td-does-radar = a rocket takes one card less from you
td-does-espionage = look at three cards of an opponent each year
td-does-enigma = a better draw for the card discarded each year
td-does-v1 = a rocket that counts 5 OP and takes one card
td-does-v2 = a rocket that counts 5 OP and takes two cards
td-does-atomic_bomb = a rocket that counts 6 OP and takes three cards
td-does = { $tech }: { $does }.
td-group-land = Land
td-group-naval = Naval
td-group-production = Production
td-group-intelligence = Intelligence
td-group-rocketry = Rocketry

## Cards

td-card = { $country } { $n } ({ $op } OP; { $event })
td-card-short = { $country } { $n }
td-card-text = { $op } OP. Event: { $event }. Technology: { $tech }
td-card-valued = { $card } ({ $op } OP)
td-card-uses = { $event }. { $tech }
td-solo-card = Axis card { $n }
td-event-value = { $n } OP as an event
td-event-plus = +1 OP
td-event-minus = −1 OP
td-event-logistics = Logistics – { $icons }
td-event-diplomacy = Diplomacy, { $flag } { $n }
td-event-peace = Peace
td-event-research = Research
td-icon-army = army
    .many = armies
td-icon-none = nothing
    .many = nothing
td-icon-one-satellite = satellite
    .many = satellites
td-left = { $n ->
        [one] one { $icon }
        [2] two { $icon-many }
        [3] three { $icon-many }
       *[other] { $n } { $icon-many }
    }
td-icon-bomber = bomber
    .many = bombers
td-icon-fleet = fleet
    .many = fleets
td-icon-move = move
    .many = moves
td-icon-satellite = satellites
    .many = satellites
td-icon-resistance = resistance
    .many = resistance markers
td-flag-brazil = Brazil
td-flag-spain = Spain
td-flag-sweden = Sweden
td-flag-turkey = Turkey

## Phases

td-phase-deploy = Set-up
td-phase-draft = Draft
td-phase-swap = Arctic swap
td-phase-exchange = Discard and draw
td-phase-enigma = Enigma
td-phase-espionage = Espionage
td-phase-actions = Action Phase
td-phase-withdrawal = Withdrawal
td-phase-bombing = Strategic bombing
td-phase-over = Game over
td-passes-left = to the left
td-passes-right = to the right

## Options

td-option-players = Players
td-option-players-help = How many people play. One plays the Allies against an automatic Axis.
td-option-players-4 = four
td-option-players-3 = three
td-option-players-2 = two
td-option-players-1 = one (solo)
td-option-doubled = Side with one player
td-option-doubled-help = With three players: whose two powers one person runs.
td-option-doubled-axis = Axis
td-option-doubled-allies = Allies
td-option-hands = Hands for two
td-option-hands-help = A common hand for each side, or one hand for each power.
td-option-hands-common = common hand
td-option-hands-separate = separate hands
td-option-bombers = Bombers
td-option-bombers-help = Bomber squadrons, air strikes and strategic bombing.
td-option-bombers-on = yes
td-option-bombers-off = no
td-option-uboats = U-boats
td-option-uboats-help = German U-boats, which make Lend-Lease more expensive.
td-option-uboats-on = yes
td-option-uboats-off = no
td-option-arctic = Arctic
td-option-arctic-help = Five more spaces in the far north.
td-option-arctic-off = no
td-option-arctic-on = yes
td-option-setup = Set-up
td-option-setup-help = Printed starting units, or each power places its own.
td-option-setup-standard = standard
td-option-setup-alternative = players place units
td-option-scenario = Scenario
td-option-scenario-help = The whole war, or a part of it.
td-option-scenario-none = 1939 to 1945
td-option-scenario-rise = Rise of the Axis, 1939 to 1942
td-option-scenario-fall = Fall of the Axis, 1943 to 1945
td-option-board = Board side
td-option-board-help = The alternate side has roads in place of the triangles.
td-option-board-primary = primary
td-option-board-alternate = alternate
td-option-reserve = Reserve with a common hand
td-option-reserve-help = When a side that shares one hand may put cards into reserve.
td-option-reserve-each = whenever one of its powers passes
td-option-reserve-last = when its last power passes
td-option-lend_tactics = Event 5/6/7 counts for Lend-Lease
td-option-lend_tactics-help = Whether the event 5/6/7 raises the value of a card given to Lend-Lease.
td-option-lend_tactics-off = no
td-option-lend_tactics-on = yes
td-option-auto_draft = Automatic draft
td-option-auto_draft-help = Whether preference lists may pick cards at once.
td-option-auto_draft-on = allowed
td-option-auto_draft-off = not allowed
td-check-option = { $option }: “{ $value }” is not possible.
td-check-seats = This table needs these seats: { $seats }.
td-check-hands-alone = Alone there is one common hand; separate hands are for two players.
td-check-hands = Separate hands are an option for two players only.
td-check-doubled = A side with one player is an option for three players only.
td-check-solo-scenario = The scenarios cannot be played alone.
td-check-solo-setup = The alternative set-up cannot be played alone.
td-check-rise-setup = Rise of the Axis uses the standard set-up.
td-check-fall-setup = Fall of the Axis has a set-up of its own.
td-check-fall-arctic = Fall of the Axis is not played with the Arctic.
td-check-fall-uboats = Fall of the Axis needs U-boats.

## Menus

td-verb-deploy = Place a unit
td-verb-keep = Keep a card
td-verb-drop = Discard
td-verb-give = Swap a card with the ally
td-verb-swap = Discard and draw
td-verb-spy = Espionage
td-verb-burn = Have a card discarded
td-verb-operate = Operation
td-verb-event = Event
td-verb-technology = Technology
td-verb-lend = Lend-Lease
td-verb-rocket = Rocket
td-verb-strike = Air strike
td-verb-pass = Pass
td-verb-reserve = Reserve
td-verb-discard = Discard
td-verb-form = Form
td-verb-uboat = Form a U-boat
td-verb-recall = Take off the board
td-verb-move = Move
td-verb-to = To
td-verb-back = Back
td-verb-sail = Move a U-boat
td-verb-attack = Attack
td-verb-sink = Sink a U-boat
td-verb-quell = Fight resistance
td-verb-satellite = Place a satellite
td-verb-resistance = Place resistance
td-verb-done = Done
td-verb-aim = Bomber and target
td-verb-hit = Destroy
td-verb-research = Develop
td-verb-withdraw = Withdraw
td-verb-bomb = Bomb
td-verb-auto = Automatic draft
td-verb-prefer = What you prefer in the draft
td-verb-resting = For the rest of the year
td-verb-targets = Bomb without asking
td-verb-exchanging = Discard and draw
td-verb-bombing = Strategic bombing

## Choices

td-do-priced = { $what } ({ $cost } OP)
td-do-deploy = { $unit } in { $space-the }
td-do-keep = { $card }
td-do-drop = { $card }
td-do-give = { $card }
td-do-swap = { $card }
td-do-spy-ask = { $victim }, decide after looking
td-do-spy-best = { $victim }, have the best card discarded
td-do-spy-look = { $victim }, look only
td-do-burn = { $card }
td-do-operate = { $card }
td-do-event = { $card }: { $event }
td-do-front = { $card }, in front of { $power-the }
td-do-technology = { $tech } with { $card }
td-do-lend = { $card }
td-do-rocket = { $tech } at { $victim-the } with { $card }, hitting { $n ->
        [one] one card
       *[other] { $n } cards
    }
td-do-strike = { $card }
td-do-keep-cards = Keep my cards
td-do-pass = Pass
td-do-reserve = { $card }
td-do-discard = { $card }
td-do-form = { $unit } in { $space-the }
td-do-uboat = { $space }
td-do-recall = { $unit } from { $space-the }
td-do-move = { $unit } from { $space-the }
td-do-to = To { $space-the }
td-do-back = Back
td-do-sail = { $start } → { $space }
td-do-attack = { $unit } in { $space-the }
td-do-sink = { $space }
td-do-quell = { $space }
td-do-satellite = { $space }
td-do-resistance = { $space }
td-do-done = Done
td-sure-done = You have { $left } OP left. Finish anyway?
td-sure-icons = You could still do something here. Finish anyway?
td-sure-pass = You still hold { $n ->
        [one] one card
       *[other] { $n } cards
    }. Pass anyway? You do nothing more this round.
td-do-aim = { $start } → { $space }
td-do-hit = { $unit }
td-do-research = { $tech } with { $card }
td-do-withdraw = { $unit } to { $space-the }
td-do-withdraw-pool = { $unit } to the pool
td-do-bomb = { $start } → { $space }

## Questions

td-ask-deploy = { $who }: where does the next unit go? { $n ->
        [one] It is the last one.
       *[other] { $n } are left to place.
    }
td-ask-draft = { $who }: which { $n ->
        [one] card
       *[other] { $n } cards
    } do you keep from this packet?
td-ask-solo-draft = { $n ->
        [one] Which card do you discard?
       *[other] Which { $n } cards do you discard?
    }
td-ask-swap = { $who }: do you swap a card with your ally?
td-ask-exchange = { $who }: do you swap a card for a new one?
td-ask-exchange-spy = { $who }: do you swap a card for a new one, and on whom do you spy? One of each at most.
td-ask-enigma = { $who }: which of the drawn cards do you keep?
td-ask-burn = Which cards must { $victim-the } discard? At most { $n }.
td-ask-turn = { $who }: what do you do?
td-ask-steps = { $who } with { $card }: what next? { $left ->
        [0] No OP is left.
       *[other] You have { $left } OP.
    }
td-ask-icons = { $who } with { $card }: what next? Left on the card: { $left }.
td-ask-move = { $unit } from { $space-the }: where to?
td-ask-aim = { $who }: which bomber strikes which space?
td-ask-hit = { $who }: what do you destroy?
td-ask-research = { $who }: which technology do you develop from the discard pile?
td-ask-discard = { $who }: you pass. { $n ->
        [one] Which card do you discard?
       *[other] Which { $n } cards do you discard?
    }
td-ask-reserve-now = { $who }: you pass. What do you lay in reserve now? At most { $n }; the rest stays with your other power.
td-ask-reserve = { $who }: you pass. What do you lay in reserve? At most { $n }.
td-ask-withdraw = { $who }: who leaves { $space-the }, and where to?
td-ask-bombing = { $who }: what do your bombers attack? Best targets first.
td-ask-standing = What shall I answer for you until you say otherwise?
td-wait-deploy = { $who-The } places units
td-wait-draft = Everybody picks cards
td-wait-draft-of = { $who-The } chooses cards
td-wait-swap = The allies decide about the Arctic swap
td-wait-exchange = Everybody decides whether to swap a card
td-wait-exchange-spy = Everybody decides whether to swap a card
td-wait-enigma = Enigma: choosing among the drawn cards
td-wait-burn = { $who-The } spies
td-wait-turn = Turn of { $who-the }
td-wait-steps = { $who-The } carries out operations
td-wait-withdraw = { $who-The } withdraws
td-wait-bombing = Everybody picks targets for bombing

## Why something is not possible

td-why-no-events = This scenario has no events.
td-why-colour = { $nation } only
td-why-colour-joining = { $nation-The } has not joined the war yet.
td-why-void = None of its icons is of any use in this game.
td-why-empty-pile = The discard pile is empty.
td-why-nothing-there = The discard pile holds no technology that could be developed now.
td-why-one-tech = One technology per round.
td-why-known = You have developed { $tech } already.
td-why-needs = First develop { $needed }, in an earlier year.
td-why-needs-any = First develop one of these, in an earlier year: { $needed }.
td-why-no-lend = { $power-The } cannot do Lend-Lease.
td-why-joined = { $nation-The } is already in the war.
td-why-lent = You have already done Lend-Lease this round.
td-why-lend-min = { $n ->
        [one] One U-boat is at sea
       *[other] { $n } U-boats are at sea
    }: Lend-Lease needs { $min } OP, and this card is worth { $value }.
td-why-last-year = No reserve in the last year.
td-why-first-pass = A side that passes first reserves nothing: half of the hand goes.
td-why-lent-no-reserve = No reserve after Lend-Lease in this round.

## Log

td-log-year = { $year } begins: packets go { $passes }, { $first-the } first. Hands: { $dealt }.
td-dealt = { $seat } { $n }
td-log-packet-own = Your packet: { $cards }.
td-log-picked = Everybody has picked: { $picked }.
td-log-picked-own = You keep { $cards }.
td-log-draft-ends = The draft ends. Nobody took { $cards }.
td-log-no-swap = { $one-The } and { $other-the } swap no card.
td-log-swap = { $one-The } and { $other-the } swap a card (Arctic swap).
td-log-swap-own = You gave { $gave } and got { $got }.
td-log-exchange = { $seat-The } discard{ $seat-s } { $card } and draw{ $seat-s }.
td-log-drawn-own = You draw { $cards }.
td-log-enigma = { $seat-The } use{ $seat-s } Enigma and discard{ $seat-s } { $cards }.
td-log-spy = { $seat-The } look{ $seat-s } at the hand of { $victim-the } and see{ $seat-s } { $n ->
        [one] one card
       *[other] { $n } cards
    }.
td-log-spy-own = You see { $cards }.
td-log-spied-own = Spies have seen your cards: { $cards }.
td-log-spy-looks = { $seat-The } only take{ $seat-s } a look.
td-log-spy-nothing = { $seat-The } look{ $seat-s } at the hand of { $victim-the }, and it is empty.
td-log-burnt = { $seat-The } make{ $seat-s } { $victim-the } discard { $cards } and draw again.
td-log-reshuffled = The discard pile becomes the draw pile again: { $n ->
        [one] one card
       *[other] { $n } cards
    }.
td-log-actions = The Action Phase of { $year } begins with { $first-the }.
td-log-operation = { $power-The } plays { $card } { $use }: { $value } OP{ $modifier ->
        [0] {""}
       *[other] {" "}({ $base } on the card, { $modifier } from cards in front)
    }{ $saved ->
        [0] .
       *[other] {""}, with { $saved } saved up.
    }
td-log-event = { $power-The } plays the event of { $card }.
td-log-spent = { $power-The } spends { $spent } OP{ $saved ->
        [0] .
       *[other] {" "}and keeps { $saved }.
    }
td-log-form = { $power-The } forms { $unit-a } in { $space-the }.
td-log-deploy = { $power-The } places { $unit-a } in { $space-the }.
td-log-satellite = { $power-The } places a satellite: { $unit-a } in { $space-the }.
td-log-recall = { $power-The } takes the { $unit } in { $space-the } off the board.
td-way = { $way } → { $space }
td-log-move = { $power-The } moves the { $unit }: { $way }.
td-log-attack = { $power-The } destroys the { $unit } in { $space-the }.
td-log-sink = { $power-The } sinks a U-boat in { $space-the }.
td-log-quell = { $power-The } puts down the resistance in { $space-the }.
td-log-uboat = { $power-The } launches a U-boat in { $space-the }.
td-log-sail = { $power-The } moves a U-boat: { $start } → { $space }.
td-log-resistance = { $power-The } raises resistance in { $space-the }.
td-log-resistance-back = Allied units stand in { $space-the }: the resistance goes back to the pool.
td-log-bombers-home = The { $unit } is alone in { $space-the } and flies home to the pool.
td-log-bombers-caught = The { $unit } is caught alone in { $space-the } and lost.
td-log-control = { $new ->
        [nobody] Nobody holds { $space-the } ({ $n } VP) any more.
       *[other] { $new-The } takes { $space-the } ({ $n } VP){ $old ->
            [nobody] .
           *[other] {" "}from { $old-the }.
        }
    }
td-points = { $power } { $old } → { $new }
td-log-points = VP: { $n ->
        [0] {""}
       *[other] { $changed }.{" "}
    }Axis { $axis }, Allies { $allies }.
td-log-destroyed = A destruction marker goes to { $space-the }.
td-log-bombed = { $power-The } bombs { $space } from { $bomber }.
td-log-strike = { $power-The } plays { $card } for an air strike: { $bomber } → { $space }, value { $value }.
td-log-aggression = { $power-The } provokes { $nation-the }, now { $at } of { $steps } steps on the way to war. A new card goes into the pile.
td-log-joins = { $nation-The } joins the war beside { $power-the }, worth { $gain } VP. The Allies now need { $threshold }.
td-log-lend = { $power-The } gives { $card } to Lend-Lease. { $nation-The } has gone { $at } of { $steps } steps towards war.{ $min ->
        [0] {""}
       *[other] {" "}With U-boats about, a card must be worth { $min }.
    }
td-log-lent-own = You set { $card } aside for the next draft.
td-log-technology = { $power-The } develops a technology, face down.
td-log-technology-own = You develop { $tech } with { $card }.
td-log-research = { $power-The } researches with { $card }.
td-log-tech-active = { $power-The } now has { $tech }{ $gain ->
        [0] .
       *[other] {" "}(+{ $gain } VP).
    }
td-log-front = { $power-The } puts { $card } in front of { $target-the } ({ $n }).
td-log-diplomacy = { $power-The } plays { $card }: { $flag }, { $n } VP.
td-log-diplomacy-lost = { $power-The } loses { $card }.
td-log-diplomacy-failed = { $power }: { $card } comes to nothing.
td-log-peace = { $power-The } plays { $card } and turns up { $revealed } ({ $n } OP).
td-log-rocket = { $power-The } launches { $tech } at { $victim-the } with { $card }. { $n ->
        [0] It costs no card.
       *[other] It costs { $lost }.
    }
td-log-pass = { $power-The } passes{ $n ->
        [0] {""}
       *[other] {" "}and discards { $cards }
    }{ $kept ->
        [0] .
       *[other] {""}; { $kept } in reserve.
    }
td-log-pass-empty = { $power-The } has no cards left and passes.
td-log-reserved-own = In your reserve: { $cards }.
td-log-victory = Axis { $axis } of { $axis_need }, Allies { $allies } of { $allies_need }.
td-log-victory-rise = Axis { $axis }, Allies { $allies }.
td-log-victory-solo = Axis { $axis } of { $need }.
td-log-switch = { $nation-The } changes sides, from { $old-the } to { $power-the }.
td-log-withdraw = { $power }: the { $unit } withdraws, { $start } → { $space }.
td-log-withdraw-pool = { $power }: the { $unit } withdraws to the pool, { $start }.
td-log-rebuilt = Rebuilt, and free of destruction markers: { $spaces }.
td-log-ready = Bombers, rockets and Radars are ready again.
td-log-concedes = { $seat-The } give{ $seat-s } up.
td-log-wins = The { $side } { $side ->
        [Allies] win
       *[Axis] wins
    }: { $why }.
td-log-draw = A draw: { $why }.
td-log-solo-year = The Axis pile holds { $n ->
        [one] one card
       *[other] { $n } cards
    }; { $left } wait.
td-log-solo-card = { $power-The } turns up { $card }: { $actions }.
td-log-solo-skipped = { $power-The } cannot { $action }.
td-log-solo-bonus = { $power }: bonus action for { $tech }.
td-log-solo-idle = { $power-The } has nothing to do: the Axis gains 1 VP, { $n } in all.
td-log-solo-why = As the card says: { $why }.
td-solo-by-defence = in the order of defence
td-solo-by-refill = an empty home first
td-solo-by-arrows = along the arrows { $arrows }
td-solo-by-edge = nearest to the { $edge ->
        [N] northern
        [E] eastern
        [S] southern
       *[W] western
    } edge
td-log-opened = { $seat-The } still hold{ $seat-s }: { $cards }.
td-log-solo-tech = { $power-The } finds { $tech } after { $n } other cards.
td-log-solo-no-tech = { $power-The } finds no technology.
td-use-operation = as an operation
td-use-event = as its event
td-use-peace = as Peace
td-action-form = form
td-action-move = move
td-action-destroy = destroy
td-reason-threshold = the points are enough
td-reason-time = time has run out for the Allies
td-reason-points = victory points decide
td-reason-homes = the Allies hold all homes of one Axis power
td-reason-conceded = the other side has given up

## Standing orders

td-standing-auto-off = Draft: ask me
td-standing-auto-on = Draft: pick at once by what I prefer
td-standing-prefer-own = Prefer own events
td-standing-prefer-op = Prefer { $n } OP or more
td-standing-prefer-tech = Prefer { $tech }
td-standing-prefer-event = Prefer { $event }
td-standing-prefer-card = Prefer { $card }
td-standing-resting-no = Turns: ask me
td-standing-resting-pass = Turns: pass until { $year } is over
td-standing-exchanging-ask = Discard and draw: ask me
td-standing-exchanging-none = Discard and draw: never
td-standing-bombing-ask = Bombing: ask me
td-standing-bombing-none = Bombing: never
td-standing-targets-none = Bombing: nothing left in advance
td-wish-tactics_value = 5/6/7 OP
td-wish-tactics_modifier = +1 or −1
td-wish-logistics = Logistics
td-wish-diplomacy = Diplomacy
td-wish-research = Research
td-wish-peace = Peace

## Refusals of typed orders

td-x-supply = { $unit } in { $space-the } is out of supply.
td-x-enemy = There are enemy units in { $space-the }; attack first.
td-x-recall = A recalled unit must be formed again in the same order: { $unit }.

# Board

td-board-won = { $side }: victory!
td-board-draw = A draw
td-board-left = { $n } to go
td-plate-turns = What decided it
td-plate-fallen = Capital taken: { $space }
td-plate-joined = In the war: { $nation }
td-board-joined = in the war
td-board-lend = from { $n } OP
td-board-solo = Axis pile: { $pile }; { $n } VP
td-board-technology = Technologies
td-board-tech-points = { $n } VP
td-board-passed = passed
td-board-conceded = gave up
td-board-rocket-used = rocket used
td-board-radar-used = Radar used
td-board-lend-used = lent
td-board-tech-used = researched
td-board-packet = Packet
td-board-picked = Picked
td-board-drawn = Drawn
td-board-hand = Hand
td-board-reserve = Reserve
td-board-lent = Lend-Lease
td-board-seen = Seen by espionage
td-board-no-cards = No cards
td-board-tech-on = developed
td-board-tech-open = possible now
td-board-tech-off = not yet
td-board-pending = Face down: { $tech }
td-board-alt-turn = { $year }, { $phase }.
td-board-alt-points = VP: Axis { $axis }, Allies { $allies }.
td-board-alt-waiting = Waiting for { $who-the }.
td-board-alt-power = { $power }: { $n } VP, cards in hand: { $hand }, units: { $units }.
td-board-alt-space = { $space } { $n }
td-board-alt-none = none
td-board-alt-cards = { $what }: { $cards }
td-board-alt-active = Turn: { $power }.
td-board-sign-star = 1 VP
td-board-sign-factory = forms armies, bombers
td-board-sign-shipyard = forms fleets
td-board-sign-uboat = U-boats may lie here
td-board-sign-limit = most units
td-board-sign-link = land route to the same sign
td-board-sign-years = most U-boats that year
td-board-sign-control = held by another power
td-board-sign-tile = belongs to this power
td-board-sign-warning = nobody controls it
td-board-sign-destroyed = destroyed
td-board-sign-resistance = resistance
td-board-sign-unsupplied = without supply
td-board-sign-asleep = not yet in the war
td-board-sign-form = forming: army · fleet
td-board-sign-move = moving
td-board-sign-attack = attacking
td-board-sign-coast = attacking a coast
td-board-sign-reserve = cards in reserve
td-board-sign-lent = Lend-Lease cards
td-board-sign-pending = new technology
td-focus-tall = Whole board with all sheets
td-focus-pacific = The Pacific
td-focus-russia = Russia and India
td-focus-europe = Europe and Africa
td-focus-atlantic = The Atlantic
td-focus-technology = Technology sheets
td-focus-help = Help card

## The help card

td-help-title = Total Domination in brief
td-help-year = A year
td-help-year-draft = Draft: everybody picks cards at once and hands the rest on.
td-help-year-rounds = Action Phase: in turn order each power plays one card or passes.
td-help-year-pass = Once you pass, you are out until the next year. You may reserve one card.
td-help-year-withdraw = Afterwards France and Italy may change sides.
td-help-year-bomb = Then new technologies become active.
td-help-actions = What a card can do: one of these
td-help-actions-operation = Operation: spend its OP on as many steps as they pay for.
td-help-actions-technology = Technology: place it face down. One per round; it works from next year.
td-help-actions-event = Event: only for the power whose card it is.
td-help-actions-lend = Lend-Lease: the United Kingdom discards a card to bring the USA closer to the war, the USSR likewise China.
td-help-actions-rocket = Rocket: with V1, V2 or the atomic bomb, make an opponent lose cards.
td-help-actions-pass = Or pass.
td-help-steps = Steps of an operation, in OP
td-help-steps-form = Form a unit
td-help-steps-move = Move a unit, however far
td-help-steps-attack = Destroy an enemy unit next to yours
td-help-steps-factories = Technologies make these cheaper. Armies and bombers are formed at factories, fleets at shipyards.
td-help-ground = Control and supply
td-help-ground-control = A space belongs to whoever has an army or a fleet there. Your homes are yours even when empty.
td-help-ground-capital = A capital with one enemy army or fleet belongs to nobody, with two to the enemy.
td-help-ground-limit = One or two stars hold two units, three stars hold four.
td-help-ground-supply = Supply: a chain of your spaces that leads to one of your homes. Without it a unit neither moves nor attacks.
td-help-points = Victory
td-help-points-stars = Each space is worth its stars.
td-help-points-techs = Technologies: 1 VP less than the number of groups you have one in.
td-help-points-win = At the end of a year the Axis needs { $axis } VP, the Allies { $allies } and { $more } more each for the USA and China in the war.
td-help-points-end = If nobody has won by the end of 1945, the Axis wins.
td-story-about = Victory points
td-story-when = { $year }

# The lesson (lesson.json).
td-lesson-draft = You play the Axis: Germany and Japan with one hand. Spaces with stars bring points, and points win. Each year begins with a draft: keep some cards, pass the rest on. Keep those with your own flags.
td-lesson-draft-again = No card is useless. Each can be an operation (its OP are points to spend), an event for the power it names, or a technology.
td-lesson-draft-last = Two of the last three are yours too. What nobody takes goes to the discard pile.
td-lesson-swap = You may change one card for one you cannot see. Yours are good: keep them.
td-lesson-event = Germany begins. This card has a German flag, so its event is open to you: an army and two moves, all free.
td-lesson-march = A move goes as far as your own supplied spaces reach, and one space beyond. Let the army march.
td-lesson-take = Stars on a space are victory points (VP) for whoever holds it, from the moment of arrival. Benelux stands empty.
td-lesson-form = Do not leave home empty. Form a new army in Germany with the card’s army icon.
td-lesson-sail = One move is left. Fleets can hold coasts as well.
td-lesson-baltic = Another point nobody guards.
td-lesson-done = Nothing is left on the card. Done; then the others play one card each.
td-lesson-operate = Now Japan, from the same hand. As an operation the card’s OP pay for forming (3), moving (2) and attacking, in any mix.
td-lesson-strike = An attack needs no dice. A unit next door, the points, and the enemy is gone; marching in is a move of its own.
td-lesson-save = What is left pays for nothing here. A single point is saved for later. Done.
td-lesson-invent = Germany again. Develop a technology: the card lies face down and works from next year on, for good. This one makes attacks cheaper.
td-lesson-last = So the year goes round until the cards are spent. Then points are counted: you win with 29, the Allies with 33 or more; if nobody has by the end of 1945, you do. Now you decide; “Hint” asks the staff.
