### Quartermaster General WW2, in English.
###
### Sentences of the log and questions end with a full stop; labels and names do not.
### What a card says is written by hand; a test holds it against what the card does.

qm-title = Quartermaster General WW2
qm-about = The whole war in cards: six countries, two sides, secret Responses.

## Countries and teams

qm-seat-germany = Germany
    .The = Germany
    .the = Germany
qm-seat-uk = UK
    .The = The UK
    .the = the UK
qm-seat-japan = Japan
    .The = Japan
    .the = Japan
qm-seat-ussr = USSR
    .The = The USSR
    .the = the USSR
qm-seat-italy = Italy
    .The = Italy
    .the = Italy
qm-seat-usa = USA
    .The = The USA
    .the = the USA
qm-team-axis = Axis
qm-team-allies = Allies
qm-unit = { $country ->
        [germany] German
        [uk] UK
        [japan] Japanese
        [ussr] Soviet
        [italy] Italian
       *[usa] US
    } { $kind ->
        [navy] Navy
       *[army] Army
    }
    .owner = { $country ->
        [germany] Germany
        [uk] The UK
        [japan] Japan
        [ussr] The USSR
        [italy] Italy
       *[usa] The USA
    }
    .a = { $kind ->
        [navy] a Navy
       *[army] an Army
    }

## Types of cards and steps of a turn

qm-type-build-army = Build Army
qm-type-build-navy = Build Navy
qm-type-land-battle = Land Battle
qm-type-sea-battle = Sea Battle
qm-type-event = Event
qm-type-economic-warfare = Economic Warfare
qm-type-response = Response
qm-type-status = Status
qm-step-setup = set-up
qm-step-start = start of turn
qm-step-play = play phase
qm-step-supply = supply phase
qm-step-victory = victory phase
qm-step-discard = discard phase
qm-step-draw = draw phase
qm-step-end = end of turn
qm-step-over = game over
qm-strait-danish = Danish straits
qm-strait-gibraltar = Gibraltar
qm-strait-suez = Suez Canal
qm-strait-malacca = Strait of Malacca
qm-strait-panama = Panama Canal

## Options of a table

qm-option-players = Players
qm-option-players-help = How the six countries are divided.
qm-option-players-6 = six
qm-option-players-5 = five
qm-option-players-4 = four
qm-option-players-3 = three
qm-option-players-2 = two
qm-option-custom_seats = Custom seats
qm-option-custom_seats-help = Divide the countries of each team as the next two options say, whatever the number of players.
qm-option-custom_seats-off = no
qm-option-custom_seats-on = yes
qm-option-axis_seats = Seats of the Axis
qm-option-axis_seats-help = Only with custom seats.
qm-option-axis_seats-one = each country alone
qm-option-axis_seats-first = Germany alone, Japan with Italy
qm-option-axis_seats-second = Japan alone, Germany with Italy
qm-option-axis_seats-third = Italy alone, Germany with Japan
qm-option-axis_seats-all = one player for all
qm-option-allies_seats = Seats of the Allies
qm-option-allies_seats-help = Only with custom seats.
qm-option-allies_seats-one = each country alone
qm-option-allies_seats-first = UK alone, USSR with USA
qm-option-allies_seats-second = USSR alone, UK with USA
qm-option-allies_seats-third = USA alone, UK with USSR
qm-option-allies_seats-all = one player for all
qm-option-reallocation = Resource reallocation
qm-option-reallocation-help = Once per turn, discard four cards to find a Build or Battle card in the deck.
qm-option-reallocation-off = no
qm-option-reallocation-on = yes
qm-option-attackers_supplied = Supplied attackers
qm-option-attackers_supplied-help = A battle needs an adjacent piece that is supplied.
qm-option-attackers_supplied-off = no
qm-option-attackers_supplied-on = yes
qm-option-loose_build_words = Recruited is built
qm-option-loose_build_words-help = Cards that answer what is built also answer what is recruited.
qm-option-loose_build_words-off = no
qm-option-loose_build_words-on = yes
qm-option-build_next_to_supplied = Build next to supplied
qm-option-build_next_to_supplied-help = The piece next to which one builds must be supplied.
qm-option-build_next_to_supplied-off = no
qm-option-build_next_to_supplied-on = yes
qm-option-portless_fleet_links = Navies without port carry supply
qm-option-portless_fleet_links-help = A Navy without a port may be a link in a supply line, though not supplied itself.
qm-option-portless_fleet_links-off = no
qm-option-portless_fleet_links-on = yes
qm-option-supply_grants_extend = Granted supply reaches on
qm-option-supply_grants_extend-help = Pieces that a card declares supplied also end a supply line for others.
qm-option-supply_grants_extend-off = no
qm-option-supply_grants_extend-on = yes
qm-option-baltic_jutland = Western Europe on the Baltic
qm-option-baltic_jutland-help = Western Europe and the Baltic Sea share a border.
qm-option-baltic_jutland-on = yes
qm-option-baltic_jutland-off = no
qm-option-swedish_iron_ore = Swedish Iron Ore
qm-option-swedish_iron_ore-help = Two separate points, or none without the Navy.
qm-option-swedish_iron_ore-separate = separate points
qm-option-swedish_iron_ore-navy_first = Navy first
qm-option-free_france_cost = Cost of Free France
qm-option-free_france_cost-help = Two cards from hand or from the deck.
qm-option-free_france_cost-hand = from hand
qm-option-free_france_cost-deck = from the deck
qm-option-italian_event_builds = Italian Events
qm-option-italian_event_builds-help = Whether Italian East Africa and Italy Attacks Communists build or recruit.
qm-option-italian_event_builds-build = build
qm-option-italian_event_builds-recruit = recruit
qm-option-enigma_blocking = Enigma at once
qm-option-enigma_blocking-help = Play stands still when a German Status may be answered.
qm-option-enigma_blocking-off = no
qm-option-enigma_blocking-on = yes
qm-option-reveal_at_end = Open cards at the end
qm-option-reveal_at_end-help = All hidden cards are shown when the game is over.
qm-option-reveal_at_end-on = yes
qm-option-reveal_at_end-off = no
qm-check-seats = Every country is taken exactly once: { $countries }.
qm-check-option = { $option }: “{ $value }” is not possible.

## Menus

qm-verb-play = Play a card
qm-verb-drop = Discard a card unplayed
qm-verb-instead = Use a Status instead of playing
qm-verb-reallocate = Reallocate resources
qm-verb-mill = Discard from the deck
qm-verb-discard = Discard
qm-verb-tuck = Put under the deck
qm-verb-top = Next from the top
qm-verb-keep = Leave as it is
qm-verb-take = Take into hand
qm-verb-build = Build
qm-verb-recruit = Recruit
qm-verb-redeclare = Count as just built
qm-verb-swap = Recruit instead
qm-verb-battle = Fight
qm-verb-eliminate = Eliminate
qm-verb-lift = Lift
qm-verb-forgo = Do not build
qm-verb-stop = Stop
qm-verb-free = Take off the board first
qm-verb-none = No
qm-verb-first = Remove first
qm-verb-name = Choose a country
qm-verb-part = Choose
qm-verb-skip = Skip
qm-verb-pass = Pass
qm-verb-use = Use
qm-verb-spare = Use if still needed
qm-verb-all = Use all
qm-verb-done = Enough
qm-verb-remove = Take off the board
qm-verb-now = Use now
qm-verb-break = Answer with Enigma Code Cracked

## Choices

qm-do-keep-all = Keep all cards
qm-do-play = { $card }
qm-do-drop = { $card }
qm-do-instead = { $card }
qm-do-reallocate = Reallocate resources
qm-do-mill = Discard the top card of the deck
qm-do-discard = { $card }
qm-do-tuck = { $card }
qm-do-top = { $card }
qm-do-keep = Leave the rest as it is
qm-do-take = { $card }
qm-do-build = { $kind ->
        [navy] Navy
       *[army] Army
    } in { $space-the }
qm-do-recruit = { $kind ->
        [navy] Navy
       *[army] Army
    } in { $space-the }
qm-do-recruit-unit = { $unit } in { $space-the }
qm-do-build-unit = { $unit } in { $space-the }
qm-do-redeclare = { $kind ->
        [navy] Navy
       *[army] Army
    } in { $space-the }
qm-do-swap = { $card }
qm-do-battle = { $kind ->
        [navy] Sea battle
       *[army] Land battle
    } in { $space-the }, where nobody stands
