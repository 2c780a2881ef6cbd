# Galerie: kdo se dívá, komu do kamenů, a tipy (Buki)

option-spectators = Galerie
    .says = kdo nehraje, smí se někomu dívat do kamenů a na něj tipovat
option-spectator-tie = Tipy po shodě
    .says = co bude s tipy galerie, když nikdo nevyhraje
choice-spectator-tie-return = vracejí se
choice-spectator-tie-carry = platí do příštího kola
option-watch-consent = Ke koukání je třeba
    .says = jestli se ptáme, než někdo uvidí cizí kameny
choice-watch-consent-player = souhlas
choice-watch-consent-none = nic, bez ptaní

button-watch = Jen se dívat
action-watch = Dívat se: { $name }
action-admit = Smí se dívat: { $onlooker }
action-deny = Nesmí se dívat: { $onlooker }
action-bet = Tipnout { $chips }
action-take = Přijmout tip: { $onlooker }, { $chips }
action-reject = Odmítnout tip: { $onlooker }, { $chips }
action-getup = Vstát
action-rise = Vstát
menu-bet = Tvůj tip
form-bet = Tvůj tip

event-watch-asked = { $onlooker } se chce dívat. O svolení žádáme: { $name }.
event-watching = { $onlooker } se dívá. Ukazuje kameny: { $name }.
event-watch-denied = { $name } hraje bez publika. Nedívá se: { $onlooker }.
event-bet-offered = { $onlooker } nabízí tip: vyhraje { $name }, žetony: { $chips }.
event-bet-answered = { $accepted ->
    [yes] Banka přijímá tip: { $onlooker }, vyhraje { $name }, žetony: { $chips }.
   *[no] Banka odmítá tip: { $onlooker }, vyhraje { $name }, žetony: { $chips }.
}
event-bet-lapsed = Banka včas neodpověděla, tip padá: { $onlooker }, vyhraje { $name }, žetony: { $chips }.
event-bet-paid = Tip galerie, { $onlooker } → { $name }: **{ $hc }**.
event-bet-tied = { $carried ->
    [yes] Tip platí do příštího kola: { $onlooker }, vyhraje { $name }, žetony: { $chips }.
   *[no] Tip se vrací: { $onlooker }, vyhraje { $name }, žetony: { $chips }.
}

gallery-bets = Galerie: { $bets }
gallery-bet = { $accepted ->
    [yes] { $onlooker } { $chips } → { $name }
   *[no] { $onlooker } { $chips } → { $name } (nabídka)
}
gallery-behind = { $onlooker } (dívá se: { $name })
watch-whom = Komu se chceš v tomto kole dívat do kamenů? Jiné neuvidíš.{ $consent ->
    [yes] {" "}Nejdřív se zeptáme.
   *[no] {""}
} O kole prosím nemluv.
watch-waiting = Ptáme se: { $name }. Žádná odpověď znamená ne. Zatím můžeš zkusit někoho jiného.
watch-here = V tomto kole se díváš do kamenů: { $name }.
watch-bet-open = Bance můžeš nabídnout tip, že vyhraje { $name } (žetony: { $low } až { $high }), dokud u tohoto místa nezačne třetí tah.
watch-bet-offered = Tvůj tip čeká na odpověď banky: vyhraje { $name }, žetony: { $chips }.
watch-bet-on = Tvůj tip: vyhraje { $name }, **{ $chips }**.
watch-over = Toto kolo tu pro tebe končí. V příštím si můžeš přes *Jen se dívat* u stolu znovu vybrat.
left-gallery = Už se nedíváš a žádné kameny nevidíš. { $bet ->
    [yes] Tvůj tip platí dál; vyplatí se, až kolo skončí.
   *[no] V příštím kole si můžeš přes *Jen se dívat* znovu vybrat.
}

illegal-is-player = U tohoto stolu hraješ: do galerie si sednout nemůžeš.
illegal-gallery-closed = U tohoto stolu galerie není.
illegal-gallery-full = Galerie je plná: míst je { $most }.
illegal-only-looking-on = To může jen ten, kdo hraje.
illegal-no-such-seat = Takové místo tu není.
illegal-already-watching = Pro toto kolo máš vybráno; v příštím si můžeš vybrat jinak.
illegal-asked-before = Tady už v tomto kole žádost byla.
illegal-not-watching = Nikomu se do kamenů nedíváš.
illegal-not-on-banker = Na banku tipovat nejde: všechny tipy jsou proti ní.
illegal-already-bet = Tvůj tip na toto kolo je už přijatý.
illegal-already-offered = Tip už máš nabídnutý; banka ještě neodpověděla.
refused-no-gallery = U tohoto stolu se teď není na koho dívat.
refused-house-hand = { $name } hraje za podnik, a ten své kameny neukazuje, když jde o žetony. Vyber si někoho z lidí.
refused-bank-short = Na tenhle tip banka nemá, chybí { $missing }. Zkus menší.
