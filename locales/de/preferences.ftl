# Wie Bilder aussehen, für Personen und für Server

command-settings = Deine Einstellungen: Bilder, Bots, Zeiten, Sprache, deine Daten
preferences-person = **Meine Hand**, auf allen Servern. Was ich hier wähle, gilt sofort. Wie die Tische aussehen, wählt die Verwaltung jedes Servers mit /house.
preferences-guild = **Die Tische dieses Servers** sehen ab sofort so aus wie hier gewählt. Wie die eigene Hand aussieht, wählen alle selbst mit /settings.
preferences-pips = Augen
preferences-more = Bedienungshilfen: keine gewählt
choice-pips-game = Augen wie im jeweiligen Spiel üblich
choice-pips-coloured = Augen in vier Farben
choice-pips-classic = Klassisch schwarze Augen
choice-more-large = Große Steine
    .says = Eine lange Kette wird dafür öfter umgelegt
choice-more-contrast = Starker Kontrast
    .says = Weiße Steine auf Schwarz
choice-more-digits = Ziffern statt Augen
    .says = Jede Hälfte zeigt ihre Zahl
choice-more-words = Worte zu den Bildern
    .says = Meine Hand und der ganze Tisch in Sätzen, genug zum Spielen
choice-more-patient = Zeit zum Lesen
    .says = Eine aufgedeckte Ansage bleibt in meiner Hand, bis ich drücke
choice-more-uncoached = Keine Tipps
    .says = Auch nicht in meinen ersten zwei Partien eines Spiels
choice-more-unreminded = Keine Erinnerungen
    .says = Keine Direktnachricht, wenn ein langsamer Tisch wartet
refused-keepers-only = Das können nur jene ändern, die den Server verwalten. Wenn du /house verwenden darfst, öffne es noch einmal.
