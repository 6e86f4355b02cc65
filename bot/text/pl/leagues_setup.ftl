# Zakładanie ligi: jej panel, opcje i wygląd zapisów.

leagues-back = Wstecz
leagues-preview = Podgląd
leagues-preview-about = Tak to zobaczą wszyscy:
leagues-next = Zanim otworzysz zapisy
leagues-do-referees = Wskaż do sędziowania kogoś, kto nie gra ({ leagues-window-staff }): nikt nie rozstrzyga o swoim stole.
leagues-do-invite = Zapisać mogą się tylko zaproszone osoby: po otwarciu zapisów dodaj ich listę przez `/liga import` albo otwórz ligę dla wszystkich ({ leagues-window-people }).
leagues-do-preview = Obejrzyj podgląd. Przed „{ leagues-open }” nikt niczego nie widzi, a prawie wszystko można później zmienić.
leagues-options-tables = Wszystkie stoły
leagues-options-variant = **Gra**
leagues-options-table = **Przy stole**
leagues-options-ruling = **Wątpliwości co do zasad**
leagues-change-variant = Zmień grę (do 4 naraz)
leagues-change-table = Zmień stół (do 4 naraz)
leagues-change-ruling = Zmień ustalenia (do 4 naraz)
leagues-options-typed = Jedno z: { $legal }
leagues-options-typed-zone = Strefa czasowa, na przykład Europe/Warsaw
leagues-options-typed-holidays = Dni, na przykład 2026-12-24..2026-12-26 2027-01-01, albo off
leagues-options-typed-slots = Dni i godzina, na przykład mon wed fri 20:00
leagues-next-pool = { $n ->
        [one] Jeszcze { $n } osoba i zaczyna się następna grupa.
        [few] Jeszcze { $n } osoby i zaczyna się następna grupa.
       *[other] Jeszcze { $n } osób i zaczyna się następna grupa.
    }
leagues-how-pools = Naciśnij „{ leagues-enter }”, a znajdziesz się w kolejce. Gdy zacznie się twoja gra, dostaniesz wezwanie do jej wątku.
leagues-how-start = Naciśnij „{ leagues-enter }” i gotowe. Gdy zacznie się twoja pierwsza gra, dostaniesz wezwanie do jej wątku.
leagues-how-confirm = Naciśnij „{ leagues-enter }” i gotowe. Przed startem padnie jedno pytanie, czy zagrasz; gdy zacznie się twoja pierwsza gra, dostaniesz wezwanie do jej wątku.
leagues-how-confirming = Jeśli już masz miejsce, naciśnij „{ leagues-confirm }” przed startem. Jeśli nie, „{ leagues-enter }” prowadzi na listę oczekujących.
leagues-how-playing = „{ leagues-tables }” prowadzą do każdej gry, „{ leagues-kind-standings }” pokazuje, kto prowadzi.
leagues-length = { $rounds ->
    [one] Jedna runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
}, { $days ->
    [0] każda bez terminu
    [one] każda najwyżej dzień
   *[other] każda najwyżej { $days } dni
}: { $games ->
    [one] jedna gra
    [few] { $games } gry
   *[many] { $games } gier
} na osobę.
leagues-length-so-far = Przy tylu osobach, ile jest teraz: { $rounds ->
    [one] jedna runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
}, { $days ->
    [0] każda bez terminu
    [one] każda najwyżej dzień
   *[other] każda najwyżej { $days } dni
}, { $games ->
    [one] jedna gra
    [few] { $games } gry
   *[many] { $games } gier
} na osobę; im więcej osób, tym więcej rund.
leagues-do-night = Nocą zegary stoją, a noc jest według strefy { $zone }: zmień ją ({ leagues-options-tables }), jeśli osoby mieszkają gdzie indziej.
