## Co się stało, odkąd ktoś ostatnio zaglądał

show-catch-up = Co się stało
cmd-catch-up = co-nowego
cmd-catch-up-about = Co się stało przy tym stoliku od twojej ostatniej wizyty
digest-since = Od twojej ostatniej wizyty, { $time }
digest-nothing = Od tego czasu nic się nie wydarzyło.
digest-mine = Co dotyczyło ciebie
digest-turns = Tura po turze
digest-numbered = { $n } { $text }
digest-more = … i jeszcze w dzienniku: { $n }.
digest-turns-earlier = … i wcześniej { $n ->
    [one] { $n } tura
    [few] { $n } tury
   *[many] { $n } tur
 }: Dziennik.
follow = Śledź
follow-end = Przestań śledzić
follow-begun = Śledzisz ten stolik: jedna prywatna wiadomość dziennie, gdy coś się tu wydarzyło, a na koniec kronika.
follow-ended = Nie śledzisz już tego stolika.
follow-plays = Grasz przy tym stoliku, więc i tak dostajesz wszystkie wiadomości.
follow-news = Dzień przy stoliku { $channel }
