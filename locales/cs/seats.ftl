# Přisednutí ke stolu, kde se už hraje.

button-seat = Přisednout
seat-offer = U tohoto stolu nemáš místo. { $lobby ->
    [yes] Přisedni si: první kolo ještě nezačalo.
   *[no] { $match ->
        [yes] Když si teď přisedneš, hraješ od příštího zápasu; do té doby se můžeš dívat.
       *[no] Když si teď přisedneš, hraješ od příštího kola.
    }
}
seat-cost = Za místo se odloží { $chips }: víc ve svém prvním kole prohrát nemůžeš. Zbytek se ti vrátí.
seat-asked = { $match ->
    [yes] Máš místo v příštím zápase. Do té doby se můžeš dívat.
   *[no] Hraješ od příštího kola.
} Tlačítkem *{ $leave }* se místa vzdáš.
seat-given-up = Místo je zase volné.
newcomers = { $match ->
    [yes] Noví v příštím zápase: { $names }
   *[no] Noví od příštího kola: { $names }
}
no-seat-here = U tohoto stolu nemáš místo a volné teď žádné není. V jiném kanálu otevře /play další stůl.
refused-already-waiting = Místo od příštího kola nebo zápasu už máš. Do té doby se můžeš dívat.
refused-last-round = Tady se hraje poslední kolo. Potom otevře /play nový stůl.
refused-no-seat = U tohoto stolu teď není volné místo. V jiném kanálu otevře /play další stůl.