qm-do-battle-unit = { $unit } in { $space-the }
qm-do-eliminate-unit = { $unit } in { $space-the }
qm-do-lift = { $kind ->
        [navy] Navy
       *[army] Army
    } in { $space-the }
qm-do-forgo = Leave it in the pool
qm-do-stop = Stop
qm-do-free = { $kind ->
        [navy] Navy
       *[army] Army
    } in { $space-the }
qm-do-none = None
qm-do-first = { $kind ->
        [navy] Navy
       *[army] Army
    } in { $space-the }
qm-do-name = { $country }
qm-do-skip = Skip this
qm-do-pass = Pass
qm-do-use = Use { $card }
qm-do-spare = Use { $card } if still needed
qm-do-all = Use all of them
qm-do-done = No more
qm-do-remove = { $kind ->
        [navy] Navy
       *[army] Army
    } in { $space-the }
qm-do-now = Use { $card } now
qm-do-break = { $card }

## Questions, and what the others read meanwhile

qm-ask-setup = Choose { $n ->
        [one] one card
       *[other] { $n } cards
    } to discard.
qm-wait-setup = Every country discards three of its ten cards.
qm-ask-main = Your turn, { $country }: play a card or throw one away.{ $lead ->
        [0] {""}
       *[other] {" "}The { $team } lead by { $lead }; a lead of { $win } after the turn of the USA wins.
    }
qm-wait-main = { $country-The } plays a card.
qm-ask-reallocate = Choose the four cards to discard.
qm-wait-reallocate = { $country-The } reallocates resources.
qm-ask-take = Take one card from your deck. It is shown to everybody.
qm-ask-place = { $card }: where do you { $verb ->
        [recruit] recruit
       *[build] build
    } the { $kind ->
        [navy] Navy
        [piece] piece
       *[army] Army
    }?
qm-wait-place = { $card }: { $country-the } { $verb ->
        [recruit] recruits
       *[build] builds
    } { $kind ->
        [navy] a Navy
        [piece] a piece
       *[army] an Army
    }.
qm-ask-free = { $card } needs { $kind ->
        [navy] a Navy
       *[army] an Army
    }, and all of yours are on the board. Take one off first?
qm-wait-free = { $country-The } may take { $kind ->
        [navy] a Navy
       *[army] an Army
    } off the board first.
qm-ask-lift = { $card }: which piece do you lift next?
qm-ask-rebuild = { $card }: where is it built again?
qm-wait-regroup = { $country-The } regroups: { $card }.
qm-ask-battle = { $card }: where is the { $kind ->
        [sea] sea battle
       *[land] land battle
    }?
qm-wait-battle = { $card }: { $country-the } chooses the space of a { $kind ->
        [sea] sea battle
       *[land] land battle
    }.
qm-ask-eliminate = { $card }: which piece is eliminated?
qm-wait-eliminate = { $card }: { $country-the } chooses the piece to eliminate.
qm-ask-country = { $card }: which country do you choose?
qm-wait-country = { $card }: { $country-the } names a country.
qm-ask-part = { $card }: what do you do?
qm-wait-part = { $card }: { $country-the } chooses what to do.
qm-wait-each = { $card }, asked at the same time: { $asked }.
qm-ask-play-other = { $card }: which card { $zone ->
        [discard] of your discard pile
       *[hand] of your hand
    } do you play?
qm-wait-play-other = { $card }: { $country-the } may play a card.
qm-ask-tuck = { $card }: which cards go under your deck?
qm-wait-tuck = { $country-The } uses { $card }.
qm-ask-reorder = Which card lies in place { $n } from the top?
qm-wait-reorder = { $country-The } looks at the top of its deck.
qm-ask-pay = Choose { $n ->
        [one] the card
       *[other] the { $n } cards
    } to discard.
qm-wait-pay = { $country-The } discards { $n ->
        [one] one card
       *[other] { $n } cards
    } from hand.
qm-ask-supply = Which unsupplied piece is removed first?
qm-wait-supply = { $country-The } removes its unsupplied pieces.
qm-ask-victory = Which Statuses score?
qm-wait-victory = { $country-The } scores with its Statuses.
qm-ask-discards = Throw away any cards you like, or keep them all.
qm-wait-discards = { $country-The } may discard cards.
qm-ask-code = German Statuses were used: { $cards }. Do you answer?
qm-wait-code = { $country-The } may answer the Statuses used: { $cards }.
qm-ask-reaction = { $situation } Do you react?
qm-wait-reaction = { $situation } Who may react: { $asked }.
qm-ask-besides = Nobody waits for you. “More” has what you may do at any time.
qm-wait-besides = Nobody is being waited for.

## Situations

qm-when-turn-start = The turn of { $country-the } begins.
qm-when-my-turn = { $country-The } is about to lose unsupplied pieces.
qm-when-ew = { $country-The } plays Economic Warfare: { $card }.
qm-when-ew-hit = { $card } makes { $target-the } discard ({ $country }).
qm-when-built = The new { $unit } stands in { $space-the }.
qm-when-removal = The { $unit } in { $space-the } is about to go { $cause ->
        [supply] for want of supply
        [eliminate] by elimination
       *[battle] in battle
    }.
qm-when-removed = The { $unit } in { $space-the } has just gone { $cause ->
        [supply] for want of supply
        [eliminate] by elimination
       *[battle] in battle
    }.
qm-when-battle = { $country-The } has fought in { $space-the }{ $unit ->
        [none] , where nobody stood
       *[other] { " " }({ $unit })
    }.
qm-when-card-leaves = { $country-The } is about to put { $card } on the discard pile.
qm-when-status-used = { $country-The } has used { $card }.
qm-when-discard-phase = The discard phase of { $country-the } begins.

## The log

qm-turn = Round { $round }: turn of { $country-the }.
qm-round-ends = Round { $round } is over. Axis { $axis }, Allies { $allies }.
qm-ready = Every country has thrown three cards away.
qm-played = { $country-The } plays { $card }.
qm-lies-table = on the table
qm-lies-top = on top of the discard pile
qm-lies-seen = used, in the discard pile or the deck
qm-reads = { $text }
qm-played-response = { $country-The } places a Response face-down.
qm-played-response-own = Your Response: { $card }.
qm-dropped = { $country-The } throws a card away unplayed.
qm-discarded = { $country-The } discards { $n ->
        [one] one card
       *[other] { $n } cards
    } from hand.
qm-discarded-own = You throw away { $cards }.
qm-milled = { $country-The } discards { $n ->
        [one] one card
       *[other] { $n } cards
    } from the deck; { $left ->
        [one] one card is
       *[other] { $left } cards are
    } left.
qm-milled-own = Your deck loses { $cards }.
qm-vp-lost = { $country-The } cannot discard enough and loses { $n } VP. The { $team } have { $total }.
qm-scored = { $source }: { $n } VP. The { $team } have { $total }.
qm-scored-spaces = { $country-The } scores { $n } VP ({ $spaces }). The { $team } have { $total }.
qm-space-worth = { $space } { $n }
qm-drawn = { $country-The } draws { $n ->
        [one] one card
       *[other] { $n } cards
    }; { $left ->
        [one] one card is
       *[other] { $left } cards are
    } left in the deck.
qm-drawn-own = You draw { $cards }.
qm-instead = { $country-The } uses { $card } instead of playing a card.
qm-used = { $country-The } uses the { $type ->
        [response] Response
       *[status] Status
    } { $card }.
qm-build = { $unit-owner } builds { $unit-a } in { $space-the }.
qm-recruit = { $unit-owner } recruits { $unit-a } in { $space-the }.
qm-redeclared = Nothing is added: the { $unit } in { $space-the } counts as just built.
qm-removed = The { $unit } in { $space-the } { $why ->
        [battle] falls in battle
        [eliminate] is eliminated
        [supply] is cut off and lost
        [lifted] is lifted from the board
       *[voluntary] goes home, as its owner wishes
    }{ $card ->
        [none] .
       *[other] { " " }({ $card }).
    }
qm-protected = { $card }: { $unit } in { $space-the } stays, protected { $until ->
        [battle] against this battle
       *[turn] until this turn ends
    }.
qm-protection-ends = { $unit } in { $space-the } is no longer protected.
qm-saved = { $unit } in { $space-the } is not removed.
qm-strait = { $strait }: now open for the { $team }.
qm-battle = { $country-The } fights in { $space-the }{ $victim ->
        [none] , where nobody stands.
       *[other] .
    }
