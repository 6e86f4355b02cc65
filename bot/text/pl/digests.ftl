## Co się stało, odkąd ktoś ostatnio zaglądał

show-catch-up = Co się stało
cmd-catch-up = co-nowego
cmd-catch-up-about = Co się stało przy tym stole od ostatniego zajrzenia
digest-since = Od ostatniego zajrzenia, { $time }
digest-mine = Co dotyczyło ciebie
digest-turns = Tura po turze
digest-numbered = { $n } { $text }
digest-left-out = (+{ $n })
digest-more = … i jeszcze w dzienniku: { $n }.
digest-turns-earlier = … i wcześniej { $n ->
    [one] { $n } tura
    [few] { $n } tury
   *[many] { $n } tur
 }: Dziennik.
follow = Śledź
follow-end = Nie śledź dłużej
follow-begun = Śledzisz ten stół: jedna wiadomość prywatna dziennie, jeśli coś się tu dzieje, a na koniec kronika.
follow-ended = Nie śledzisz już tego stołu.
follow-plays = Grasz przy tym stole: i tak dostajesz wszystkie wiadomości.
follow-news = Dzień przy stole { $channel }
