## The lobby

lobby-open = Stolik otwiera { $host }.
lobby-room = Osoby: **{ $n } z { $most }**.
lobby-enough = { $free ->
        [0] Osoby: **{ $n }**. Stolik jest pełny.
       *[other] Osoby: **{ $n } z { $most }**. Można zaczynać.
    }
lobby-more = Osoby: **{ $n } z { $most }**. { $more ->
    [one] Potrzeba jeszcze jednej osoby.
   *[other] Potrzeba jeszcze { $more } osób.
}
lobby-mend = { $option }: { $value }
lobby-length = Zwykły czas takich gier: { $first } – { $last }.
lobby-length-simulated = Szacunek z symulowanych gier w { $n } { $n ->
    [one] osobę
    [few] osoby
   *[other] osób
}: { $first } – { $last }.
lobby-any-chair = Dowolne miejsce
lobby-chair = Zajmij miejsce
lobby-moved = Siedzisz teraz tutaj: { $seat }.
lobby-also = Zachowaj też: { $seat }
lobby-both-sure = { $one } i { $other } są wrogami. Mając oba miejsca, widzisz obie ręce i grasz z sobą. Chcesz tego?
lobby-both = Tak, oba
lobby-join = Dołącz
lobby-leave = Odejdź
lobby-options = Opcje
lobby-usual = Pozostałe ustalenia ({ $n }) są jak zwykle: pokaże je /gra opcje.
lobby-computers = Komputery
lobby-fill = Komputery na wolne miejsca
lobby-add = Dodaj komputer
lobby-remove = Usuń komputer
lobby-computers-about = Komputery zajmują wolne miejsca. Wiedzą tylko tyle, ile wiedziałby człowiek na ich miejscu.
lobby-computers-here = Przy stoliku: { $who }
lobby-full = Wszystkie miejsca są zajęte.
computer-name = { $strength } (komputer { $n })
computer-recruit = Rekrut
computer-recruit-about = Popełnia błędy: na pierwszą grę
computer-officer = Oficer
computer-officer-about = Gra rozsądnie i od razu
computer-staff = Sztab
computer-staff-about = Rozważa każdą decyzję: gra najsilniej
computer-off = Wyłącz
guest-name = { $name } (gość)
guest-of = { $name } (program, którego autorem jest { $owner })
guest-gone = Gość bez programu (oficer)
guest-about = Program kogoś z tego serwera
guest-not-here = Ten program nie zasiada już przy stolikach tego serwera.
guest-owner-plays = Ktoś przy tym stoliku widziałby karty swoje i swojego programu. Usuń ten program albo niech jego autor tylko patrzy.
guest-seated = Ten program już siedzi przy tym stoliku.
table-no-computers = W tej grze nie ma jeszcze komputerów.
table-computer-already = To miejsce już zajmuje komputer.
table-only-computers = Zostałyby same komputery i od razu dokończyłyby grę. Zegary zatrzymuje polecenie /gra wstrzymaj.
game-computer = Na tym miejscu gra komputer, aż odezwie się osoba, do której ono należy.
game-computer-gone = Na tym miejscu nie gra już komputer.
hint-not-here = Podpowiedzi są przy tym stoliku wyłączone. Ustalono to przed początkiem gry.
hint-not-alone = Przy tym stoliku komputer doradza tylko wtedy, gdy przeciw komputerom gra jedna osoba. Ustalono to przed początkiem gry.
hint-in-league = W lidze komputer nikomu nie doradza.
computer-in-league = W lidze komputer gra za kogoś tylko wtedy, gdy minął mu czas albo trwa jego urlop, i nigdy najsilniejszy.
hint-one-at-a-time = Czekasz już na jedną podpowiedź. O następną poproś, gdy nadejdzie.
hint-nothing = Nie ma teraz nic, w czym można by doradzić.
ladder-computer = Czas minął: { $user }; { $next }.
ladder-then-computer = zastąpi komputer, aż do powrotu
ladder-then-return = do czasu powrotu gra komputer
table-option-copies = Próbowanie w kopii (*Wypróbuj*)
table-option-hints = Podpowiedzi komputera (/podpowiedź)
table-option-alone = gdy gra tylko jedna osoba
table-option-computer = raz dwanaście godzin więcej, potem komputer aż do powrotu
lobby-learn = 🎓 Naucz mnie
lesson-opened = Twoja pierwsza gra, stolik { $table }, zaczęła się w kanale { $channel }, przeciw rekrutom. Każde pytanie mówi, o co w nim chodzi, a 👉 wskazuje dobrą odpowiedź. Zawsze możesz zrobić coś innego.
lesson-none = Ta gra nie ma jeszcze lekcji. Zagraj na początek z rekrutami: wiele wybaczają.
lesson-alone = Lekcja jest dla jednej osoby, a przy tym stoliku siedzą już inni. Zacznijcie zwykłą grę albo wpisz `/nauka` w innym kanale.
lobby-start = Start
options-variant = **Warianty:** co instrukcja pozostawia wam do wyboru.
options-table = **Stolik:** zegary, język i sposób zadawania pytań.
options-ruling = **Rozstrzygnięcia** wątpliwości z instrukcji. Najlepiej ich nie zmieniać.
options-style = Sposób gry
options-as-many = tyle, ile osób przy stoliku ({ $n })
options-host-only = Opcje może zmieniać tylko gospodarz.
options-agreed = Oto ustalenia tego stolika.
chair-unknown = Nie ma takiego miejsca.