qm-skipped = { $card }: a part is skipped. { $why }
qm-forgone = { $card }: { $unit } stays in the pool.
qm-named = { $card }: { $country-the } is chosen.
qm-cancelled = { $card } has no effect.
qm-adjusted = { $card }: cards to discard change by { $n }.
qm-granted = { $card }: pieces named there count as supplied until this turn ends.
qm-looks = { $country-The } looks at the top { $n ->
        [one] card
       *[other] { $n } cards
    } of its deck.
qm-looks-own = From the top: { $cards }.
qm-moved = { $card } goes { $where ->
        [deck_top] on top of the deck
        [deck_bottom] under the deck
        [deck_shuffled] into the deck, which is shuffled
       *[discard] to the discard pile
    }.
qm-response-lost = { $country-The } loses a face-down Response, unseen.
qm-response-lost-own = The Response lost: { $card }.
qm-tucked = { $country-The } puts { $n ->
        [one] one card
       *[other] { $n } cards
    } from hand under its deck.
qm-tucked-own = Put under your deck: { $cards }.
qm-declined = { $card }: { $country-the } plays nothing.
qm-reallocates = { $country-The } reallocates resources.
qm-reallocated = { $country-The } takes { $card } from its deck.
qm-shuffled = { $country-The } shuffles its deck.
qm-opened = { $asked } may react.
qm-no-reaction = { $situation } Nobody reacts.
qm-victory-skipped = { $country-The } scores nothing in its victory phase. In its capital: { $enemies }.
qm-conceded = { $country-The } gives up.
qm-near = The { $team } lead by { $n }. A lead of { $win } after the turn of the USA wins at once.
qm-over = Victory for the { $team } { $reason ->
        [lead] by a lead of 30 or more
        [tie] on a tie
        [conceded] because the others gave up
       *[points] on points
    } after round { $round }. Axis { $axis }, Allies { $allies }.

## Why something cannot be done

qm-why-own = { $country-The } already has a unit in { $space-the }.
qm-why-enemy = { $unit } holds { $space-the }.
qm-why-not-adjacent = { $space } is not next to a unit of { $country-the }.
qm-why-unsupplied = A unit in { $space-the } would not be supplied: { $port ->
        [no] no port
       *[yes] no line to a supply space
    }.
qm-why-pool = All { $kind ->
        [navy] Navies
       *[army] Armies
    } of { $country-the } are on the board.
qm-why-nowhere = There is no legal space.
qm-why-no-target = There is no space to battle.
qm-why-no-unit = There is no such unit.
qm-why-no-country = No country qualifies.
qm-why-no-part = Nothing of it can be done.
qm-why-no-card = There is no such card.
qm-why-no-response = There is no face-down Response.
qm-why-unmet = The condition on the card is not met.

## What cards say

