### Memoir '44 Overlord, in English.
###
### Sentences of the log and questions end with a full stop; labels, names and `wait` do not.

ov-title = Memoir '44 Overlord
ov-about = Two headquarters, up to three generals a side, one big battlefield.
ov-written = { $pl ->
   *[other] { $en }
}

## Sides, roles, seats

ov-side-axis = Axis
ov-team-axis = Axis
ov-seat-axis_chief = Axis commander
ov-seat-axis_left = Axis left general
ov-seat-axis_center = Axis center general
ov-seat-axis_right = Axis right general
ov-side-allies = Allies
ov-team-allies = Allies
ov-seat-allies_chief = Allied commander
ov-seat-allies_left = Allied left general
ov-seat-allies_center = Allied center general
ov-seat-allies_right = Allied right general
ov-role-chief = commander
    .short = commander
ov-role-left = left general
    .short = left
ov-role-center = center general
    .short = center
ov-role-right = right general
    .short = right

## Units, classes, dice

ov-unit-infantry = Infantry
ov-unit-armor = Armor
ov-unit-artillery = Artillery
ov-unit-special-forces = Special forces infantry
ov-unit-elite-armor = Elite armor
ov-unit-resistance = French Resistance
ov-unit-engineer = Combat engineer
ov-unit-sniper = Sniper
ov-unit-cavalry = Cavalry
ov-unit-ski = Ski patrol
ov-unit-big-gun = Big gun
ov-unit-mobile-artillery = Mobile artillery
ov-unit-heavy-at-gun = Heavy anti-tank gun
ov-unit-flame-tank = Flame-thrower tank
ov-unit-tiger = Tiger
ov-unit-destroyer = Destroyer
ov-unit-at-team-early = Early anti-tank gun team
ov-unit-at-team-late = Late anti-tank gun team
ov-unit-mortar-early = Early mortar team
ov-unit-mortar-late = Late mortar team
ov-unit-mg-early = Early machine-gun team
ov-unit-mg-late = Late machine-gun team
ov-class-infantry = infantry
ov-class-armor = armor
ov-class-artillery = artillery
ov-class-any = any unit
ov-class-none = nothing
ov-class-airplane = Airplane
ov-class-air-power = Air Power
ov-class-barrage = Barrage
ov-face-infantry = infantry
ov-face-armor = armor
ov-face-grenade = grenade
ov-face-star = star
ov-face-flag = flag
ov-phase-setup = set-up
ov-phase-select = choosing cards
ov-phase-command = commander’s card
ov-phase-orders = orders and moves
ov-phase-battle = battles
ov-phase-recovery = recovery
ov-phase-over = the end

## Terrain

ov-feature-open = Open ground
ov-feature-forest = Forest
ov-feature-hedgerow = Hedgerow
ov-feature-hill = Hill
ov-feature-town = Town / village
ov-feature-river = River
ov-feature-bridge = Bridge
ov-feature-ocean = Ocean / shoreline
ov-feature-beach = Beach
ov-feature-bunker = Bunker
ov-feature-hedgehog = Hedgehog
ov-feature-sandbag = Sandbags
ov-feature-wire = Barbed wire
ov-feature-sea-bluff = Sea bluff
ov-feature-cliff = Cliff
ov-feature-sea-wall = Sea wall
ov-feature-steep-hill = Steep hill
ov-feature-ford = Ford / fordable river
ov-feature-road = Road
ov-feature-road-hill = Road over a hill
ov-feature-railroad = Railroad track
ov-feature-rail-station = Railroad station
ov-feature-railroad-bridge = Railroad bridge
ov-feature-pontoon = Pontoon bridge
ov-feature-road-block = Road block
ov-feature-marsh = Marsh
ov-feature-mountain = Mountain
ov-feature-lake = Lake
ov-feature-airfield = Airfield
ov-feature-barracks = Barracks
ov-feature-church = Church
ov-feature-cemetery = Cemetery
ov-feature-dam = Dam
ov-feature-factory = Factory complex
ov-feature-field-bunker = Field bunker
ov-feature-fortress = Fortress
ov-feature-high-ground = High ground (dyke)
ov-feature-lighthouse = Lighthouse
ov-feature-power-plant = Power plant
ov-feature-prison-camp = Prison camp
ov-feature-radar-station = Radar station
ov-feature-supply-depot = Supply depot
ov-feature-minefield = Minefield
ov-feature-oasis = Oasis
ov-feature-palm-forest = Palm forest
ov-feature-wadi = Wadi / gully
ov-feature-city-ruins = City ruins
ov-feature-dragons-teeth = Dragon's teeth
ov-feature-frozen-river = Frozen river
ov-feature-hill-forest = Hill with forest
ov-feature-hill-village = Hill with village
ov-feature-ravine = Ravine
ov-feature-trench = Trench
ov-feature-jungle = Jungle
ov-feature-rice-paddy = Rice paddy
ov-feature-cave-hill = Cave on a hill
ov-feature-cave-mountain = Cave on a mountain
ov-feature-hospital = Hospital
ov-feature-hq-tents = HQ / supply tents
ov-feature-pier = Pier
ov-feature-fordable-stream = Fordable stream
ov-feature-erg = Erg / ridge
ov-feature-escarpment = Escarpment
ov-feature-coast = Coastline

