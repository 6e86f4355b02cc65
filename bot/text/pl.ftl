### What the bot itself says, in Polish. See en.ftl.

## A move that is refused

play-not-asked = W tej chwili nikt nie czeka tu na twoją decyzję.
play-not-offered = Teraz nie można tego zrobić.
play-twice = Ta sama odpowiedź została podana dwa razy.
play-how-many = Liczba odpowiedzi musi wynosić od { $least } do { $most }, a podano: { $n }.
