# Přisednutí ke stolu, kde se už hraje.

seat-offer = U tohoto stolu nemáš místo. { $when ->
    [lobby] Přisedni si: první kolo ještě nezačalo.
    [points] Když si teď přisedneš, od příštího kola hraješ místo bota a s jeho body. Kola se ti počítají, tento zápas ne.
    [tie] Když si teď přisedneš, hraješ, jakmile někdo vyhraje sázky na stole.
    [match] Když si teď přisedneš, hraješ od příštího zápasu; do té doby se můžeš dívat.
   *[round] Když si teď přisedneš, hraješ od příštího kola.
}
seat-cost = Za místo se odloží { $chips }: víc ve svém prvním kole prohrát nemůžeš. Zbytek se ti vrátí.
seat-asked = { $when ->
    [points] Od příštího kola hraješ místo bota a s jeho body. Kola se ti počítají, tento zápas ne.
    [tie] Hraješ, jakmile někdo vyhraje sázky na stole.
    [match] Máš místo v příštím zápase. Do té doby se můžeš dívat.
   *[round] Hraješ od příštího kola.
} Tlačítkem *{ $leave }* se místa vzdáš.
seat-wait = { $takes } Tento je v kole { $deal }.
seat-host = Všichni ostatní odešli: stůl je teď tvůj.
seat-inherited = Všichni ostatní odešli: stůl je teď tvůj. Stejná hra na tebe čeká v kanálu.
seat-after-end = *{ $again }* u stolu otevře další stůl a tam máš místo.
seat-given-up = Místo je zase volné.
newcomers = { $when ->
    [tie] Noví, jakmile někdo vyhraje sázky: { $names }
    [match] Noví v příštím zápase: { $names }
   *[round] Noví od příštího kola: { $names }
}
no-seat-here = U tohoto stolu nemáš místo a volné teď žádné není. V jiném kanálu otevře /play další stůl.
refused-already-waiting = Místo od příštího kola nebo zápasu už máš. Do té doby se můžeš dívat.
refused-last-round = Tady se hraje poslední kolo. Potom otevře /play nový stůl.
refused-no-seat = U tohoto stolu teď není volné místo. V jiném kanálu otevře /play další stůl.
