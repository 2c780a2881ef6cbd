# Tipy v prvních kolech hry, podle toho, co se dá právě dělat. `coach-<hra>-<tah>` má přednost před `coach-<tah>`.

coach-table = *Moje kameny* ukáže tvoje kameny jen tobě.
coach-start = Začínáš kterýmkoli kamenem. Kdo je první bez kamenů, vyhrává.
coach-play = Přilož některý vysunutý kámen.
coach-team-start = Začínáš. { $partner } vyhrává s tebou a je na řadě po dalším hráči.
coach-team-play = Přilož vysunutý kámen. Vyhráváte, když ty nebo { $partner } už kameny nemá.
coach-draw = Žádný kámen se nehodí: lízej. Co lízneš, vidíš jen ty.
coach-stake = { $now ->
    [yes] Teď
   *[no] Do třetího tahu
} vsaď { $low } až { $high } { $high ->
    [one] žeton
    [few] žetony
   *[other] žetonů
}: výhra vynese dvaapůlnásobek.
coach-buki-bank = Jsi banka: když vyhraješ, bereš všechny sázky; jinak platíš.
coach-claim = Tvrď { $one }-{ $other } jedním kamenem, nebo dvěma s { $one } a { $other } na krajích. Nebo blafuj.
coach-challenge = Je to blaf? Řekni, že nevěříš. Když máš pravdu, kameny dáš, jinak bereš.
coach-train = *Celá série* přiloží jedním stiskem dlouhou řadu kamenů.
coach-hungarian-start = Začínáš: přikládej, dokud to jde. Zbylá oka se počítají proti tobě.
coach-hungarian-play = Vyber si konec a přikládej. Zbylá oka se počítají proti tobě.
coach-luxembourg-play = Přilož některý vysunutý kámen. Zbylá oka se počítají proti tobě.
coach-luxembourg-draw = Žádný kámen se nehodí: lízni si jeden, a tah končí.
coach-buyback = Zaplať { $price } a místo { $before } budeš mít { $score ->
    [one] 1 bod
    [few] { $score } body
   *[other] { $score } bodů
}.{ $before ->
    [0] {""}
   *[other] {" "}Jinak jsi mimo hru: máš víc bodů než { $target }.
}