qm-says-ba = Build an Army in your capital or next to one of your pieces; it must be supplied.
qm-says-lb = Fight a land battle next to one of your pieces: remove an enemy Army there.
qm-says-bn = Build a Navy next to one of your pieces; it must be supplied.
qm-says-sb = Fight a sea battle next to one of your pieces: remove an enemy Navy there.
qm-says-germany-submarines-enforce-blockade = For each of your Armies next to the North Sea, the UK discards 2 cards from its deck and you score 1 VP.
qm-says-germany-submarines-battle-of-the-atlantic = For each of your Navies on the board, the UK discards 2 cards from its deck and you score 1 VP.
qm-says-germany-submarines-monsoon-group = Choose an Allied country: it discards 2 cards from its deck. Score 2 VP.
qm-says-germany-submarines-unprotected-shipping = The UK discards 5 cards from its deck if no Allied Navy is in the North Sea, otherwise 2. Score 1 VP.
qm-says-germany-submarines-murmansk-convoy = For each of your pieces in or next to Scandinavia, the USSR discards 2 cards from its deck and you score 1 VP.
qm-says-germany-v-weapons = If you have an Army in Western Europe, the UK discards 1 card from its deck and you score 3 VP.
qm-says-germany-broad-front = Fight up to 3 land battles, each where a Soviet Army stood next to one of yours at the start of this turn.
qm-says-germany-forced-conscription = Recruit 1 or 2 Armies in or next to Germany.
qm-says-germany-guns-and-butter = Choose one: build an Army, build a Navy, fight a land battle or fight a sea battle.
qm-says-germany-military-dictatorships-balkans = Recruit an Italian Army in the Balkans, then eliminate an Allied Army in Ukraine.
qm-says-germany-plunder = Score 1 VP for each of your pieces outside Germany.
qm-says-germany-autobahn = One at a time, you may lift each of your Armies off the board and build it again at once.
qm-says-germany-abundant-resources = In your victory phase, score 1 VP for each of your Armies in Ukraine, Kazakhstan and Russia.
qm-says-germany-atlantic-wall = Once per turn, when a battle targets an Axis Army in Western Europe, the attacker discards 3 cards from its deck.
qm-says-germany-bias-for-action = Once per turn, after you build an Army, you may discard 1 card from your deck to fight a land battle next to it.
qm-says-germany-blitzkrieg = Once per turn, after you fight a land battle, you may discard 1 card from your deck to build an Army there.
qm-says-germany-conscription = Instead of playing a card, you may discard 2 cards from your deck to build an Army.
qm-says-germany-dive-bombers = Once per turn, after you fight a land battle, you may discard 1 card from your deck to fight another land battle there or next to it.
qm-says-germany-jet-fighters = When an Economic Warfare card makes you discard, you discard 3 cards fewer.
qm-says-germany-superior-planning = At the start of your turn, you may look at the top 4 cards of your deck and put them back in any order.
qm-says-germany-swedish-iron-ore = In your victory phase, score 1 VP if you have a Navy in the Baltic Sea and 1 VP if you have an Army in Scandinavia.
qm-says-germany-swedish-iron-ore-navy-first = In your victory phase, if you have a Navy in the Baltic Sea, score 1 VP, and 1 VP more if you have an Army in Scandinavia.
qm-says-germany-synthetic-fuel = Once per turn, after you build an Army, you may discard 2 cards from your deck to build another Army next to it.
qm-says-germany-volkssturm = At the start of your turn, you may discard 1 card from your deck to recruit an Army in Germany.
qm-says-germany-wolf-packs = When you play an Economic Warfare card named Submarines, its target discards 3 more cards if you have an Army in Scandinavia, otherwise 2 more.
qm-says-japan-indian-ocean-patrols = For each of your Navies in or next to the Bay of Bengal, the UK discards 2 cards from its deck and you score 2 VP.
qm-says-japan-submarines-support-pacific-islands = For each of your Navies in or next to the East Pacific, the USA discards 2 cards from its deck and you score 2 VP.
qm-says-japan-banzai-charge = After you fight a land battle, fight another land battle there or next to it.
qm-says-japan-battleship-repair = When one of your supplied Navies is about to be removed, it stays on the board, protected until the end of this turn.
qm-says-japan-china-offensive = After you fight a land battle in or next to China, build an Army there, then fight another land battle in or next to China.
qm-says-japan-destroyer-transport = After you fight a sea battle, build 1 or 2 Armies next to that space.
qm-says-japan-fall-of-singapore = After you fight a land battle in Southeast Asia, fight a sea battle in the South China Sea, then recruit an Army in Southeast Asia.
qm-says-japan-kamikaze = Right after an Allied Navy is built next to one of your pieces, eliminate that Navy.
qm-says-japan-kwantung-army = When one of your supplied Armies in China, Szechuan, Mongolia or Vladivostok is about to be removed, it stays on the board, protected until the end of this turn.
qm-says-japan-mobile-force = At the start of your turn, recruit a Navy in or next to the North Pacific.
qm-says-japan-special-naval-landing-forces = After you build a Navy, build 1 or 2 Armies next to it.
qm-says-japan-surprise-attack = After you fight a sea battle, fight another sea battle, then a land battle.
qm-says-japan-truk = At any moment of your turn: until the end of this turn, your pieces in or next to the Central Pacific count as supplied.
qm-says-japan-forward-bases = In your victory phase, score 2 VP if you have an Army in Hawaii, the Pacific Northwest or New Zealand.
qm-says-japan-co-prosperity-sphere = In your victory phase, score 1 VP for each of your Armies in Indonesia, New Guinea and Southeast Asia.
qm-says-japan-imperial-designs = In your victory phase, score 1 VP if you have an Army on Iwo Jima or in the Philippines.
qm-says-japan-unimpeded-merchant-shipping = In your victory phase, score 1 VP if no Allied Army is in Hawaii.
qm-says-italy-decima-flottiglia-mas = The UK discards 2 cards from its deck if no Allied Navy is in the Mediterranean Sea, otherwise 1. Score 1 VP.
qm-says-italy-regia-marina = For each of your Navies on the board, the UK discards 1 card from its deck and you score 1 VP.
qm-says-italy-afrika-korps = Recruit a German Army in North Africa and a German Navy in the Mediterranean Sea.
qm-says-italy-division-azul = The USSR discards one of its face-down Responses at random, without showing it.
qm-says-italy-german-aid-in-greece = Eliminate an Allied Army in the Balkans, then recruit a German Army there.
qm-says-italy-italian-east-africa = Build an Army in North Africa, then a Navy in the Bay of Bengal.
qm-says-italy-italian-east-africa-recruit = Recruit an Army in North Africa, then a Navy in the Bay of Bengal.
qm-says-italy-italy-attacks-communists = Build an Army in Ukraine, then another in Russia.
qm-says-italy-italy-attacks-communists-recruit = Recruit an Army in Ukraine, then another in Russia.
qm-says-italy-plunder = Score 1 VP for each of your pieces outside Italy.
qm-says-italy-german-reinforcements-counterattack = Right after one of your supplied Armies is removed, recruit a German Army in its place.
qm-says-italy-monte-cassino = When an Axis Army in Italy is about to be removed, it stays on the board, protected until the end of this turn.
qm-says-italy-romanian-reinforcements = Right after a supplied German Army is removed, recruit one of your Armies in its place.
qm-says-italy-skilled-pilots = When an Economic Warfare card makes you discard, you discard 5 cards fewer.
qm-says-italy-anti-communist-sentiment = In your victory phase, score 1 VP for each of your Armies in Russia and Ukraine.
qm-says-italy-balkan-resources = In your victory phase, score 1 VP if you have an Army in the Balkans.
qm-says-italy-bravado = Instead of playing a card, you may discard 2 cards from your deck to fight a land battle.
qm-says-italy-impero-italiano = In your victory phase, score 1 VP for each Axis Army in North Africa, Africa and the Middle East.
qm-says-italy-mare-nostrum = In your victory phase, score 1 VP for each of your Navies on the board.
qm-says-uk-bomber-command = Choose Germany or Italy: that country discards 4 cards from its deck.
qm-says-uk-malta-submarines = Germany and Italy each choose: discard 2 cards from the deck, or eliminate their own Navy in the Mediterranean Sea.
qm-says-uk-dutch-east-indies = Recruit an Army in Indonesia, an Army in New Guinea and a Navy in the South China Sea.
qm-says-uk-general-smuts = Recruit an Army in Africa, then a Navy in the Southern Ocean or the Bay of Bengal.
qm-says-uk-increased-commonwealth-support = Recruit an Army in India, Australia or Canada.
qm-says-uk-king-peter = Eliminate an Axis Army in the Balkans, then recruit an Army there.
qm-says-uk-ledo-and-burma-roads = Build an Army in Southeast Asia, then fight a land battle in China or Szechuan.
qm-says-uk-singapore-fortified = Recruit an Army in Southeast Asia and a Navy in the South China Sea.
qm-says-uk-asw-tactics = When an Axis country plays an Economic Warfare card, that card has no effect.
qm-says-uk-defensive-posture = When one of your supplied Armies is about to be removed, it stays on the board, protected until the end of this turn.
qm-says-uk-destroyers = When a supplied UK or US Navy is about to be removed, it stays on the board, protected until the end of this turn.
qm-says-uk-enigma-code-cracked = After Germany uses a Status, that Status goes to the discard pile.
qm-says-uk-loyal-to-the-crown = Right after an Axis Army is built in India, Australia or Canada, eliminate it.
qm-says-uk-raf = When one of your pieces in or next to the United Kingdom is about to be removed, it stays on the board, protected until the end of this turn.
qm-says-uk-rationing = When a card you played in your play phase would be discarded, shuffle it into your deck instead.
qm-says-uk-australia-directorate = Instead of building an Army, you may recruit it in Australia.
qm-says-uk-free-france = Instead of playing a card, you may discard 2 cards from your hand to build an Army in Western Europe.
qm-says-uk-free-france-deck = Instead of playing a card, you may discard 2 cards from your deck to build an Army in Western Europe.
qm-says-uk-lord-linlithgow = Instead of building an Army, you may recruit it in India.
qm-says-uk-mackenzie-king = In your victory phase, score 1 VP if you have a Navy in the North Atlantic and 1 VP if you have an Army in Canada.
qm-says-uk-resistance = Instead of playing a card, you may discard 2 cards from your hand to fight a land battle in Western Europe or Italy.
qm-says-uk-royal-navy = Once per turn, after you fight a sea battle, you may discard 2 cards from your hand to fight another sea battle.
qm-says-ussr-general-winter = Eliminate 1 or 2 Axis Armies in or next to Moscow.
qm-says-ussr-german-soviet-treaty = Recruit an Army in Russia and an Army in Eastern Europe, in any order.
qm-says-ussr-mao-tse-tung = Eliminate an Axis Army in China or Szechuan.
qm-says-ussr-titos-partisans = Eliminate an Axis Army in the Balkans, then recruit a Soviet or UK Army there.
qm-says-ussr-trans-siberian-railroad = One at a time, you may lift each of your Armies off the board and build it again at once.
qm-says-ussr-vasilevsky = Recruit an Army in Vladivostok, then fight a land battle in China.
qm-says-ussr-defense-of-the-motherland = At the start of your turn, recruit an Army in or next to Moscow, then eliminate an Axis Army in Moscow.
qm-says-ussr-leningrad = When your Army in Russia is about to be removed, it stays on the board, protected until the end of this turn.
qm-says-ussr-moscow = When your Army in Moscow is about to be removed, it stays on the board, protected until the end of this turn.
qm-says-ussr-rasputitsa = Right after an Axis Army is built in or next to Moscow, eliminate it.
qm-says-ussr-stalingrad = When your Army in Ukraine is about to be removed, it stays on the board, protected until the end of this turn.
qm-says-ussr-frontal-assault = Once per turn, after you fight a land battle, you may discard 2 cards from your hand to fight another land battle there or next to it.
qm-says-ussr-guards = Instead of playing a card, you may discard 2 cards from your hand to play a Build Army card from your discard pile.
qm-says-ussr-scorched-earth = Ukraine gives the Axis no supply.
qm-says-ussr-shvernik = Your Armies always count as supplied.
qm-says-ussr-stavka-artillery = Once per turn, after you fight a land battle, you may discard 1 card from your hand to fight another land battle there.
qm-says-ussr-women-conscripts = When a Build Army card you played in your play phase would be discarded, you may put it on top of your deck instead.
qm-says-usa-b24-liberator = If you have an Army within 2 spaces of Italy, Italy discards 4 cards from its deck.
qm-says-usa-b26-marauder = Choose an Axis country whose capital is within 3 spaces of one of your Armies: it discards 4 cards from its deck.
qm-says-usa-b29-superfortress = If you have an Army within 3 spaces of Germany, Germany discards 5 cards from its deck.
qm-says-usa-firestorm-bombing = Choose an Axis country whose capital is next to one of your pieces: it discards 7 cards from its deck.
qm-says-usa-sbd-dauntless = If you have a Navy within 2 spaces of Japan, Japan discards 4 cards from its deck.
qm-says-usa-arsenal-of-democracy = The UK may build an Army and a Navy, in any order.
qm-says-usa-fleet-pearl-harbor = Recruit an Army in Hawaii, then build a Navy next to Hawaii.
qm-says-usa-flexible-resources = Play a card from your discard pile.
qm-says-usa-free-french-allies = The UK may recruit an Army in Western Europe, North Africa or Africa.
qm-says-usa-guadalcanal = Recruit an Army in New Zealand, then build a Navy next to New Zealand.
qm-says-usa-lend-lease = Choose the UK or the USSR: it may play a card from its hand, and if it does, it draws 1 card.
qm-says-usa-murmansk-convoy = Recruit a Soviet Army in Russia. Then the USSR may build an Army.
qm-says-usa-operation-magic = Japan discards one of its face-down Responses at random, without showing it.
qm-says-usa-patton-advances = Build an Army in Western Europe, then fight a land battle in Germany or Italy.
qm-says-usa-theater-shift = One at a time, you may lift each of your pieces off the board and build it again at once.
qm-says-usa-aircraft-carriers = Once per turn, after you fight a sea battle, you may discard 1 card from your deck to build a Navy there.
qm-says-usa-american-volunteer-group = Allied Armies in Szechuan always count as supplied. Instead of playing a card, you may discard 2 cards from your deck to recruit an Army in Szechuan.
qm-says-usa-amphibious-landings = Once per turn, after you fight a land battle next to one of your supplied Navies, you may discard 1 card from your deck to build an Army in the attacked space.
qm-says-usa-flying-fortresses = When you play an Economic Warfare card, its target discards 2 more cards.
qm-says-usa-radar = Once per turn, when one of your supplied Navies is about to be removed in battle, you may discard 2 cards from your deck: it stays on the board, protected from this battle.
qm-says-usa-rosie-the-riveter = At the start of your discard phase, you may put 1 or 2 cards from your hand under your deck.
qm-says-usa-superior-shipyards = Once per turn, after you build a Navy, you may discard 1 card from your deck to build another Navy.
qm-says-usa-wartime-production = Once per turn, after you build an Army, you may discard 1 card from your deck to build another Army.

