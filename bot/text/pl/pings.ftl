## What people are told besides being called

call-next = Twoja tura jest następna: { $seat }.
call-missing = { $seat }: wszyscy inni są gotowi, stolik czeka już tylko na ciebie.
call-missing-until = { $seat }: wszyscy inni są gotowi, stolik czeka już tylko na ciebie; koniec czasu { $time }.
digest-title = { $n ->
    [one] **Czeka na ciebie jeden stolik:**
    [few] **Czekają na ciebie { $n } stoliki:**
   *[many] **Czeka na ciebie { $n } stolików:**
}
me-next-on = Dostajesz wiadomość, gdy twoja tura jest następna.
me-next-off = Nie dostajesz wiadomości, że twoja tura jest następna.
me-missing-on = Dostajesz wiadomość, gdy stolik czeka już tylko na ciebie.
me-missing-off = Nie dostajesz wiadomości, gdy stolik czeka już tylko na ciebie.
me-digest-on = Raz dziennie, o { $hour }:00, jedna prywatna wiadomość wymienia stoliki, które na ciebie czekają; poza nią przychodzą tylko wiadomości o urlopie.
me-digest-off = Prywatne wiadomości przychodzą pojedynczo.
me-digest-unknown = „{ $said }” to nie jest godzina. Podaj godzinę, na przykład 18, albo off.
