## What people are told besides being called

call-next = Your turn comes next: { $seat }.
call-missing = { $seat }, everybody else is ready: the table is waiting for you.
call-missing-until = { $seat }, everybody else is ready: the table is waiting for you; time is up { $time }.
digest-title = { $n ->
    [one] **One table waits for you:**
   *[other] **{ $n } tables wait for you:**
}
me-next-on = You are told when your turn comes next.
me-next-off = You are not told when your turn comes next.
me-missing-on = You are told when a table waits only for you.
me-missing-off = You are not told when a table waits only for you.
me-digest-on = Once a day, at { $hour }:00, one direct message lists the tables that wait for you; the only others you get are about vacations.
me-digest-off = Direct messages come one by one.
me-digest-unknown = “{ $said }” is not an hour of the day. Give one, such as 18, or off.
