# Partien zum Nachsehen, und ob sie mit dem Siegel übereinstimmen


button-replay = Noch einmal ansehen

replay = **{ $title }** · Partie { $number } von Tisch { $code }, ein Schritt pro Sekunde
replay-open = Der Tisch ist geschlossen, darum liegen alle Hände offen.
replay-closed = Gezeigt wird, was alle gesehen haben. Ist der Tisch geschlossen, zeigt *{ $replay }* auch alle Hände.
replay-number = Partie { $number }
replay-table = { $title }, { $deals ->
    [one] eine Partie
   *[other] { $deals } Partien
}: { $code }
replay-played = { $name } { $tile }{ $end ->
    [start] {""}
   *[other] {" "}{ $end }
}
replay-played-train = { $name } { $tile } → { $train ->
    [own] eigener Zug
    [mexican] Mexikanischer Zug
   *[other] Zug von { $owner }
}
replay-passed = { $name } passt
replay-drew = { $name } zieht

verified = { $deals ->
    [one] **Die eine Partie ist in Ordnung.**
   *[other] **Alle { $deals } Partien sind in Ordnung.**
} Ich habe sie aus dem versiegelten Geheimnis noch einmal gegeben und gespielt: Stein für Stein dasselbe, und jeder gezeigte Zug stimmt.
verified-not = **Partie { $deal } ist nicht in Ordnung.** Sie folgt nicht aus dem Siegel, euren Knopfdrücken und den gezeigten Zügen. Bitte heb die Datei auf und melde dich bei denen, die Kaffeehaus betreiben.
verified-seal = **Das Siegel ist gebrochen.** Das Geheimnis ist nicht das, das vor der ersten Partie versiegelt wurde. Bitte heb die Datei auf und melde dich bei denen, die Kaffeehaus betreiben.
verified-means = **Was heißt das?** Vor der ersten Partie habe ich eine geheime Zahl gezogen, und *{ button-fair }* zeigte ihr *Siegel*. Ein Siegel ist wie ein Fingerabdruck: Es gehört zu genau einer Zahl, und niemand kann die Zahl daraus erraten. Jedes Mischen, jedes Los und jeder Würfel folgt aus dieser Zahl zusammen mit euren eigenen Knopfdrücken: denen, mit denen ihr euch gesetzt habt, und denen in jeder Partie. Ich konnte die Steine also für niemanden aussuchen und kann sie nachträglich nicht vertauschen.
verified-check = **Glaub mir das nicht einfach.**
    1. Dieses Siegel muss das sein, das *{ button-fair }* vor der ersten Partie gezeigt hat: `{ $seal }`
    2. In der Datei steht alles, was am Tisch geschehen ist. { $url ->
        [none] Mit einem kurzen Skript, das dir der Betrieb dieses Bots geben kann, gibst du auf deinem eigenen Rechner alles noch einmal, ohne mich.
       *[other] Mit einem kurzen Skript gibst du auf deinem eigenen Rechner alles noch einmal, ohne mich: [wie es geht, und was eine solche Prüfung nicht zeigen kann](<{ $url }>).
    }
verified-facts = { $title }, Tisch { $code } · Geheimnis `{ $secret }`

refused-no-replay = Hier ist noch keine Partie zu Ende gespielt. Danach kannst du sie dir noch einmal ansehen.
refused-replay-deal = An diesem Tisch gibt es keine fertige Partie { $deal }; sie zählen von 1 bis { $deals }.
refused-replay-table = Ich kenne keinen Tisch dieses Servers mit der Kennung „{ $code }“.
refused-replay-older = Dieser Tisch wurde nach älteren Regeln gespielt, die ich nicht mehr kenne: Seine Partien lassen sich nicht wiederholen.
refused-replay-large = Diese Partie ist zu lang, um sie hier als Animation hochzuladen.
refused-replay-busy = Gerade werden zu viele Partien gezeichnet. Bitte versuch es in einer Minute noch einmal.
refused-replay-own = Ich arbeite noch an deiner letzten Frage. Wenn die Antwort da ist, frag noch einmal.
refused-verify-live = Dieser Tisch ist noch offen. Sein Siegel wird geöffnet, wenn er schließt; dann wiederholt *{ button-verify }* jede Partie. Bis dahin verriete das Geheimnis alle Hände.
refused-no-verify = In diesem Kanal ist noch kein Tisch mit Partien geschlossen.
button-look-back = Frühere Partien
menu-look-back = Tisch dieses Kanals auswählen
button-table-code = Tischkennung …
menu-round = Partie auswählen
