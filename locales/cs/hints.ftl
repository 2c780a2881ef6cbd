# Hint: what a Master would do, and why.

option-hints = Rady
    .says = jestli *Rada* u kamenů řekne, co by udělal Mistr; nikdy tam, kde hraje o žetony víc lidí
button-hint = Rada
refused-no-hint = Teď není co radit, anebo ne u tohoto stolu.
hint = Mistr by na tvém místě zvolil **{ $action }**: { $why }
hint-only = nic jiného nejde.
hint-scores = hned to dá { $points }.
hint-safe = nic jiného není bezpečnější.
hint-series = je to nejtěžší série, počet kamenů { $count }, ok { $pips }.
hint-last = je to tvůj poslední kámen.
hint-shut = { $both ->
    [1] kdo je další na tahu, pasoval na { $number } a nemůže přiložit nic.
   *[other] kdo je další na tahu, pasoval na { $number }.
}
hint-heaviest = je to tvůj nejtěžší kámen, který se hodí, ok { $pips }.
hint-heavy = zbavíš se ok: { $pips }, a nic nezhoršíš.
hint-ends = zůstanou ti dva konce, na kterých můžeš pokračovat.
hint-keeps = { $count ->
    [one] hodí se pak jeden tvůj další kámen.
    [few] hodí se pak { $count } tvé další kameny.
   *[other] hodí se pak { $count } tvých dalších kamenů.
}
hint-numbers = zůstane ti různých čísel: { $count }.
hint-scarce = { $count ->
    [0] nehodí se pak žádný kámen, který nevidíš.
    [one] hodí se pak jen jeden kámen, který nevidíš.
    [few] hodí se pak jen { $count } kameny, které nevidíš.
   *[other] hodí se pak jen { $count } kamenů, které nevidíš.
}
hint-no-claim = nic pravdivého nemáš a blaf by tu byl riskantní.
hint-true = je to pravda: kdo jí neuvěří, vezme si tvé kameny.
hint-bluff = nic pravdivého nemáš a tyhle kameny ti slouží nejméně.
hint-give = tyhle kameny ti slouží nejméně.
hint-doubt = { $own ->
    [0] tohle tvrzení je na to, aby se mu věřilo, málo pravděpodobné.
   *[other] kámen z kostek máš ty, takže tvrzení sotva platí.
}
hint-doubt-winning = když mu všichni uvěří, vyhraje kolo.
hint-believe = všechna tvrzení jsou dost pravděpodobná.
hint-ahead = asi vedeš, tak vsaď: ze 100 takových kol vyhraješ asi { $chance } a vyplácí se to od { $fair }.
hint-behind = nevedeš: ze 100 takových kol vyhraješ asi { $chance } a vysoká sázka se vyplácí až od { $fair }.
hint-varies = je to těsné, a sázka, která se mění, neprozradí tvé kameny.
hint-grant = tahle ruka vyhraje ze 100 takových kol jen asi { $chance }.
hint-refuse = tahle ruka vyhraje ze 100 takových kol asi { $chance }: na banku moc.
hint-buyback = počet bodů { $score } za tu cenu stojí.
hint-no-buyback = za tu cenu by to nestálo.
