## Answers to commands

game-opened = Table { $table } is open in { $channel }. You have a seat; press Leave to give it up.
game-again = The rematch, table { $table }, is open right here. You have a seat; press Leave to give it up.
game-joined = You are at the table.
game-left = You left the table.
game-started = The game begins.
game-paused = The game is paused.
game-resumed = The game goes on.
game-resume = Let it go on
game-resume-sure = { $user } paused this game { $time } and may still need the time. Let it go on all the same?
game-abandoned = The game was called off.
game-abandon = Call it off
game-abandon-sure = Call the game off, without a result?
game-abandon-host = Only the host, { $host }, can call the game off. You can give up your own seat with /game concede, or let somebody act for you with /game deputy.
game-abandon-lobby = Only the host, { $host }, can call the game off. You can leave the table with /game leave.
game-concede = Give up
game-concede-sure = Give up { $seat } for good?
game-deputy-named = Your deputy may act for you now.
game-deputy-gone = You have no deputy any more.
game-stood-in = You act for your team mate until they act again.
game-reported = The host has been told; nobody else reads it.
game-none-here = There is no game in this channel.
clocks-title = Thinking time so far, for open questions. How long anybody thinks about a secret one is nobody’s business.
clocks-open = { $person }: { $n ->
    [one] one answer
   *[other] { $n } answers
}, half within { $half }, three quarters within { $most }. Time-outs: { $late }
clocks-none-open = { $person }: nothing answered yet
clocks-own = Only you see this: { $said }. Extra time left: { $bank }
clocks-sealed = { $seat }, secret questions: { $n ->
    [one] one answer
   *[other] { $n } answers
}, half within { $half }, three quarters within { $most }, time-outs: { $late }
clocks-none-sealed = { $seat }, secret questions: none yet
game-needs-channel = A table needs a channel on a server.
game-lacks = The bot lacks these rights here: { $rights }.
game-no-thread-here = Threads cannot be made here. Use this command in a text channel, or in a post of a forum.
game-forum-tags = Each post in { $channel } needs a tag, and only moderators can set those there are. Somebody who manages the forum can add a tag for everybody.
table-thread = { $game } · { $user }
table-thread-about = { $user } opens a table here.
admin-substituted = The seat has a new player.
admin-rewound = The game was set back.
admin-no-bot = A bot cannot take a seat.
admin-moment-unknown = Pick a moment from the list.
admin-only = This is for people who run this server: it needs the permission “{ $right }”.
error-out-of-date = This button is out of date. Use /play to see where the game stands.
error-unexpected = Something went wrong, and it is not your fault. Nothing was lost; try again. Reference: `{ $reference }`
error-done = What you asked for has been done, but the answer could not be shown. Do not send it again: /play shows where the game stands. Reference: `{ $reference }`
error-picture = The picture could not be shown, but everything written above holds. /play shows it again.
