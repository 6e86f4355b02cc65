## What people are told besides being called

call-next = Your turn comes next: { $seat }.
call-missing = { $seat }, everybody else is ready: the table is waiting for you.
call-missing-until = { $seat }, everybody else is ready: the table is waiting for you; deadline: { $time }.
digest-title = { $n ->
    [one] **One table waits for you:**
   *[other] **{ $n } tables wait for you:**
}
me-next-on = Before your turn: a message
me-next-off = Before your turn: no message
me-missing-on = When you are last: a message
me-missing-off = When you are last: no message
me-digest-on = Messages: once a day, at { $hour }:00, one list of the tables that wait for you; others only about vacations
me-digest-off = Messages: one by one
me-digest-unknown = “{ $said }” is not an hour of the day. Give one, such as 18, or off.