qm-part-germany-guns-and-butter-0 = Build an Army
qm-part-germany-guns-and-butter-1 = Build a Navy
qm-part-germany-guns-and-butter-2 = Fight a land battle
qm-part-germany-guns-and-butter-3 = Fight a sea battle
qm-part-uk-malta-submarines-0 = Discard 2 cards from your deck
qm-part-uk-malta-submarines-1 = Eliminate your Navy in the Mediterranean Sea
qm-part-ussr-german-soviet-treaty-0 = Recruit an Army in Russia
qm-part-ussr-german-soviet-treaty-1 = Recruit an Army in Eastern Europe
qm-part-usa-arsenal-of-democracy-0 = Build an Army
qm-part-usa-arsenal-of-democracy-1 = Build a Navy

## What cards say where a host's own list gives them other effects than ours

qm-text-both = { $first } { $rest }
qm-text-play = Effect: { $effect }.
qm-text-always = Always: { $effect }.
qm-text-react = When: { $when }.{ $limit ->
        [once] { " " }Limit: once per turn.
       *[none] { "" }
    }{ $pay ->
        [deck] { " " }Cost: { $cost } from deck.
        [hand] { " " }Cost: { $cost } from hand.
       *[none] { "" }
    } Effect: { $effect }.
qm-text-then = { $first }; then { $rest }
qm-text-if-done = { $first }; if that was done, { $rest }
qm-or = { $first } / { $rest }
qm-and = { $first }, { $rest }
qm-else = { $first } or { $rest }
qm-who = { $who ->
        [X] the chosen country
        [they] that country
        [target] the target
        [attacker] the attacker
       *[me] you
    }
qm-adj = { $who ->
        [germany] German
        [uk] UK
        [japan] Japanese
        [ussr] Soviet
        [italy] Italian
        [usa] US
        [axis] Axis
       *[allies] Allied
    }
qm-adj-acc = { $who ->
        [germany] German
        [uk] UK
        [japan] Japanese
        [ussr] Soviet
        [italy] Italian
        [usa] US
        [axis] Axis
       *[allies] Allied
    }
qm-adj-many = { $who ->
        [germany] German
        [uk] UK
        [japan] Japanese
        [ussr] Soviet
        [italy] Italian
        [usa] US
        [axis] Axis
       *[allies] Allied
    }
qm-piece = { $supplied ->
        [yes] supplied { $whose }
       *[no] { $whose }
    } { $kind ->
        [army] Army
        [navy] Navy
       *[piece] piece
    }
qm-piece-acc = 1 { $supplied ->
        [yes] supplied { $whose }
       *[no] { $whose }
    } { $kind ->
        [army] Army
        [navy] Navy
       *[piece] piece
    }
qm-piece-many = { $supplied ->
        [yes] supplied { $whose }
       *[no] { $whose }
    } { $kind ->
        [army] Armies
        [navy] Navies
       *[piece] pieces
    }
qm-own = your { $supplied ->
        [yes] supplied{ " " }
       *[no] { "" }
    }{ $kind ->
        [army] Army
        [navy] Navy
       *[piece] piece
    }
qm-own-many = your { $supplied ->
        [yes] supplied{ " " }
       *[no] { "" }
    }{ $kind ->
        [army] Armies
        [navy] Navies
       *[piece] pieces
    }
qm-theirs-acc = 1 { $supplied ->
        [yes] supplied{ " " }
       *[no] { "" }
    }{ $kind ->
        [army] Army
        [navy] Navy
       *[piece] piece
    } of its own
qm-bare-acc = 1 { $kind ->
        [army] Army
        [navy] Navy
       *[piece] piece
    }
qm-bare-many = { $kind ->
        [army] Armies
        [navy] Navies
       *[piece] pieces
    }
qm-where = { " " }(where: { $space })
qm-here-battled = the battled space
qm-here-built = the new piece
qm-here-lost = the space it was removed from
qm-next-to = next to { $space }
qm-in-or-next-to = { $space } or next to it
qm-outside = on the board outside { $space }
qm-home = capital of { $who }
qm-at-turn-start = at the start of this turn { $stood } stood there next to { $beside }
qm-on-the-board = on the board
qm-count = the number of { $piece }{ $where ->
        [none] { " " }on the board
       *[other] { $where }
    }
qm-either = { $yes } if { $cond }, otherwise { $no }
qm-cond-has = there is { $piece }{ $where ->
        [none] { "" }
       *[other] { $where }
    }
qm-cond-none = there is no { $piece }{ $where ->
        [none] { "" }
       *[other] { $where }
    }
qm-cond-within = { $piece } is at most { $steps } spaces away from { $space }
qm-text-build = build { $piece }{ $where ->
        [none] { "" }
       *[other] { $where }
    }
qm-text-build-many = build { $n } { $piece }{ $where ->
        [none] { "" }
       *[other] { $where }
    }
qm-text-recruit = recruit { $piece }{ $where ->
        [none] { "" }
       *[other] { $where }
    }
qm-text-recruit-many = recruit { $n } { $piece }{ $where ->
        [none] { "" }
       *[other] { $where }
    }
qm-text-swap = instead of that build, { $place }
qm-text-land-battle = land battle{ $where ->
        [none] { "" }
       *[other] { $where }
    }
qm-text-land-battle-many = { $n } land battles{ $where ->
        [none] { "" }
       *[other] { $where }
    }
qm-text-sea-battle = sea battle{ $where ->
        [none] { "" }
       *[other] { $where }
    }
qm-text-sea-battle-many = { $n } sea battles{ $where ->
        [none] { "" }
       *[other] { $where }
    }
qm-text-eliminate = eliminate { $piece }{ $where ->
        [none] { "" }
       *[other] { $where }
    }
qm-text-eliminate-many = eliminate { $n } { $piece }{ $where ->
        [none] { "" }
       *[other] { $where }
    }
qm-text-eliminate-it = eliminate that piece
qm-text-protect = that piece stays on the board, protected { $until ->
        [battle] against this battle
       *[turn] until this turn ends
    }
qm-text-regroup = one at a time, each of your { $kind ->
        [army] Armies
        [navy] Navies
       *[piece] pieces
    } on the board may be lifted once and built again
qm-text-supplied = { $pieces } count as supplied{ $where ->
        [none] { "" }
       *[other] { $where }
    }
qm-text-supplied-turn = until this turn ends, { $pieces } count as supplied{ $where ->
        [none] { "" }
       *[other] { $where }
    }
qm-text-no-supply = { $space } gives { $team ->
        [axis] Axis
       *[allies] Allied
    } countries no supply
qm-text-mill = deck discard, { $who }: { $n }
qm-text-adjust = number of cards to discard ({ $who }) changes by { $n }
qm-text-score = +{ $n } VP
qm-text-score-each = +1 VP for each: { $piece }{ $where ->
        [none] { " " }on the board
       *[other] { $where }
    }
qm-text-cancel = that card has no effect
qm-text-draw = draw { $n } ({ $who })
qm-text-play-card = play { $only ->
        [build_army] a Build Army card
       *[any] a card
    } from { $zone ->
        [discard] the discard pile
       *[hand] the hand
    }
qm-text-move-card = { $what } → { $where ->
        [deck_top] top of the deck
        [deck_bottom] bottom of the deck
        [deck_shuffled] the deck, shuffled
       *[discard] discard pile
    }