## Cards

ov-card-recon-left = Recon Left
ov-card-recon-center = Recon Center
ov-card-recon-right = Recon Right
ov-card-probe-left = Probe Left
ov-card-probe-center = Probe Center
ov-card-probe-right = Probe Right
ov-card-attack-left = Attack Left
ov-card-attack-center = Attack Center
ov-card-attack-right = Attack Right
ov-card-assault-left = Assault Left
ov-card-assault-center = Assault Center
ov-card-assault-right = Assault Right
ov-card-general-advance = General Advance
ov-card-recon-in-force = Recon in Force
ov-card-pincer-move = Pincer Move
ov-card-air-power = Air Power
ov-card-ambush = Ambush
ov-card-armor-assault = Armor Assault
ov-card-artillery-bombard = Artillery Bombard
ov-card-barrage = Barrage
ov-card-behind-enemy-lines = Behind Enemy Lines
ov-card-close-assault = Close Assault
ov-card-counter-attack = Counter-Attack
ov-card-dig-in = Dig In
ov-card-direct-from-hq = Direct from HQ
ov-card-firefight = Firefight
ov-card-infantry-assault = Infantry Assault
ov-card-medics = Medics & Mechanics
ov-card-move-out = Move Out
ov-card-finest-hour = Their Finest Hour
ov-card-air-sortie = Air Sortie
ov-card-night = Order at night
ov-text-recon = Orders { $n } unit in one section of the general. When played, the commander draws 3 cards (standard game: draws 2 and keeps 1).
ov-text-probe = Orders up to { $n } { $n ->
        [one] unit
       *[other] units
    } in one section.
ov-text-attack = Orders { $n ->
        [one] a unit
       *[other] up to { $n } units
    } in one section.
ov-text-assault = Orders all units in one section.
ov-text-general-advance = Orders { $n ->
        [one] a unit
       *[other] up to { $n } units
    } in each section of the general.
ov-text-recon-in-force = Orders { $n } unit in each section of the general.
ov-text-pincer-move = For the left or right general: { $n ->
        [one] a unit
       *[other] up to { $n } units
    } in one section (standard game: on the left and on the right).
ov-text-air-power = The commander attacks a chain of up to 4 neighbouring enemy units: 2 dice each for the Allies, 1 for the Axis. Stars hit, terrain does not count, flags cannot be ignored.
ov-text-ambush = When an enemy declares a close assault, the attacked unit battles first.
ov-text-armor-assault = Orders up to { $n } armor units; 1 extra die in close assault. Without armor: 1 unit.
ov-text-artillery-bombard = All artillery may move up to 3 hexes or battle twice. Without artillery: 1 unit.
ov-text-barrage = The commander attacks one enemy unit with 4 dice; terrain does not count, flags cannot be ignored.
ov-text-behind-enemy-lines = One infantry unit moves up to 3, battles with 1 extra die, then moves up to 3 again. Without infantry: 1 unit.
ov-text-close-assault = All infantry and armor next to an enemy battle in close assault with 1 extra die; they do not move.
ov-text-counter-attack = Repeats a card that the enemy across the line played last turn.
ov-text-dig-in = Up to { $n } infantry units lay sandbags. Without infantry: 1 unit is ordered.
ov-text-direct-from-hq = Orders { $n ->
        [one] a unit
       *[other] up to { $n } units
    } of any class.
ov-text-firefight = { $n ->
        [one] A unit
       *[other] Up to { $n } units
    } not next to an enemy fire with 1 extra die; they do not move.
ov-text-infantry-assault = All infantry in one section: move up to 2 and battle, or 3. Without infantry: 1 unit.
ov-text-medics = Roll 4 dice for a wounded unit: its symbol and stars return figures, then it is ordered.
ov-text-move-out = Orders up to { $n } infantry units. Without infantry: 1 unit.
ov-text-finest-hour = The only card of its turn: every general rolls 4 dice and orders units by their symbols, with 1 extra die in battle. The deck is shuffled anew.
ov-text-air-sortie = A general brings in an airplane, or orders the one in the section’s airspace.

## Options

