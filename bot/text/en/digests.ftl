## What happened since somebody looked

show-catch-up = What happened
cmd-catch-up = catch-up
cmd-catch-up-about = What happened at this table since you last looked
digest-since = Since you last looked, { $time }
digest-nothing = Nothing has happened since then.
digest-mine = What concerned you
digest-turns = Turn by turn
digest-numbered = { $n } { $text }
digest-more = … and { $n } more in the log.
digest-turns-earlier = … and { $n } { $n ->
    [one] turn
   *[other] turns
 } before that: Log.
follow = Follow
follow-end = Stop following
follow-begun = You now follow this table: one direct message a day when something has happened here, and the chronicle at the end.
follow-ended = You no longer follow this table.
follow-plays = You play at this table, so you are told everything anyway.
follow-news = The day at { $channel }
