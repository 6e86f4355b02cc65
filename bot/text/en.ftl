### What the bot itself says, in English. What a game says is in data/<game>/words.
###
### Style: short whole sentences with a full stop; labels without one; no exclamation marks.
### Times come in as <t:…> marks and people as mentions, so that each reader sees his own.

## A move that is refused

play-not-asked = Nothing is asked of you here right now.
play-not-offered = That is not possible right now.
play-twice = The same answer was given twice.
play-how-many = Between { $least } and { $most } answers are needed here, not { $n }.
