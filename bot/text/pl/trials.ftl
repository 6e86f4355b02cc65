# Kopie partii, w których można próbować.

show-try = Wypróbuj
trial-imagined = *Kopia tylko dla ciebie. To, czego nie możesz wiedzieć, rozdano na nowo; przy stoliku nic się nie dzieje, a za dobę kopia zniknie.*
trial-known = *Kopia tylko dla ciebie, ze wszystkim tak, jak było. Przy stoliku nic się nie dzieje, a za dobę kopia zniknie.*
trial-deal = Rozdaj na nowo
trial-everybody = Gram wszystkimi
trial-computers = Innymi gra komputer
trial-over = Partia w tej kopii się skończyła.
trial-won = Partia w tej kopii się skończyła. Wygrywa: { $seats }.
trial-again = Zagraj ten początek jeszcze raz
trial-gone = Tej kopii już nie ma: kopie żyją jedną dobę. Naciśnij „Wypróbuj” pod planszą, a dostaniesz nową.
trial-league = Przy tym stole nie próbuje się posunięć, dopóki partia trwa. Po jej końcu już można.
trial-no-computers = Ta gra nie ma kopii, w których można by próbować.
trial-too-long = Kopia mieści najwyżej { $n } ruchów. Naciśnij „Rozdaj na nowo”, by zacząć od początku.
