## What people can have outside Discord

outside-on = From now on you are called there, too. You have just been sent a first message.
outside-off = You are called on Discord only.
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