ov-option-scenario = Scenario
ov-option-scenario-help = The battle to be fought.
ov-option-players = Players
ov-option-players-help = How many people share the eight roles; standard battles are for two.
ov-option-players-8 = 8
ov-option-players-7 = 7
ov-option-players-6 = 6
ov-option-players-5 = 5
ov-option-players-4 = 4
ov-option-players-3 = 3
ov-option-players-2 = 2
ov-option-axis_team = Team of the Axis
ov-option-axis_team-help = Follows from the number of players, or is 1 to 4 people by agreement.
ov-option-axis_team-players = as the number of players
ov-option-axis_team-1 = 1
ov-option-axis_team-2 = 2
ov-option-axis_team-3 = 3
ov-option-axis_team-4 = 4
ov-option-allies_team = Team of the Allies
ov-option-allies_team-help = Follows from the number of players, or is 1 to 4 people by agreement.
ov-option-allies_team-players = as the number of players
ov-option-allies_team-1 = 1
ov-option-allies_team-2 = 2
ov-option-allies_team-3 = 3
ov-option-allies_team-4 = 4
ov-option-pair = Two on a side
ov-option-pair-help = Whether two partners play all roles together, hand included, or half the roles each.
ov-option-pair-shared = everything together
ov-option-pair-split = commander and center; left and right
ov-option-talk = Talk
ov-option-talk-help = How the chain of command may talk.
ov-option-talk-strict = one visit a turn
ov-option-talk-open = the commander stays in the council
ov-option-talk-none = no private threads
ov-option-ambush = Ambush
ov-option-ambush-help = One sealed sheet a turn, or a question at every close assault.
ov-option-ambush-sheet = one sheet a turn
ov-option-ambush-ask = asked each time
ov-option-interrupts = Questions in the enemy’s turn
ov-option-interrupts-help = Flags and retreats are answered by default, or always asked.
ov-option-interrupts-standing = by default or standing order
ov-option-interrupts-ask = always asked
ov-option-order = Order of the generals
ov-option-order-help = Moves and attacks as they come, or collected and carried out left, center, right.
ov-option-order-first_come = as they come
ov-option-order-batch = left, center, right
ov-option-initiative = Initiative die
ov-option-initiative-help = What its faces order: as printed, or other results for some of them.
ov-option-initiative-printed = as printed
ov-option-initiative-infantry_armor = infantry: 1 armor
ov-option-initiative-infantry_artillery = infantry: 1 artillery
ov-option-initiative-infantry_any = infantry: 1 unit of any class
ov-option-initiative-infantry_none = infantry: nothing
ov-option-initiative-armor_infantry = armor: 1 infantry
ov-option-initiative-armor_artillery = armor: 1 artillery
ov-option-initiative-armor_any = armor: 1 unit of any class
ov-option-initiative-armor_none = armor: nothing
ov-option-initiative-grenade_infantry = grenade: 1 infantry
ov-option-initiative-grenade_armor = grenade: 1 armor
ov-option-initiative-grenade_any = grenade: 1 unit of any class
ov-option-initiative-grenade_none = grenade: nothing
ov-option-initiative-star_infantry = star: 1 infantry
ov-option-initiative-star_armor = star: 1 armor
ov-option-initiative-star_artillery = star: 1 artillery
ov-option-initiative-star_none = star: nothing
ov-option-initiative-flag_infantry = flag: 1 infantry
ov-option-initiative-flag_armor = flag: 1 armor
ov-option-initiative-flag_artillery = flag: 1 artillery
ov-option-initiative-flag_any = flag: 1 unit of any class
ov-option-pincer = Pincer Move
ov-option-pincer-help = In one section of its general or in both.
ov-option-pincer-one = one section
ov-option-pincer-both = both sections
ov-option-commissar = Commissar
ov-option-commissar-help = How many cards are put under the Commissar each turn.
ov-option-commissar-up_to_three = one to three
ov-option-commissar-three = three
ov-option-gung_ho_unit = Gung-Ho unit
ov-option-gung_ho_unit-help = Who names the extra unit.
ov-option-gung_ho_unit-late = the general
ov-option-gung_ho_unit-named = the commander
ov-option-air = Air module
ov-option-air-help = Only where the scenario allows it.
ov-option-air-scenario = as the scenario says
ov-option-air-ask = by agreement
ov-option-air-on = on
ov-option-air-off = off
ov-option-axis_hand = Hand of the Axis
ov-option-axis_hand-help = A handicap.
ov-option-axis_hand-scenario = as the scenario says
ov-option-axis_hand-4 = 4
ov-option-axis_hand-5 = 5
ov-option-axis_hand-6 = 6
ov-option-axis_hand-7 = 7
ov-option-axis_hand-8 = 8
ov-option-axis_hand-9 = 9
ov-option-axis_hand-10 = 10
ov-option-axis_hand-11 = 11
ov-option-axis_hand-12 = 12
ov-option-axis_hand-13 = 13
ov-option-allies_hand = Hand of the Allies
ov-option-allies_hand-help = A handicap.
ov-option-allies_hand-scenario = as the scenario says
ov-option-allies_hand-4 = 4
ov-option-allies_hand-5 = 5
ov-option-allies_hand-6 = 6
ov-option-allies_hand-7 = 7
ov-option-allies_hand-8 = 8
ov-option-allies_hand-9 = 9
ov-option-allies_hand-10 = 10
ov-option-allies_hand-11 = 11
ov-option-allies_hand-12 = 12
ov-option-allies_hand-13 = 13
ov-check-option = { $option } cannot be “{ $value }”.
ov-check-initiative = One face of the initiative die has been given two results.
ov-check-seats = This table is set for { $n } players; { $m ->
        [one] { $m } is here.
       *[other] { $m } are here.
    }{ $fewer ->
        [yes] { " " }The option “Players” can be set to fewer.
       *[no] { "" }
    }

## Verbs

