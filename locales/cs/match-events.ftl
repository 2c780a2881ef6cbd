event-round-begun = { $lot ->
    [yes] Kolo { $deal }. Podle losu začíná { $name }.
   *[no] { $tile ->
        [none] Kolo { $deal }. Začíná { $name }.
       *[other] Kolo { $deal }. { $name } má { $tile } a začíná.
    }
}
event-round-won = { $ending ->
    [domino] { $count ->
        [one] Domino! Kolo vyhrává { $seats }.
        [few] Domino! Kolo vyhrávají { $seats }.
       *[other] Domino! Kolo vyhrávají { $seats }.
    }
    [target] { $count ->
        [one] { $seats } dosahuje cíle.
        [few] { $seats } dosahují cíle.
       *[other] { $seats } dosahují cíle.
    }
   *[other] { $count ->
        [one] Zablokováno; nejméně ok má { $seats }.
        [few] Zablokováno; nejméně ok mají { $seats }.
       *[other] Zablokováno; nejméně ok mají { $seats }.
    }
}
event-round-tied = Zablokováno. Nejméně ok má víc lidí najednou, takže nevyhrává nikdo.
event-arms-opened = Teď jsou otevřená všechna čtyři ramena.
event-lead-given = { $name } nechává začít toho naproti.
event-dealt-again = { $doubles ->
    [0] Nikdo neměl dubletu: rozdávalo se znovu.
   *[other] Někdo měl pět nebo víc dublet: rozdávalo se znovu.
}
event-bonus-won = { $bonus ->
    [capicua] Capicúa: poslední kámen ({ $name }) se hodil na oba konce!
    [chuchazo] Chuchazo: { $name } končí kamenem 0-0!
    [pass-lead] Prémii získává dvojice, ve které hraje { $name }: na první kámen musel další v pořadí pasovat.
    [pass-all] Prémii získává { $name }: všichni tři ostatní pasují.
    [block] Prémii za zablokování získává dvojice, ve které hraje { $name }.
    [shutout] Bez bodu! Prémii za nulu získává dvojice, ve které hraje { $name }.
   *[deal] Prémii za vyhrané kolo získává dvojice, ve které hraje { $name }.
}
event-hub-laid = Kolo { $deal }. Uprostřed leží { $tile } a začíná { $name }.
event-train-marked = { $name } značí vlastní vlak: přikládat tam smí každý.
event-marker-taken = { $name } sundává značku z vlastního vlaku.
event-double-open = { $times ->
    [1] { $name } nechává otevřený kámen { $tile }: kdo je další, musí dubletu zakrýt.
   *[other] { $name } nechává otevřené kameny { $tile }: dublety se musí postupně zakrýt, poslední nejdřív.
}
event-first-turn-ended = { $name } končí svůj první tah.

blocked-team-pips = Zablokováno. V obou rukách dohromady mají méně ok { $name } a vyhrávají kolo.
    .tied = Zablokováno a obě dvojice mají stejně ok: nevyhrává nikdo.
blocked-lowest-hand = Zablokováno. Kolo rozhoduje nejlehčí ruka ze všech, vyhrávají { $name }.
    .tied = Zablokováno a nejlehčí ruku mají obě dvojice: nevyhrává nikdo.
blocked-closer = Zablokováno. Z ruky, která zablokovala, a z té další rozhoduje lehčí: kolo vyhrávají { $name }.
    .tied = Zablokováno. Ruka, která zablokovala, a ta další mají stejně ok: nevyhrává nikdo.
blocked-tied-leader = Zablokováno a nerozhodně: kolo získává dvojice, která začínala: { $name }.
blocked-tied-closer = Zablokováno a nerozhodně: kolo získává dvojice, která přiložila poslední kámen: { $name }.
blocked-tied-against = Zablokováno a nerozhodně: kolo získává dvojice, která nepřiložila poslední kámen: { $name }.
blocked-without-doubles = Zablokováno. Kolo vyhrává { $name }: přednost mají ruce bez dublety, pak rozhoduje nejméně ok.
    .tied = Zablokováno a nejlepší ruce mají stejně ok: nevyhrává nikdo.
blocked-last-tile = Zablokováno. Kolo rozhoduje poslední kámen, vyhrává: { $name }.