qm-hand-cards = { $n } hand cards
qm-random-response = a face-down Response at random ({ $who })
qm-moved-card = { $what ->
        [STATUS] that Status
       *[CARD] that card
    }
qm-text-reorder = look at the top { $n ->
        [one] card
       *[other] { $n } cards
    } of your deck and return them in any order
qm-text-if = if { $cond }: { $effect }
qm-text-may = { $who } may: { $effect }
qm-text-each = { $who }, each: { $effect }
qm-text-one-of = one of: { $parts }
qm-text-any-order = in any order: { $parts }
qm-text-let = N = { $n }
qm-text-pick = choose { $whom }
qm-text-pick-if = choose { $whom } for which this holds: { $cond }
qm-any-of-team = one { $team ->
        [axis] Axis
       *[allies] Allied
    } country
qm-trigger-instead = your play phase, instead of playing a card
qm-trigger-turn-start = start of { $who ->
        [me] your
       *[other] that country’s
    } turn
qm-trigger-my-turn = any moment of { $who ->
        [me] your
       *[other] that country’s
    } turn
qm-trigger-battle = { $who ->
        [me] you have caused
       *[other] there was
    } a { $word ->
        [sea] sea battle
       *[land] land battle
    }{ $where ->
        [none] { "" }
       *[other] { $where }
    }
qm-trigger-battled = a battle had this as its target: { $piece }{ $where ->
        [none] { "" }
       *[other] { $where }
    }
qm-trigger-built = immediately after this is built: { $piece }{ $where ->
        [none] { "" }
       *[other] { $where }
    }
qm-trigger-build-choice = you may build this: { $piece }{ $where ->
        [none] { "" }
       *[other] { $where }
    }
qm-trigger-removal = about to be removed{ $word ->
        [battle] { " " }by a battle
       *[other] { "" }
    }: { $piece }{ $where ->
        [none] { "" }
       *[other] { $where }
    }
qm-trigger-removed = just removed: { $piece }{ $where ->
        [none] { "" }
       *[other] { $where }
    }
qm-trigger-ew = { $who ->
        [axis] an Axis country plays
        [allies] an Allied country plays
       *[me] you play
    } an Economic Warfare card{ $word ->
        [sub] { " " }named Submarines
       *[any] { "" }
    }
qm-trigger-ew-hit = an Economic Warfare card makes { $who ->
        [me] you
       *[other] that country
    } discard
qm-trigger-card-leaves = { $word ->
        [build_army] a Build Army card
       *[any] a card
    } { $who ->
        [me] you
       *[other] that country
    } played in the play phase would be discarded
qm-trigger-status-used = { $who ->
        [germany] Germany
       *[other] that country
    } has used a Status
qm-trigger-victory = { $who ->
        [me] your
       *[other] that country’s
    } victory phase
qm-trigger-discard-phase = start of { $who ->
        [me] your
       *[other] that country’s
    } discard phase

## Standing orders

qm-ask-standing = What holds until you change it. The most specific order counts.
qm-ask-ahead = This turn may ask you more; what you pick here holds to its end.
qm-verb-on-all = Any situation
qm-verb-on-turn-start = Start of your turn
qm-verb-on-ew = Economic Warfare is played
qm-verb-on-ew-hit = Economic Warfare makes you discard
qm-verb-on-built = A piece is built
qm-verb-on-removal = A piece is about to be removed
qm-verb-on-removed = A piece was removed
qm-verb-on-battle = After a battle
qm-verb-on-card-leaves = Your card leaves
qm-verb-on-status = A German Status was used
qm-verb-on-discard-phase = Start of your discard phase
qm-verb-on-my-turn = Before unsupplied pieces go
qm-verb-on-victory = Statuses of the victory phase
qm-verb-on-discards = Discard phase
qm-standing-ask = ask me
qm-standing-pass = pass{ $limit ->
        [none] { "" }
       *[other] { " " }({ $limit })
    }
qm-standing-until = pass until the end of the turn of { $country-the } in round { $round }
qm-standing-card = use { $card }{ $limit ->
        [none] { "" }
       *[other] { " " }({ $limit })
    }
qm-standing-card-until = use { $card } until the end of the turn of { $country-the } in round { $round }
qm-standing-use = use them all
qm-standing-none = discard nothing
qm-only-by = only against { $country-the }
qm-only-in = only in { $space }
qm-only-card = only against { $card }

## Refusals

qm-err-only-way = Only this was possible, and it is done: { $what }.
qm-err-no-fit = { $card } does not fit here: “{ $text }”
qm-err-from-hand = { $card } must be played to the table first.
qm-err-protected = { $unit } is protected until { $until ->
        [battle] this battle is over
       *[turn] this turn ends
    }.

## Spaces

qm-space-africa = Africa
    .the = Africa
qm-space-australia = Australia
    .the = Australia
qm-space-balkans = Balkans
    .the = the Balkans
qm-space-canada = Canada
    .the = Canada
qm-space-china = China
    .the = China
qm-space-eastern-europe = Eastern Europe
    .the = Eastern Europe
qm-space-eastern-united-states = Eastern United States
    .the = the Eastern United States
qm-space-germany = Germany
    .the = Germany
qm-space-hawaii = Hawaii
    .the = Hawaii
qm-space-iceland = Iceland
    .the = Iceland
qm-space-india = India
    .the = India
qm-space-indonesia = Indonesia
    .the = Indonesia
qm-space-italy = Italy
    .the = Italy
qm-space-iwo-jima = Iwo Jima
    .the = Iwo Jima
qm-space-japan = Japan
    .the = Japan
qm-space-kazakhstan = Kazakhstan
    .the = Kazakhstan
qm-space-latin-america = Latin America
    .the = Latin America
qm-space-madagascar = Madagascar
    .the = Madagascar
qm-space-middle-east = Middle East
    .the = the Middle East
qm-space-mongolia = Mongolia
    .the = Mongolia
qm-space-moscow = Moscow
    .the = Moscow
qm-space-new-guinea = New Guinea
    .the = New Guinea
qm-space-new-zealand = New Zealand
    .the = New Zealand
qm-space-north-africa = North Africa
    .the = North Africa
qm-space-pacific-northwest = Pacific Northwest
    .the = the Pacific Northwest
qm-space-philippines = Philippines
    .the = the Philippines
qm-space-russia = Russia
    .the = Russia
qm-space-scandinavia = Scandinavia
    .the = Scandinavia
qm-space-siberia = Siberia
    .the = Siberia
qm-space-southeast-asia = Southeast Asia
    .the = Southeast Asia
qm-space-szechuan = Szechuan
    .the = Szechuan
qm-space-ukraine = Ukraine
    .the = Ukraine
qm-space-united-kingdom = United Kingdom
    .the = the United Kingdom
qm-space-vladivostok = Vladivostok
    .the = Vladivostok
qm-space-western-europe = Western Europe
    .the = Western Europe
qm-space-western-united-states = Western United States
    .the = the Western United States
qm-space-baltic-sea = Baltic Sea
    .the = the Baltic Sea
qm-space-bay-of-bengal = Bay of Bengal
    .the = the Bay of Bengal
qm-space-black-sea = Black Sea
    .the = the Black Sea
qm-space-caspian-sea = Caspian Sea
    .the = the Caspian Sea
qm-space-central-pacific = Central Pacific
    .the = the Central Pacific
qm-space-east-pacific = East Pacific
    .the = the East Pacific
qm-space-indian-ocean = Indian Ocean
    .the = the Indian Ocean
qm-space-mediterranean-sea = Mediterranean Sea
    .the = the Mediterranean Sea
qm-space-north-atlantic = North Atlantic
    .the = the North Atlantic
qm-space-north-pacific = North Pacific
    .the = the North Pacific
qm-space-north-sea = North Sea
    .the = the North Sea
qm-space-sea-of-japan = Sea of Japan
    .the = the Sea of Japan
qm-space-south-atlantic = South Atlantic
    .the = the South Atlantic
qm-space-south-china-sea = South China Sea
    .the = the South China Sea
qm-space-south-pacific = South Pacific
    .the = the South Pacific
qm-space-southeast-pacific = Southeast Pacific
    .the = the Southeast Pacific
qm-space-southern-ocean = Southern Ocean
    .the = the Southern Ocean

## Cards

