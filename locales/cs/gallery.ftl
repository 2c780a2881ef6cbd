# Galerie: kdo se dívá, komu do kamenů, a tipy (Buki)

option-spectators = Galerie
    .says = kdo nehraje, smí se někomu dívat do kamenů a tipovat, že vyhraje
option-spectator-tie = Tipy po remíze
    .says = co bude s tipy galerie, když nikdo nevyhraje
choice-spectator-tie-return = vracejí se
choice-spectator-tie-carry = zůstávají do příštího kola
option-watch-consent = Souhlas s díváním
    .says = jestli se ptáme, než někdo uvidí cizí kameny
choice-watch-consent-player = nutný
choice-watch-consent-none = není nutný

button-watch = Jen se dívat
action-watch = Dívat se, co má { $name }
action-admit = Smí se dívat: { $onlooker }
action-deny = Nesmí se dívat: { $onlooker }
action-bet = Tipnout { $chips }
action-take = Přijmout tip: { $onlooker }, { $chips }
action-reject = Odmítnout tip: { $onlooker }, { $chips }
action-getup = Vstát
menu-bet = Tvůj tip
form-bet = Tvůj tip

event-watch-asked = { $onlooker } se chce dívat, co má { $name }.
event-watching = { $onlooker } se dívá, co má { $name }.
event-watch-denied = { $name } nesvoluje: { $onlooker } se nedívá.
event-bet-offered = { $onlooker } nabízí tip za { $chips ->
    [one] 1 žeton
    [few] { $chips } žetony
   *[other] { $chips } žetonů
}, že vyhraje { $name }.
event-bet-answered = { $accepted ->
    [yes] Banka přijímá tip za { $chips ->
        [one] 1 žeton
        [few] { $chips } žetony
       *[other] { $chips } žetonů
    }, že vyhraje { $name } (tipuje { $onlooker }).
   *[no] Banka odmítá tip za { $chips ->
        [one] 1 žeton
        [few] { $chips } žetony
       *[other] { $chips } žetonů
    }, že vyhraje { $name } (tipuje { $onlooker }).
}
event-bet-lapsed = Banka včas neodpověděla. Tip za { $chips ->
    [one] 1 žeton
    [few] { $chips } žetony
   *[other] { $chips } žetonů
}, že vyhraje { $name }, už neplatí (tipuje { $onlooker }).
event-bet-paid = Tip, že vyhraje { $name } (tipuje { $onlooker }): **{ $hc }**.
event-bet-tied = { $carried ->
    [yes] Tip za { $chips ->
        [one] 1 žeton
        [few] { $chips } žetony
       *[other] { $chips } žetonů
    }, že vyhraje { $name }, zůstává do příštího kola (tipuje { $onlooker }).
   *[no] Tip za { $chips ->
        [one] 1 žeton
        [few] { $chips } žetony
       *[other] { $chips } žetonů
    }, že vyhraje { $name }, se vrací (tipuje { $onlooker }).
}

gallery-bets = Galerie: { $bets }
gallery-bet = { $accepted ->
    [yes] { $onlooker } { $chips } → { $name }
   *[no] { $onlooker } { $chips } → { $name } (nabídka)
}
gallery-behind = { $onlooker } se dívá, co má { $name }
watch-whom = Komu se chceš v tomto kole dívat do kamenů? Uvidíš jen ty.{ $consent ->
    [yes] {" "}Nejdřív se zeptáme.
   *[no] {""}
} O kole prosím nemluv.
watch-waiting = Žádost o souhlas má { $name }. Když odpověď nepřijde, je to ne; zatím můžeš zkusit někoho jiného.
watch-here = V tomto kole se díváš, co má { $name }.
watch-bet-open = Bance můžeš nabídnout tip, že vyhraje { $name }: { $low } až { $high } { $high ->
    [one] žeton
    [few] žetony
   *[other] žetonů
}, a to do třetího tahu tohoto místa.
watch-bet-offered = Tvůj tip za { $chips ->
    [one] 1 žeton
    [few] { $chips } žetony
   *[other] { $chips } žetonů
}, že vyhraje { $name }, čeká na odpověď banky.
watch-bet-on = Tvůj tip, že vyhraje { $name }: **{ $chips }**.
watch-over = V tomto kole už cizí kameny neuvidíš. V příštím si přes *{ $menu } › { button-watch }* můžeš vybrat znovu.
left-gallery = Už se nedíváš a žádné kameny nevidíš. { $bet ->
    [yes] Tvůj tip platí dál; vyúčtuje se, až kolo skončí.
   *[no] V příštím kole si přes *{ $menu } › { button-watch }* můžeš vybrat znovu.
}

illegal-is-player = U tohoto stolu hraješ, takže do galerie nemůžeš.
illegal-gallery-closed = U tohoto stolu galerie není.
illegal-gallery-full = Galerie je plná: { $most ->
    [one] vejde se do ní jeden člověk
    [few] vejdou se do ní { $most } lidé
   *[other] vejde se do ní { $most } lidí
}.
illegal-only-looking-on = To může jen ten, kdo hraje.
illegal-no-such-seat = Takové místo tu není.
illegal-already-watching = Pro toto kolo už máš vybráno. V příštím si můžeš vybrat jinak.
illegal-asked-before = V tomto kole už tu žádost znovu podat nejde.
illegal-not-watching = Nikomu se do kamenů nedíváš.
illegal-not-on-banker = Na banku se tipovat nedá: všechny tipy jsou proti ní.
illegal-already-bet = Tvůj tip na toto kolo už banka přijala.
illegal-already-offered = Tip už nabízíš; banka ještě neodpověděla.
refused-no-gallery = U tohoto stolu se teď není komu dívat do kamenů.
refused-house-hand = { $name } je bot, a když jde o žetony, boti své kameny nikomu neukazují. Vyber si někoho z lidí.
refused-bank-short = Bance na tenhle tip chybí { $missing }. Zkus menší.