ov-unit-at = { $unit } at { $hex }
ov-verb-yes = Yes
ov-verb-no = No
ov-verb-under = Under the commissar
ov-verb-roll = Roll
ov-verb-give = Give
ov-verb-self = Play
ov-verb-shell = Recon as Barrage
ov-verb-raid = Recon as Air Power
ov-verb-target = Target
ov-verb-gung = Gung-Ho
ov-verb-name = Name the unit
ov-verb-visit = Visit
ov-verb-send = Send
ov-verb-discard = Discard
ov-verb-lay = Play
ov-verb-counter = Repeat
ov-verb-order = Order
ov-verb-heal = Heal
ov-verb-plane = Airplane
ov-verb-move = Another unit
ov-verb-to = Go to
ov-verb-over = By way of
ov-verb-exit = Leave the board
ov-verb-cave = Through the caves
ov-verb-stay = Stay
ov-verb-done = Done
ov-verb-leave = End the visit
ov-verb-enter = Enter
ov-verb-takeoff = Take off
ov-verb-fly = Fly
ov-verb-land = End the flight
ov-verb-ground-plane = Remove
ov-verb-attack = Attack
ov-verb-wire = Remove wire
ov-verb-mine = Clear mine
ov-verb-seal = Seal cave
ov-verb-rest = Recover
ov-verb-again = Second move
ov-verb-shoot = Fire at airplane
ov-verb-strafe = Strafe
ov-verb-at = Target
ov-verb-support = Support
ov-verb-scout = Scout
ov-verb-ground = After the battle
ov-verb-on = One hex more
ov-verb-halt = Halt
ov-verb-sheet = If attacked
ov-verb-use = Ambush
ov-verb-pass = No
ov-verb-ignore = Ignore flags
ov-verb-retreat = Retreat
ov-verb-back = Battle back
ov-verb-keep = Keep
ov-verb-standing = Standing order
ov-verb-ambush = Ambush
ov-verb-flags = Flags
ov-verb-initiative = Initiative
ov-verb-overrun = Overrun

## Choices

ov-do-order-none = No unit
ov-do-yes = Yes
ov-do-no = No
ov-do-send = Send
ov-do-done = Done
ov-sure-battle = Units of yours can still attack. End the attacks?
ov-sure-moves = { $n ->
        [one] One unit with an order has
       *[other] { $n } units with an order have
    } not moved. Done moving?
ov-do-done-moves = Done moving
ov-do-stay = Stay
ov-do-leave = End the visit
ov-do-land = End the flight here
ov-do-halt = Halt
ov-do-use = Use Ambush
ov-do-pass = Do not answer
ov-do-under = { $card } under the commissar
ov-do-give = { $card } → { $role-short }
ov-do-self = Play { $card }
ov-do-shell = { $card }
ov-do-raid = { $card }
ov-do-target = Target { $hex }
ov-do-gung = Gung-Ho: { $card } → { $role-short }
ov-do-name = { $hex }
ov-do-visit = Visit the { $role }
ov-do-discard = Discard { $card }
ov-do-lay = { $card } on section { $section }
ov-do-counter = Repeat { $card } (section { $section })
ov-do-plane = Airplane at { $hex }
ov-do-to = { $hex }
ov-do-over = { $hex } and on
ov-do-exit = over { $hex }
ov-do-cave = to { $hex }
ov-do-enter = at { $hex }
ov-do-takeoff = from { $hex }
ov-do-fly = to { $hex }
ov-do-ground-plane = Remove the airplane at { $hex }
ov-odds = { $hit } % to hit{ $falls ->
        [0] {""}
       *[other] , { $falls } % to destroy
    }
ov-do-attack = { $hex } → { $target } ({ $n ->
        [one] 1 die
       *[other] { $n } dice
    })
ov-do-shoot = { $hex } → { $target } ({ $n ->
        [one] 1 die
       *[other] { $n } dice
    })
ov-do-strafe = Strafe from { $hex }
ov-do-support = Support from { $hex }
ov-do-scout = Scout from { $hex }
ov-do-at = { $hex }
ov-do-on = to { $hex }
ov-do-ignore = { $n }
ov-do-retreat = Retreat to { $hex }
ov-do-keep = Keep { $card }
ov-do-ground-yes = take the ground
ov-do-ground-no = stay
ov-do-back-yes = Battle back
ov-do-back-no = not this time
ov-do-roll = Roll
ov-do-sheet-yes = { $hex }, use Ambush
ov-do-sheet-armor = { $hex }, only against armor
ov-do-sheet-infantry = { $hex }, only against infantry
ov-do-sheet-ask = { $hex }, ask me
ov-do-sheet-no = { $hex }, no Ambush
ov-do-sheet-others-yes = Yes, with any unit
ov-do-sheet-others-armor = Only against armor
ov-do-sheet-others-infantry = Only against infantry
ov-do-sheet-others-ask = Ask me each time

## Questions

