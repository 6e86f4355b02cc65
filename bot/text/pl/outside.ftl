## Co można mieć poza Discordem

outside-on = Od teraz wołam cię także tam. Pierwsza wiadomość już poszła.
outside-off = Wołam cię tylko na Discordzie.
guest-key = **{ $name }** może zasiadać przy stolikach tego serwera: gospodarze znajdą ten program wśród komputerów. Oto klucz, pokazuję go tylko teraz: `{ $key }` Program pyta pod adresem { $address }/guest. Jak to robić, mówi strona docs/GUESTS.md.
guest-revoked = Ten klucz już niczego nie otwiera. Przy stolikach, gdzie siedzi twój program, gra za niego oficer.
guest-none = Żaden twój program nie ma klucza. Podaj nazwę, a dostaniesz klucz.
guest-unfit = Nazwij go tak, by miał od 2 do 24 liter, cyfr, spacji, kropek albo łączników, i zrób to na serwerze, na którym ma grać.
outside-not-here = Opiekun tego bota tego nie udostępnia.
outside-unfit = Nic nie dało się tam wysłać. Podaj adres w publicznej sieci, który zaczyna się od https:// i przyjmuje wiadomości.
outside-hello = Tutaj będą cię wołać twoje stoliki.
outside-turn = { $game }, stolik { $table }: twoja kolej.
outside-until = { $game }, stolik { $table } czeka na ciebie do { $time }.
outside-next = { $game }, stolik { $table }: twoja tura jest następna.
outside-digest = { $n ->
    [one] Jeden stolik na ciebie czeka.
    [few] { $n } stoliki na ciebie czekają.
   *[many] { $n } stolików na ciebie czeka.
}
outside-calendar = Twoje terminy i rundy dla kalendarza, który subskrybuje adresy: { $address }
    Kto zna ten adres, widzi je. `/me calendar` z opcją *nowy* tworzy inny.
calendar-turn = Twoja kolej: { $game }, stolik { $table }
calendar-round = { $league }: koniec rundy { $n }
