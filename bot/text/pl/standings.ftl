# Napisy na obrazach lig i ich teksty alternatywne.

standings-decimal = { $whole },{ $part }
standings-percent = { $n } %
standings-caption-player = osoba
standings-caption-points = punkty
standings-caption-games = gry
standings-points = { $n } pkt
standings-left = poza ligą
standings-nobody = Nikt się jeszcze nie zapisał.
standings-no-games = Żadna gra jeszcze się nie skończyła.
standings-tie-places = po równo; rozstrzygnęły miejsca
standings-tie-meetings = po równo; rozstrzygnęły spotkania
standings-tie-opponents = po równo; rozstrzygnęła siła rywali
standings-tie-wins = po równo; rozstrzygnęły wygrane
standings-tie-time = po równo; rozstrzygnął zużyty czas
standings-tie-lot = po równo; rozstrzygnął los
standings-key = Kratka to gra: zajęte miejsce. Pełna: wygrana, do połowy: wspólne miejsce. Najnowsza jest po prawej.
standings-key-rounds = Kolumna to runda, kratka to gra: zajęte miejsce. Pełna: wygrana, do połowy: wspólne miejsce.
standings-key-moves = Trójkąty: awans do wyższej dywizji albo spadek do niższej.
standings-key-cross = 1: wyżej od drugiej osoby, ½: na równi, 0: niżej, =: po tej samej stronie.
standings-key-sides = Czerwona kreska: tu leży prawdziwy udział w dziewiętnastu przypadkach na dwadzieścia.
standings-key-provisional = Tymczasowa: na razie zbyt mało gier, by liczba wiele znaczyła.
standings-page = Miejsca { $first }–{ $last } z { $all }.
standings-card-games = ukończone gry
standings-card-won = wygrane
standings-card-reliability = odpowiedzi
standings-card-ratings = Siła gry
standings-card-seasons = Sezony
standings-provisional = tymczasowa, { $n ->
        [one] { $n } gra
        [few] { $n } gry
       *[other] { $n } gier
    }
standings-ranked = { $place }. z { $of }
standings-of-people = z { $n }
standings-of-games = { $n ->
        [one] { $n } gra
        [few] { $n } gry
       *[other] { $n } gier
    }
standings-hall = Galeria sław
standings-hall-empty = Żaden sezon jeszcze się nie skończył.
standings-hall-records = Rekordy
standings-ending-facts = Warto zapamiętać
standings-and-others = … i jeszcze { $n ->
        [one] { $n } osoba
        [few] { $n } osoby
       *[other] { $n } osób
    }

standings-alt-standings = Tabela: { $title }, { $about }.
standings-alt-row = { $place }. { $name }: punkty: { $points }, { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[other] { $games } gier
    };
standings-alt-cross = Tabela spotkań: { $title }, { $about }.
standings-alt-cross-row = { $place }. { $name }: wyżej { $wins }, na równi { $draws }, niżej { $losses };
standings-alt-sides = Wygrane według stron, { $title }, { $about }.
standings-alt-share = { $group }, { $name }: wygrane { $share }, { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[other] { $games } gier
    };
standings-alt-card = { $name }, { $about }: { $games ->
        [one] { $games } ukończona gra
        [few] { $games } ukończone gry
       *[other] { $games } ukończonych gier
    }, wygrane { $share }; odpowiedzi: { $reliability }.
standings-alt-rating = { $game }: siła gry { $rating }, { $sure };
standings-alt-season = { $season }: { $place }. miejsce z { $of };
standings-alt-hall = Galeria sław: { $title }.
standings-alt-champions = { $season }: { $names };
standings-alt-ending = Koniec sezonu: { $title }, { $about }.