ov-ask-air = Do we play with airplanes?
ov-ask-ambush = An assault on { $hex } from { $by }! Do you spring an Ambush?
ov-ask-back = { $unit } at { $hex }: battle back at { $by }?
ov-ask-battle = Which attack next?
ov-ask-counter = Which card does the Counter-Attack repeat?
ov-ask-crowd = Two airplanes in one airspace: which one goes?
ov-ask-desert = { $unit } at { $hex }: one hex more?
ov-ask-discard = You cannot use any card: discard one.
ov-ask-first-chips = Put cards under the commissar for your first turn.
ov-ask-flags = { $unit } at { $hex }: { $n ->
        [one] one flag
       *[other] { $n } flags
    }. How many do you ignore?
ov-ask-fly = The next hex of the flight?
ov-ask-ground = { $unit } at { $hex }: take { $to }?
ov-ask-initiative = Initiative: which unit do you order?
ov-ask-roll = Roll the initiative die?
ov-ask-keep = Recon: which card do you keep?
ov-ask-scouted = From the air you see two cards: which do you discard?
ov-ask-lay = { $card }: on which section?
ov-ask-move = { $unit } at { $hex }: where to?
ov-ask-order = { $card }: { $n ->
        [one] give orders to one unit.
       *[other] give orders to up to { $n } units.
    }
ov-ask-order-in = { $card }, section { $sections }: { $n ->
        [one] give orders to one unit.
       *[other] give orders to up to { $n } units.
    }
ov-ask-overrun = { $unit } at { $hex }: overrun battle?
ov-ask-retreat = { $unit } at { $hex } retreats ({ $n ->
        [one] one flag
       *[other] { $n } flags
    }): where to?
ov-ask-select = { $n ->
        [0] { $alone ->
            [yes] Which card do you play this turn?
           *[no] Which cards this turn, and who gets them?
        }
       *[other] You have chosen { $chosen }. { $alone ->
            [yes] Send it?
           *[no] More, or shall the couriers ride?
        }
    }
ov-ask-sheet = Ambush this turn, if you have it?
ov-ask-strafe = Strafe which unit?
ov-ask-visit = You are with the { $role }. Talk in the private thread of you two; your cards stay unnamed.
ov-ask-standing = Your standing orders.
ov-wait-air = Both commanders agree on the air
ov-wait-ambush = The defender may spring an Ambush
ov-wait-battle = The { $role } battles
ov-wait-orders = The { $role } gives orders and moves
ov-wait-flags = The { $side } { $side ->
        [Axis] decides
       *[Allies] decide
    } what becomes of the unit at { $hex }
ov-wait-keep = A commander is looking at the cards from Recon
ov-wait-select = The commander of the { $side } is choosing cards
ov-wait-visit = The commander is visiting a general

## The log

ov-begins = { $scenario }. The { $side } { $side ->
        [Axis] moves
       *[Allies] move
    } first. Hands: { $n } and { $m }.
ov-turn = Turn { $n }: { $side }.
ov-given = The couriers of the { $side } bring cards: left { $left }, center { $center }, right { $right }.
ov-your-cards = The courier brings you { $cards }.
ov-plays = The commander of the { $side } plays { $card }.
ov-visit = The commander of the { $side } visits the { $role }.
ov-visit-over = The visit is over ({ $role }).
ov-talk-rules = You may talk about the battle and the plan. The commander neither shows nor names cards, nor hints at them; the general is free not to follow the advice.
ov-gung-ho = { $side }, Gung-Ho: the { $role } orders one more unit.
ov-commissar = The commissar: { $n ->
        [one] one card
       *[other] { $n } cards
    } used, { $m } discarded, { $k } put under him.
ov-laid = The { $role } plays { $card } on section { $sections }{ $same ->
        [yes] .
       *[no] , used as { $as_ }.
    }
ov-laid-tactic = The { $role } plays { $card }{ $same ->
        [yes] .
       *[no] , used as { $as_ }.
    }
ov-laid-idle = The { $role } finds nothing to repeat with { $card }.
ov-ordered = The { $role } gives orders at { $hexes }.
ov-ordered-nobody = The { $role } gives no orders.
ov-initiative = The { $role } rolls for initiative: { $face }. { $who ->
        [nothing] Nobody moves.
       *[other] It orders { $who }.
    }
ov-initiative-no = The { $role } does without the initiative die.
ov-finest-hour = The { $role } rolls { $faces }: orders for { $n } infantry, { $m } armor and { $k } of any kind.
ov-healed = { $unit } at { $hex } rolls { $faces }: { $n ->
        [0] nobody comes back
        [one] one figure comes back
       *[other] { $n } figures come back
    }.
ov-move = { $unit } goes from { $hex } to { $to }{ $road ->
        [yes] , by road.
       *[no] .
    }
ov-collected = Noted: { $unit } from { $hex } to { $to }.
ov-left-out = { $unit } at { $hex } cannot go to { $to } any more and may move again.
ov-stays = { $unit } at { $hex } stays.
ov-exit = { $unit } leaves the board at { $gate }: { $n ->
        [one] one medal
       *[other] { $n } medals
    }.
ov-moves-done = The { $role } has made all moves.
ov-battles-done = The { $role } attacks no more.
ov-battle-opens = All moves are done: the battles begin.
ov-may-answer = The { $side } may spring an Ambush.
ov-ice = { $unit } on the ice at { $hex } rolls { $faces } and loses { $n ->
        [0] nobody
        [one] one figure
       *[other] { $n } figures
    }.
