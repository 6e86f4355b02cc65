## What happens at a table

table-user = <@{ $user }>
table-user-forgotten = (somebody who has left)
table-pledge = To be checked at the end: all dice and cards follow from one secret number with the fingerprint `{ $pledge }`
table-seed = The seed of the dice: `{ $seed }`
table-plan-filed = { $n ->
    [one] One step is
   *[other] { $n } steps are
 } filed for your next turn.
table-orders-filed = { $n ->
    [one] One standing order is
   *[other] { $n } standing orders are
 } set.
table-stopped-after = Carried out as far as `{ $done }`. { $why }
table-plan-stopped = Your orders stopped: { $why } Not carried out: `{ $rest }`
table-lapsed = { $user } ran out of time: the default answer counts.
table-answered = { $n } of { $all } { $n ->
    [one] has
   *[other] have
 } answered. { $text }
table-away = { $user } did not answer and counts as away until they act again.
table-all-away = Nobody answers any more: the game is paused until somebody types /game resume.
table-back = { $user } is back.
table-paused-by = { $user } paused the game.
table-stopped = The bot was removed from this server. All clocks stand still.
table-going-on = The bot is back on this server. All clocks go on.
table-resumed = { $user } resumed the game.
table-abandoned = { $user } called the game off.
table-changed = { $user } changes what is agreed. { $option }: { $value }.
table-overdue = The time of { $user } is up. The table goes on waiting; the host may name a substitute.
table-not-overdue = The host may replace only somebody whose time is up.
table-to = { $seats }: { $text }
table-deputy = { $deputy } may now act for { $user }.
table-deputy-gone = { $user } acts alone again.
table-substituted = { $user } takes over from { $left } (decided by { $by }: { $reason }).
table-inherited = { $left } resigns. { $user } takes over: { $seat }.
table-undone = { $user } took back a move.
table-rewound = { $by } set the game back: { $reason }

## A finished game, checked

table-verify-no-seed = The seed is not known, so nothing can be recomputed.
table-verify-pledge = The seed does not match the fingerprint posted at the start.
table-verify-deal = The deal of seats and the first position do not follow from the seed.
table-verify-line = Line { $seq } of the journal cannot be repeated: { $why }
table-verify-events = Line { $seq } of the journal tells of other events than it leads to.
table-verify-position = The last position does not follow from the journal.
table-verify-older = This game was played by earlier rules of the bot, so today’s rules cannot repeat it line by line.
