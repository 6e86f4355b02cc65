"""When clocks run and for how long, the record of those that have run, and what a time-out leads
to."""