ov-mine = { $strength ->
        [0] The mine at { $hex } is a dud.
       *[other] A mine of strength { $strength } goes off under { $unit } at { $hex }: { $faces }. { $n ->
            [0] Nobody is hit.
            [one] One figure is lost.
           *[other] { $n } figures are lost.
        }
    }
ov-mine-cleared = { $unit } clears the mine at { $hex }.
ov-sandbags = { $hex }: the men lay sandbags.
ov-sandbags-gone = Sandbags at { $hex } are gone.
ov-wire-gone = { $hex }: the wire is cut.
ov-cave = Cave at { $hex }: { $faces }. { $done ->
        [yes] It is sealed.
       *[no] It stays open.
    }
ov-attack = { $unit } at { $hex } attacks { $foe } at { $target }, range { $far }, with { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }{ $plain ->
        [yes] { "" }
       *[no] { " " }({ $table } for the range{ $bonus ->
            [0] { "" }
           *[other] , { $bonus } extra
        }{ $cover ->
            [0] { "" }
           *[other] , { $cover } for cover
        }{ $own ->
            [0] { "" }
           *[other] , { $own } for its own hex
        })
    }: { $faces }. { ov-outcome }
ov-outcome = { $hits ->
        [0] No hit
        [one] { $hits } hit
       *[other] { $hits } hits
    }{ $flags ->
        [0] .
        [one] , { $flags } flag.
       *[other] , { $flags } flags.
    }
ov-attack-void = The attack from { $hex } comes to nothing.
ov-bombed = { $by } on { $foe } { $hex }: { $faces }. { ov-outcome }
ov-ambush = Ambush! { $unit } at { $hex } battles first: { $faces }. { ov-outcome }
ov-back = { $unit } at { $hex } battles back: { $faces }. { ov-outcome }
ov-confirm = { $unit } at { $hex }: hits confirmed by { $faces }.
ov-losses = { $unit } at { $hex } loses { $n ->
        [one] one figure
       *[other] { $n } figures
    }; { $left ->
        [one] one is left.
       *[other] { $left } are left.
    }
ov-eliminated = { $unit } at { $hex } falls: { $n } of { $need ->
        [one] { $need } medal
       *[other] { $need } medals
    } for the { $side }.
ov-flags-ignored = { $unit } at { $hex } ignores { $n ->
        [one] one flag
       *[other] { $n } flags
    } ({ $why }).
ov-retreat = { $unit } falls back from { $hex } to { $to }.
ov-blocked = { $unit } at { $hex } cannot retreat.
ov-ground = { $unit } from { $hex } takes { $to }.
ov-desert = Armor goes on from { $hex } to { $to }.
ov-objective-taken = The { $side } { $side ->
        [Axis] takes
       *[Allies] take
    } { $goal }: medal { $n } of { $need }.
ov-objective-lost = The { $side } { $side ->
        [Axis] loses
       *[Allies] lose
    } { $goal } and { $side ->
        [Axis] has
       *[Allies] have
    } { $n } of { $need } left.
ov-hex = { $hex }
ov-goal = the objective at { $hex }
ov-discards = The { $side } { $side ->
        [Axis] discards
       *[Allies] discard
    } { $cards }.
ov-discarded = The { $side } { $side ->
        [Axis] discards
       *[Allies] discard
    } { $card } unused.
ov-card-lost = The { $side } { $side ->
        [Axis] loses
       *[Allies] lose
    } a card: { $card }.
ov-drawn = The { $side } { $side ->
        [Axis] draws
       *[Allies] draw
    } { $n ->
        [0] no card.
        [one] one card.
       *[other] { $n } cards.
    }
ov-you-draw = You draw { $cards }.
ov-reshuffled = The discards are shuffled into a new pile of { $n ->
        [one] one card
       *[other] { $n } cards
    }.
ov-sortie-drawn = The { $side } { $side ->
        [Axis] draws and lays out
       *[Allies] draw and lay out
    } an Air Sortie.
ov-day = { $faces }: it is day.
ov-night = { $faces }: visibility { $n }.
ov-air-on = Both agree: the air module is on.
ov-air-off = No agreement: no airplanes.
ov-air-check = Air check at { $hex }: { $faces }.
ov-plane-enters = An airplane of the { $side } comes in at { $hex }.
ov-plane-flies = The airplane of the { $side } flies { $path }.
ov-plane-home = The airplane of the { $side } at { $hex } goes home.
ov-plane-none = No airplane comes in ({ $role }).
ov-plane-removed = Two airplanes meet in one airspace: the one at { $hex } goes home ({ $role }).
ov-plane-supports = The airplane of the { $side } at { $hex } supports the attack.
ov-plane-scouts = The airplane of the { $side } at { $hex } scouts.
ov-plane-shot = { $unit } at { $hex } fires at the airplane over { $target }: { $faces }. { $down ->
        [yes] It is shot down.
       *[no] It flies on.
    }
ov-conceded = { $seat } gives up.
ov-hand-was = The { $side } still { $side ->
        [Axis] held
       *[Allies] held
    } { $cards }.
