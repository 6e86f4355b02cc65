"""Total Domination: how the chapters are wired together.

A seat is a hand of cards with what belongs to it: a power (`germany`, `uk`, `japan`, `ussr`), or a
side (`axis`, `allies`) where both its powers share one hand (TD-10.1, TD-13). Keys of choices are
`verb/arg`; `<card>`, `<space>`, `<tech>` are ids of the data, `<unit>` is `nation.kind`
(`italy.army`, `uk.bomber`), kinds are army, fleet, bomber.

    alternative set-up   deploy/<unit>.<space>
    draft                keep/<card>, as many as asked             (sealed)
    solo draft           drop/<card>, two of them
    Arctic swap          give/<card>  pass                         (sealed)
    exchange             swap/<card>  pass; with Espionage also
                         spy/<power or side>.<ask|best|look>       (sealed, one of each kind)
    Enigma               keep/<card>                               (sealed)
    Espionage            burn/<card>  pass
    turn                 operate/<card>                     as an operation -> steps
                         event/<card>                       -> steps (5/6/7, Peace, Logistics),
                                                            -> research/<card>, back
                         event/<card>.<power>               +1 or -1 in front of a power
                         technology/<card>  lend/<card>
                         rocket/<card>.<tech>.<power or side>
                         strike/<card>                      -> aim/<space>.<space> (bomber, target),
                                                            back; then hit/<unit>, done
                         pass                               -> reserve/<card>, discard/<card>, none
    steps                form/<kind>.<space>  uboat/<space> (form)  recall/<unit>.<space>
                         move/<unit>.<space>                -> to/<space>, back
                         sail/<space>.<space>               a U-boat
                         attack/<unit>.<space>  sink/<space> (U-boat)  quell/<space> (resistance)
                         satellite/<space>  resistance/<space>
                         done
    withdrawal           withdraw/<unit>.<space>; to the pool if there is no such space
    bombing              bomb/<space>.<space> (bomber, target), best first; pass     (sealed)

A second card of one id never exists. Names: `td-space-<id>`, `td-seat-<power or side>`,
`td-nation-<id>`, `td-tech-<id>`, `td-group-<id>`, `td-kind-<kind>`, `td-phase-<phase>`,
`td-flag-<flag>`; a card is `td-card` with its country, number and event. Menus: `td-verb-<verb>`.
"""
