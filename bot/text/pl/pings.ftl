## What people are told besides being called

call-next = Twoja tura jest następna: { $seat }.
call-missing = { $seat }: wszyscy inni są gotowi, stolik czeka już tylko na ciebie.
call-missing-until = { $seat }: wszyscy inni są gotowi, stolik czeka już tylko na ciebie; termin: { $time }.
digest-title = { $n ->
    [one] **Czeka na ciebie jeden stolik:**
    [few] **Czekają na ciebie { $n } stoliki:**
   *[many] **Czeka na ciebie { $n } stolików:**
}
me-next-on = Przed twoją turą: wiadomość
me-next-off = Przed twoją turą: nic
me-missing-on = Gdy brak ciebie: wiadomość
me-missing-off = Gdy brak ciebie: nic
me-digest-on = Wiadomości: raz dziennie, o { $hour }:00, lista stolików, które na ciebie czekają; inne tylko o urlopie
me-digest-off = Wiadomości: pojedynczo
me-digest-unknown = „{ $said }” to nie jest godzina. Podaj godzinę, na przykład 18, albo off.
