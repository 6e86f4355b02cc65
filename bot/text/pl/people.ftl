## A person's own settings

me-settings = Język: { $language }. Strefa czasowa: { $zone }. Prywatne wiadomości: { $letters }.
me-settings-all = { $settings } Godziny ciszy: { $quiet }. Przypomnienia: { $reminders }.
me-quiet = { $begin }:00–{ $end }:00
me-quiet-off = brak
me-quiet-unknown = „{ $said }” to nie są godziny ciszy. Wpisz dwie godziny, na przykład 23-7, albo off.
me-remind-letter = w prywatnej wiadomości
me-remind-table = przy stoliku
me-remind-off = brak
me-language-auto = jak w Discordzie
me-language-en = English
me-language-pl = polski
me-letters-on = włączone
me-letters-off = wyłączone
me-letters-closed = odrzucane przez Discord
me-closed = Discord nie pozwala botowi wysyłać ci prywatnych wiadomości, więc twoja ręka nie może tam trafić. Przycisk „Moja ręka” pokaże ją w każdej chwili; prywatne wiadomości włączysz znowu poleceniem /ja ustawienia.
me-zone-unknown = Nie ma strefy czasowej { $zone }.
me-no-games = Nie grasz przy żadnym stoliku.
me-game = { $game } { $table }, { $channel }
me-game-waits = **{ $game } { $table }**, { $channel }: czeka na ciebie do { $time }
me-game-unreadable = Nie można pokazać stolika { $table }: w jego zapisie coś jest uszkodzone. Błąd jest zapisany.
me-export = Wszystko, co bot o tobie zapisał.
me-forget-about = Twoje miejsca zostaną, ale bez nazwy, a wszystko, co bot o tobie wie, zostanie usunięte. Tego nie da się cofnąć.
me-forget-sure = Zapomnij o mnie
me-forgotten = Twoje dane zostały usunięte.