qm-card-ba = Build Army
qm-card-lb = Land Battle
qm-card-bn = Build Navy
qm-card-sb = Sea Battle
qm-card-germany-submarines-enforce-blockade = Submarines Enforce Blockade
qm-card-germany-submarines-battle-of-the-atlantic = Submarines Lead the Battle of the Atlantic
qm-card-germany-submarines-monsoon-group = Submarines of the Monsoon Group
qm-card-germany-submarines-unprotected-shipping = Submarines Prey on Unprotected Shipping
qm-card-germany-submarines-murmansk-convoy = Submarines Raid Murmansk Convoy
qm-card-germany-v-weapons = V-Weapons
qm-card-germany-broad-front = Broad Front
qm-card-germany-forced-conscription = Forced Conscription
qm-card-germany-guns-and-butter = Guns and Butter
qm-card-germany-military-dictatorships-balkans = Military Dictatorships in the Balkans
qm-card-germany-plunder = Plunder
qm-card-germany-autobahn = The Autobahn
qm-card-germany-abundant-resources = Abundant Resources
qm-card-germany-atlantic-wall = Atlantic Wall
qm-card-germany-bias-for-action = Bias for Action
qm-card-germany-blitzkrieg = Blitzkrieg
qm-card-germany-conscription = Conscription
qm-card-germany-dive-bombers = Dive Bombers
qm-card-germany-jet-fighters = Jet Fighters
qm-card-germany-superior-planning = Superior Planning
qm-card-germany-swedish-iron-ore = Swedish Iron Ore
qm-card-germany-synthetic-fuel = Synthetic Fuel
qm-card-germany-volkssturm = Volkssturm
qm-card-germany-wolf-packs = Wolf Packs
qm-card-japan-indian-ocean-patrols = Indian Ocean Patrols
qm-card-japan-submarines-support-pacific-islands = Submarines Support Pacific Islands
qm-card-japan-banzai-charge = Banzai Charge
qm-card-japan-battleship-repair = Battleship Repair
qm-card-japan-china-offensive = China Offensive
qm-card-japan-destroyer-transport = Destroyer Transport
qm-card-japan-fall-of-singapore = Fall of Singapore
qm-card-japan-kamikaze = Kamikaze
qm-card-japan-kwantung-army = Kwantung Army
qm-card-japan-mobile-force = Mobile Force
qm-card-japan-special-naval-landing-forces = Special Naval Landing Forces
qm-card-japan-surprise-attack = Surprise Attack
qm-card-japan-truk = Truk
qm-card-japan-forward-bases = Forward Bases
qm-card-japan-co-prosperity-sphere = Greater East Asia Co-prosperity Sphere
qm-card-japan-imperial-designs = Imperial Designs
qm-card-japan-unimpeded-merchant-shipping = Unimpeded Merchant Shipping
qm-card-italy-decima-flottiglia-mas = Decima Flottiglia MAS (Frogmen)
qm-card-italy-regia-marina = Regia Marina Closes Shipping Lanes
qm-card-italy-afrika-korps = Afrika Korps
qm-card-italy-division-azul = Division Azul
qm-card-italy-german-aid-in-greece = German Aid in Greece
qm-card-italy-italian-east-africa = Italian East Africa
qm-card-italy-italy-attacks-communists = Italy Attacks Communists
qm-card-italy-plunder = Plunder
qm-card-italy-german-reinforcements-counterattack = German Reinforcements Counterattack
qm-card-italy-monte-cassino = Monte Cassino
qm-card-italy-romanian-reinforcements = Romanian Reinforcements
qm-card-italy-skilled-pilots = Skilled Pilots
qm-card-italy-anti-communist-sentiment = Anti-Communist Sentiment
qm-card-italy-balkan-resources = Balkan Resources
qm-card-italy-bravado = Bravado
qm-card-italy-impero-italiano = Impero Italiano
qm-card-italy-mare-nostrum = Mare Nostrum
qm-card-uk-bomber-command = Bomber Command
qm-card-uk-malta-submarines = Malta Submarines
qm-card-uk-dutch-east-indies = Dutch East Indies
qm-card-uk-general-smuts = General Smuts Strengthens Ties to UK
qm-card-uk-increased-commonwealth-support = Increased Commonwealth Support
qm-card-uk-king-peter = King Peter Enthroned in Yugoslavia
qm-card-uk-ledo-and-burma-roads = Ledo and Burma Roads
qm-card-uk-singapore-fortified = Singapore Fortified
qm-card-uk-asw-tactics = ASW Tactics
qm-card-uk-defensive-posture = Defensive Posture
qm-card-uk-destroyers = Destroyers
qm-card-uk-enigma-code-cracked = Enigma Code Cracked
qm-card-uk-loyal-to-the-crown = Loyal to the Crown
qm-card-uk-raf = RAF
qm-card-uk-rationing = Rationing
qm-card-uk-australia-directorate = Australia Forms the Directorate of Manpower
qm-card-uk-free-france = Free France
qm-card-uk-lord-linlithgow = Lord Linlithgow Declares India to be at War
qm-card-uk-mackenzie-king = Mackenzie King Drafts the National Resources Mobilization Act
qm-card-uk-resistance = Resistance
qm-card-uk-royal-navy = The Royal Navy
qm-card-ussr-general-winter = General Winter
qm-card-ussr-german-soviet-treaty = German-Soviet Treaty of Friendship, Cooperation, and Demarcation
qm-card-ussr-mao-tse-tung = Mao Tse-tung
qm-card-ussr-titos-partisans = Tito’s Partisans
qm-card-ussr-trans-siberian-railroad = Trans-Siberian Railroad
qm-card-ussr-vasilevsky = Vasilevsky Takes Command in the Far East
qm-card-ussr-defense-of-the-motherland = Defense of the Motherland
qm-card-ussr-leningrad = Leningrad
qm-card-ussr-moscow = Moscow
qm-card-ussr-rasputitsa = Rasputitsa
qm-card-ussr-stalingrad = Stalingrad
qm-card-ussr-frontal-assault = Frontal Assault
qm-card-ussr-guards = Guards
qm-card-ussr-scorched-earth = Scorched Earth
qm-card-ussr-shvernik = Shvernik’s Evacuation Council
qm-card-ussr-stavka-artillery = Stavka Forms Artillery Corps
qm-card-ussr-women-conscripts = Women Conscripts
qm-card-usa-b24-liberator = B-24 Liberator
qm-card-usa-b26-marauder = B-26 Marauder
qm-card-usa-b29-superfortress = B-29 Superfortress
qm-card-usa-firestorm-bombing = Firestorm Bombing
qm-card-usa-sbd-dauntless = SBD Dauntless
qm-card-usa-arsenal-of-democracy = Arsenal of Democracy
qm-card-usa-fleet-pearl-harbor = Fleet Deployed to Pearl Harbor
qm-card-usa-flexible-resources = Flexible Resources
qm-card-usa-free-french-allies = Free French Allies
qm-card-usa-guadalcanal = Guadalcanal
qm-card-usa-lend-lease = Lend Lease
qm-card-usa-murmansk-convoy = Murmansk Convoy
qm-card-usa-operation-magic = Operation Magic
qm-card-usa-patton-advances = Patton Advances
qm-card-usa-theater-shift = Theater Shift
qm-card-usa-aircraft-carriers = Aircraft Carriers
qm-card-usa-american-volunteer-group = American Volunteer Group Expands
qm-card-usa-amphibious-landings = Amphibious Landings
qm-card-usa-flying-fortresses = Flying Fortresses
qm-card-usa-radar = Radar
qm-card-usa-rosie-the-riveter = Rosie the Riveter
qm-card-usa-superior-shipyards = Superior Shipyards
qm-card-usa-wartime-production = Wartime Production