ov-won = The { $side } { $side ->
        [Axis] wins
       *[Allies] win
    } with { $n ->
        [one] one medal
       *[other] { $n } medals
    } to { $m }. { $reason ->
        [units] The enemy has no unit left.
        [conceded] The enemy gives up.
        [silence] Nobody gives orders any more.
       *[medals] That is all it takes.
    }

## Standing orders and refusals

ov-standing = { $what }: { $how }
ov-how-no = no
ov-how-yes = yes
ov-how-armor = only against armor
ov-how-infantry = only against infantry
ov-how-ask = ask me
ov-how-ignore = ignore all that may be
ov-how-yield = ignore only what must be
ov-how-auto = the best cover
ov-how-left = to the left
ov-how-right = to the right
ov-how-roll = roll
ov-how-best = the best target
ov-how-none = none
ov-err-not-your-role = That is for the { $role }.
ov-err-idle = At { $hex } you have no unit with an order that can still move. { $n ->
        [0] All your ordered units have moved.
       *[other] Still to move: { $units }.
    }
ov-err-nobody = There is no unit on { $hexes } that { $card } could be used for.
ov-err-not-your-card = { $n ->
        [0] You have no card this turn.
       *[other] Your cards this turn: { $cards }.
    }

ov-skipped = `{ $line }` does not work: { $why }
ov-role-general = general concerned

ov-overrun = { $unit } at { $hex } overruns: one more battle.
ov-medics = { $unit } at { $hex } rolls { $faces }: { $n ->
        [0] nobody comes back
        [one] one figure comes back
       *[other] { $n } figures come back
    }. { $ordered ->
        [yes] The unit is ordered.
       *[no] The unit stays without orders.
    }

ov-option-axis_hand-2 = 2
ov-option-allies_hand-2 = 2
ov-option-axis_hand-3 = 3
ov-option-allies_hand-3 = 3
ov-option-undo = Taking back moves
ov-option-undo-help = Whether your own last moves can be taken back while orders are carried out.
ov-option-undo-on = allowed
ov-option-undo-off = not allowed
ov-check-two = “{ $scenario }” is a battle for two players, one a side.
ov-check-air = “{ $scenario }” is fought without airplanes; the air module cannot be: { $value }.
ov-check-hand = A hand of the { $side } must hold { $n } or more in this battle.
ov-warn = Scenario file, { $code }: { $what }.
ov-warn-special = The bot does not carry out this special rule; see to it yourselves: { $rule }

# Board

ov-board-turn = Turn { $n }: { $side }, { $phase }
ov-board-turn-short = Turn { $n }
ov-board-won = Victory: { $side }
ov-board-waiting = Waiting for: { $who }
ov-board-pile = Pile { $n }, discards { $m }
ov-board-last-discard = last: { $card }
ov-board-night = Night: sight { $n }
ov-board-no-attack = No battle yet
ov-board-attack = { $a } attacks { $b }
ov-board-attack-on = Attack on { $b }
ov-board-dice = Dice: { $sum }
ov-board-result = Hits { $hits }, flags { $flags }, ignored { $ignored }.
ov-board-eliminated = Eliminated!
ov-board-medals = { $n } of { $m ->
        [one] { $m } medal
       *[other] { $m } medals
    }
ov-board-hand = Hand { $n }
ov-board-units = units { $n }
ov-board-lost = lost { $n }
ov-board-commissar = under the commissar { $n }
ov-board-sorties = Air Sorties { $n }
ov-board-cards-given = Given this turn
ov-board-cards-hand = In hand
ov-board-cards-under = Under the commissar
ov-board-cards-next = Under the commissar for the next turn
ov-board-no-cards = No cards
ov-board-to = For: { $who }
ov-board-may-get = Can go now to: { $who }
ov-board-may-get-any = Can go now to any general
ov-board-playable = Can be played now
ov-board-kind-section = Section card
ov-board-kind-tactic = Tactic card
ov-board-kind-air = Air card
ov-board-area-west = left third of the board
ov-board-area-middle = middle of the board
ov-board-area-east = right third of the board
ov-board-alt-seat = { $who }.
ov-board-alt-cards = { $what }: { $cards }.
ov-board-alt-none = No cards.
ov-board-alt-turn = { $what }.
ov-board-alt-medals = { $side }: medals { $n } of { $m }, units { $units }, cards in hand { $cards }.
ov-board-alt-waiting = Waiting for: { $who }.
ov-board-alt-unit = { $unit } { $hex } ({ $n })
ov-board-alt-area = { $side }, { $area }: { $units }.

## Parts of the board

