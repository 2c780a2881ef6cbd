event-round-begun = { $lot ->
    [yes] Új parti ({ $deal }.): a sors döntött, { $name } kezd.
   *[no] { $tile ->
        [none] Új parti ({ $deal }.): { $name } kezd.
       *[other] Új parti ({ $deal }.): { $name } kezd, nála van ez a kő: { $tile }.
    }
}
event-round-won = { $ending ->
    [domino] { $count ->
        [one] Dominó! { $seats } nyerte a partit.
       *[other] Dominó! { $seats } nyerte a partit.
    }
    [target] { $count ->
        [one] { $seats } elérte a célpontszámot.
       *[other] { $seats } elérte a célpontszámot.
    }
   *[other] { $count ->
        [one] Befulladt: { $seats } maradt a legkevesebb szemmel.
       *[other] Befulladt: { $seats } maradt a legkevesebb szemmel.
    }
}
event-round-tied = Befulladt, és többeknél egyforma a legkevesebb szem: senki sem nyer.
event-arms-opened = Mostantól mind a négy ág nyitva van.
event-lead-given = { $name } átadja a kezdést a társának.
event-dealt-again = { $doubles ->
    [0] Senkinél sem volt dupla: újra osztottunk.
   *[other] Valakinél öt vagy több dupla volt: újra osztottunk.
}
event-bonus-won = { $bonus ->
    [capicua] Capicúa: { $name } utolsó köve mindkét végre illett!
    [chuchazo] Chuchazo: { $name } a 0-0 kővel fejezi be!
    [pass-lead] Prémium { $name } csapatának: az első kőre a következő játékos passzolt.
    [pass-all] Prémium, { $name } érdeme: mindhárom másiknak passzolnia kellett.
    [block] Prémium { $name } csapatának: az utolsó követ lerakta, és befulladással nyert.
    [shutout] Nullára! Prémium { $name } csapatának: a másiknak nincs pontja.
   *[deal] Prémium { $name } csapatának a megnyert partiért.
}
event-hub-laid = Új parti ({ $deal }.): középen { $tile }, { $name } kezd.
event-train-marked = { $name } megjelöli a saját vonatát: bárki rakhat rá.
event-marker-taken = { $name } leveszi a jelölőt a vonatáról.
event-double-open = { $name } nyitva hagyja: { $tile }. { $times ->
    [1] A következőnek le kell fednie a duplát
   *[other] Sorban le kell fedni őket, az utolsót először
}.
event-first-turn-ended = { $name } megáll: az első lépése véget ért.

blocked-team-pips = Befulladt. Kettejük szemeit összeadva { $name } maradt kevesebbel, övék a parti.
    .tied = Befulladt, és a két csapatnál ugyanannyi szem maradt: senki sem nyer.
blocked-lowest-hand = Befulladt. A legkevesebb szem egy kézben nyeri a partit, a nyertesek: { $name }.
    .tied = Befulladt, és a legkevesebb szem mindkét csapatnál megvan: senki sem nyer.
blocked-closer = Befulladt. Aki lezárta és aki utána jön: kettejük közül a kevesebb szem nyer. A nyertesek: { $name }.
    .tied = Befulladt. Aki lezárta és aki utána jön, ugyanannyi szemmel maradt: senki sem nyer.
blocked-tied-leader = Befulladt, döntetlen: a kezdő csapaté a parti: { $name }.
blocked-tied-closer = Befulladt, döntetlen: azé a csapaté a parti, amelyik az utolsó követ lerakta: { $name }.
blocked-tied-against = Befulladt, döntetlen: azé a csapaté a parti, amelyik nem az utolsó követ rakta le: { $name }.
blocked-without-doubles = Befulladt. { $name } nyerte a partit: előbb az számít, kinél nincs dupla, aztán a legkevesebb szem.
    .tied = Befulladt, és a legjobbaknál ugyanannyi szem maradt: senki sem nyer.
blocked-last-tile = Befulladt. Az utolsó kő nyeri a partit, a nyertes: { $name }.