# Board
qm-board-name-baltic-sea = Baltic Sea
qm-board-name-black-sea = Black Sea
qm-board-name-caspian-sea = Caspian Sea
qm-board-name-mediterranean-sea = Mediterranean Sea
qm-board-name-sea-of-japan = Sea of Japan
qm-board-name-south-china-sea = South China Sea
qm-board-name-southeast-asia = Southeast Asia
qm-board-name-southeast-pacific = Southeast Pacific
qm-board-name-pacific-northwest = Pacific Northwest
qm-board-round = Round { $n }/{ $most }
qm-board-lead = Lead { $n }, { $left } more to win
qm-board-even = Level
qm-board-over = The war is over
qm-board-won = Victory: { $team }
qm-board-end-lead = A lead of thirty points
qm-board-end-tie = A tie goes to the Axis
qm-board-end-conceded = The others gave up
qm-board-end-points = More points after the last round
qm-board-conceded = Has given up
qm-board-top = Top: { $card }
qm-board-no-status = no Status
qm-board-does-germany-abundant-resources = VP in Soviet lands
qm-board-does-germany-atlantic-wall = Guards Western Europe
qm-board-does-germany-bias-for-action = Build, then battle
qm-board-does-germany-blitzkrieg = Battle, then build
qm-board-does-germany-conscription = Army without card
qm-board-does-germany-dive-bombers = Second land battle
qm-board-does-germany-jet-fighters = Loses fewer cards
qm-board-does-germany-superior-planning = Sorts four cards
qm-board-does-germany-swedish-iron-ore = VP in the Baltic
qm-board-does-germany-synthetic-fuel = Builds second Army
qm-board-does-germany-volkssturm = Recruits in Germany
qm-board-does-germany-wolf-packs = Stronger Submarines
qm-board-does-uk-australia-directorate = Recruits in Australia
qm-board-does-uk-free-france = Army: Western Europe
qm-board-does-uk-lord-linlithgow = Recruits in India
qm-board-does-uk-mackenzie-king = VP: Atlantic, Canada
qm-board-does-uk-resistance = Battle without card
qm-board-does-uk-royal-navy = Second sea battle
qm-board-does-japan-forward-bases = VP: Pacific bases
qm-board-does-japan-co-prosperity-sphere = VP: southern Asia
qm-board-does-japan-imperial-designs = VP: Pacific islands
qm-board-does-japan-unimpeded-merchant-shipping = VP: Hawaii free
qm-board-does-ussr-frontal-assault = Second land battle
qm-board-does-ussr-guards = Army from discards
qm-board-does-ussr-scorched-earth = Burns Ukraine’s supply
qm-board-does-ussr-shvernik = Armies always supplied
qm-board-does-ussr-stavka-artillery = Second battle there
qm-board-does-ussr-women-conscripts = Build Army returns
qm-board-does-italy-anti-communist-sentiment = VP: Russia, Ukraine
qm-board-does-italy-balkan-resources = VP: the Balkans
qm-board-does-italy-bravado = Battle without card
qm-board-does-italy-impero-italiano = VP: Africa, Middle East
qm-board-does-italy-mare-nostrum = VP for Navies
qm-board-does-usa-aircraft-carriers = Battle, then Navy
qm-board-does-usa-american-volunteer-group = Army in Szechuan
qm-board-does-usa-amphibious-landings = Battle, then landing
qm-board-does-usa-flying-fortresses = Stronger economic warfare
qm-board-does-usa-radar = Saves a Navy
qm-board-does-usa-rosie-the-riveter = Puts cards back
qm-board-does-usa-superior-shipyards = Builds second Navy
qm-board-does-usa-wartime-production = Builds second Army
qm-board-sign-supply = supply space
qm-board-sign-capital = capital
qm-board-sign-strait = who may pass
qm-board-sign-unsupplied = without supply
qm-board-sign-port = without port
qm-board-sign-protected = protected
qm-board-sign-changed = last changes
qm-focus-help = Help card
qm-help-title = Quartermaster General at a glance
qm-help-turn = Your turn
qm-help-phase-play = 1. Play one card, or discard one unplayed, or use a Status that replaces a play.
qm-help-phase-supply = 2. Your pieces without supply are removed.
qm-help-phase-victory = 3. Score your supply spaces and Statuses.
qm-help-phase-discard = 4. Discard any cards you like.
qm-help-phase-draw = 5. Draw up to seven cards.
qm-help-cards = Cards
qm-help-card-build-army = Build Army: an Army in your capital or next to your pieces, supplied.
qm-help-card-build-navy = Build Navy: a Navy next to your pieces, supplied and with a port.
qm-help-card-land-battle = Land Battle: remove an enemy Army next to your pieces.
qm-help-card-sea-battle = Sea Battle: remove an enemy Navy next to your pieces.
qm-help-card-event = Event: do what it says, once.
qm-help-card-economic-warfare = Economic Warfare: enemies discard from their decks.
qm-help-card-status = Status: stays face-up and works on.
qm-help-card-response = Response: waits face-down for its moment, then is discarded.
qm-help-words = Words on cards
qm-help-word-build = Build: next to your pieces, supplied at once. Or name a supplied piece as just built.
qm-help-word-recruit = Recruit: like build, but anywhere named and without supply.
qm-help-word-battle = Battle: the space may be empty, but holds none of your team.
qm-help-word-eliminate = Eliminate: just removed, no battle.
qm-help-word-deck = Nothing left to discard: 1 VP is lost for each card.
qm-help-supply = Supply
qm-help-supply-line = An unbroken line of your own pieces to a supply space.
qm-help-supply-navy = A Navy also needs a port: an Army of your team next to it.
qm-help-supply-strait = Straits are open to the team with an Army on the shore that controls them; else to the Allies.
qm-help-end = Points and victory
qm-help-end-spaces = A supply space: 2 VP alone, 1 VP shared with an ally.
qm-help-end-capital = With an enemy in your capital your victory phase brings nothing.
qm-help-end-win = A lead of { $lead } VP at the end of a round wins; after round { $rounds } the higher total, a tie is for the Axis.
qm-help-sheet = The sheet of a country
qm-help-sheet-deck = Cards in the deck.
qm-help-sheet-hand = Cards in hand.
qm-help-sheet-pile = Cards in the discard pile.
qm-help-sheet-response = Responses face-down.
qm-help-sheet-army = Armies not yet on the board.
qm-help-sheet-navy = Navies not yet on the board.
qm-help-sheet-points = VP of the next victory phase:
qm-help-sheet-spaces = … from supply spaces;
qm-help-sheet-statuses = … from Statuses.
qm-help-sheet-removed = Pieces that would be removed.
qm-help-sheet-ready = Status that can be used now.
qm-help-sheet-used = Status used in this turn.
qm-help-sheet-fallen = An enemy stands in the capital.
qm-focus-europe = Europe
qm-focus-asia = Asia
qm-focus-pacific = The Pacific
qm-focus-atlantic = America and the Atlantic
qm-focus-south = Africa and the Indian Ocean
qm-board-hand = Hand
qm-board-responses = Face-down
qm-board-statuses = In play
qm-board-looking = Your deck
qm-board-discard = Discard pile
qm-board-no-cards = No cards in hand
qm-board-alt-won = The war is over. Victory: { $team }.
qm-board-alt-turn = Round { $round } of { $rounds }, turn of { $country-the } ({ $step }).
qm-board-alt-points = Victory points: Axis { $axis }, Allies { $allies }.
qm-board-alt-waiting = Waiting for: { $who }.
qm-board-alt-country = { $country }: { $pieces }.
qm-board-alt-cards = { $country }: deck { $deck }, hand { $hand }, discard pile { $discard }, face-down { $responses }, Status: { $statuses }.
qm-board-alt-none = no pieces
qm-board-alt-no-status = none
qm-board-alt-straits = Straits open for the Axis: { $straits }.
qm-board-alt-hand = Hand of { $country }: { $cards }.
qm-board-alt-responses = Face-down: { $cards }.
qm-board-alt-discard = Discard pile: { $cards }.
qm-story-about = Victory points
qm-story-round = Round { $n }

# The lesson (lesson.json).
qm-lesson-setup = You lead Germany; recruits lead the other five. Points win, and spaces with a star bring them. Your deck is your stamina: what you throw away is gone. Keep seven of these ten; at sea you have little to do yet, so let the submarines go.
qm-lesson-build = A turn is one card: play it, or throw it away unplayed. Begin with Build Army.
qm-lesson-place = An Army is built next to one of yours. Go east: beyond lies Ukraine with its star.
qm-lesson-keep = Your turn ends with points: two for each supply space (a star) that you hold alone. Then you may throw cards away to draw new ones. Your hand is good: keep it.
qm-lesson-status = A Status stays on the table and works for the rest of the game. Bias for Action will let each new Army strike at once.
qm-lesson-keep-again = The same question ends every turn. Keep them all.
qm-lesson-build-again = One step further. Units need a chain back to a supply space, or they starve in your next turn.
qm-lesson-place-again = A star again: this supply space will score two points a turn, and feeds your other units. And look who lives next door.
qm-lesson-use = Here is the moment your Status waits for. It costs the top card of your deck. Use it.
qm-lesson-battle = There are no dice: a battle simply removes an enemy unit, unless a hidden card answers. Strike.
qm-lesson-last = That is the game: build, strike, lay cards that wait. Each side counts its points together; a lead of thirty after a round wins at once, else round twenty decides. Now you decide; “Hint” asks the staff.