ov-focus-left = Left area
ov-focus-center = Center area
ov-focus-right = Right area
ov-focus-1 = Section 1
ov-focus-2 = Section 2
ov-focus-3 = Section 3
ov-focus-4 = Section 4
ov-focus-5 = Section 5
ov-focus-6 = Section 6
ov-focus-battle = The battle
ov-board-blocked = Blocked { $n }.
ov-board-retreat = Retreat { $hexes }.
ov-focus-help = Help card
ov-help-title = Memoir '44 Overlord: help card
ov-help-dice = Dice
ov-help-die-infantry = hits infantry
ov-help-die-armor = hits armor
ov-help-die-grenade = hits any unit
ov-help-die-star = misses; some cards and weapons make it hit
ov-help-die-flag = the target retreats one hex, or loses a figure if it cannot
ov-help-turn = A turn
ov-help-turn-cards = 1. The commander gives 1 to 3 cards and keeps at least one.
ov-help-turn-orders = 2. Generals play them and name units; without a card they roll the initiative die.
ov-help-turn-moves = 3. Ordered units move, all of them before the first battle.
ov-help-turn-battles = 4. Ordered units battle, one after another, and may take ground.
ov-help-turn-recovery = 5. Used cards are discarded; the commander draws 2, with a Recon 3.
ov-help-initiative = Initiative die: orders one unit
ov-help-units = Units here: dice by range
ov-help-unit = { $unit }: moves { $n }, battles after { $m }
ov-help-terrain = Terrain here: fewer dice (infantry / armor)
ov-help-feature = { $name }: { $facts }
ov-help-closed = nobody may enter
ov-help-closed-armor = infantry only
ov-help-stop = stop
ov-help-stop-armor = armor and guns stop
ov-help-no-battle = no battle in the turn of entry
ov-help-no-battle-armor = armor does not battle in the turn of entry
ov-help-no-battle-here = no battle from here
ov-help-attack = own dice { $n }
ov-help-flag = ignore one flag
ov-help-flags-all = ignore all flags
ov-help-blocks = blocks sight
ov-help-plain = like open ground
ov-help-rules = Armies
ov-help-rule-commissar = Commissar: cards are put under him a turn ahead; only those can be used, and Counter-Attack from the hand.
ov-help-rule-gung-ho = Gung-Ho: a section card orders one more unit.
ov-help-rule-japanese-army = Imperial Army: infantry ignores the first flag; full units roll one more die in close assault; may move 2 and still close assault.
ov-help-rule-battle-back = A British unit left with 1 figure by a close assault may roll one die back.
ov-help-rule-italian-army = Italian units retreat 1 to 3 hexes a flag; guns may ignore one.
ov-help-span = a way across
ov-help-road = one hex more along it
ov-board-sums = Orders so far
ov-board-sum = { $who }: { $n } of { $m ->
        [one] { $m } unit
       *[other] { $m } units
    }
ov-board-alt-sums = Orders so far: { $sums }.
ov-board-chooser = { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
ov-board-begins = First turn: { $side }
ov-board-chooser-side = { $side } to { $medals ->
        [one] { $medals } medal
       *[other] { $medals } medals
    }
ov-board-chooser-sides = { $sides }.
ov-board-alt-here = { $side } here: { $units }.
ov-board-alt-attack = { $what }: { $faces }.
ov-board-sign-ordered = ordered
ov-board-sign-moved = has moved
ov-board-sign-attack = last attack
ov-board-sign-may-battle = may battle
ov-board-sign-wounded = figures lost
ov-board-sign-goal = medal to win
ov-board-sign-exit = way out
ov-board-sign-retreat = retreat
ov-board-sign-lost = unit lost
ov-board-sign-mine = mines
ov-story-about = Medals still to win

# The lesson (lesson.json).
ov-lesson-card = You command the Allies in a small battle for a crossroads. Four medals win it: one for each enemy unit destroyed. A card says who may be given orders. Play your tanks first.
ov-lesson-send = With generals at the table you could give them cards as well, by courier. Here you do everything yourself.
ov-lesson-order = Name the units that get the order, all of them before any moves. One press orders all three tanks.
ov-lesson-drive = Tanks go up to three hexes and still fire: red sights mark from where, not from a wood just entered. Three hexes to the target are near enough.
ov-lesson-flank = Next to an enemy a card like this one gives a die more, but then the tank may fire at nobody further off.
ov-lesson-join = All movement is done before the first shot, so place the third where it can fire, too.
ov-lesson-fire = Fire! Each die that shows the kind of target, or a grenade, takes one figure; a flag drives the enemy back. The buttons say how many dice you throw.
ov-lesson-cover = The next target stands in cover, and cover costs you dice. Weakened units are the best targets: only the last figure earns a medal.
ov-lesson-last-shot = One more gun has a target. Even a single die may show a flag.
ov-lesson-section = Most cards order one section of the board: left, center or right. Play the one for the section where your fight is: the center.
ov-lesson-ride = Send it. The card works for all who stand between the two red lines.
ov-lesson-foot = Infantry goes two hexes, or one and fights. Order the foot soldiers before the village and one tank: a line holds better than a lone gun.
ov-lesson-walk = An order is a right, not a duty: whoever stands well may stay and fight from there.
ov-lesson-closer = The tank drives one hex closer. Tanks throw three dice at any distance up to three.
ov-lesson-second-shot = Each hit takes one figure. Finish whoever has fewest left.
ov-lesson-last = You know the whole turn now: card, orders, moves, battles. Four medals win. With friends the board has two sides of four people each, and the cards go by courier. From here it is your battle; “Hint” asks the staff.
