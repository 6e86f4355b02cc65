## What people can have outside Discord

outside-on = From now on you are called there, too. You have just been sent a first message.
outside-off = You are called on Discord only.
guest-key = **{ $name }** may sit at the tables of this server: hosts find it among the computers. Its key, shown only now: `{ $key }` It asks at { $address }/guest. The page docs/GUESTS.md says how.
guest-revoked = Its key opens nothing any more. At tables where your program sits an officer plays on for it.
guest-none = None of your programs has a key. Name one, and you get a key for it.
guest-unfit = Give it a name of 2 to 24 characters: words, numbers, dots and hyphens. Do so on the server where it is to play.
outside-not-here = Whoever runs this bot does not offer this.
outside-unfit = Nothing could be sent there. Give an address on the public net that begins with https:// and takes messages.
outside-hello = This is where your tables will call you.
outside-turn = { $game }, table { $table }: it is your turn.
outside-until = { $game }, table { $table } waits for you until { $time }.
outside-next = { $game }, table { $table }: your turn comes next.
outside-digest = { $n ->
    [one] One table waits for you.
   *[other] { $n } tables wait for you.
}
outside-calendar = Your deadlines and rounds, for any calendar that subscribes to addresses: { $address }
    Whoever knows this address sees them. `/me calendar` with *new* makes another one.
calendar-turn = Your turn: { $game }, table { $table }
calendar-round = { $league }: round { $n } ends
