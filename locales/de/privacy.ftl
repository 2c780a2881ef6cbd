# Was von jemandem gespeichert ist


privacy-about = **Was ich mir von dir merke:** deine Kennung, deinen Benutzernamen und deine Sprache; wie du auf jedem Server heißt; den Kanal unserer Direktnachrichten; wie du deine Bilder magst; deine Chips samt allen Buchungen; wie viele Partien du gespielt und gewonnen hast; deine Wertungen, und wie oft du in gewerteten Partien auf wen getroffen bist; deine Antworten auf Rätsel; und was du an den Tischen getan hast. Das dient dem Spielen und sonst nichts. Nachrichten lese ich nie.
    {""}**Wie lange:** bis du es löschst. Was an einem Tisch geschehen ist, verschwindet { $logs ->
        [one] einen Tag
       *[other] { $logs } Tage
    } nach dessen Ende; alles von einem Server { $servers ->
        [one] einen Tag
       *[other] { $servers } Tage
    }, nachdem er mich entfernt hat.
privacy-export = Hier ist alles, was ich mir von dir gemerkt habe: { $file }. Sonst sieht das niemand.
privacy-sure = **Deine Daten auf allen Servern löschen?** Das lässt sich nicht rückgängig machen.
    {""}• Du stehst jetzt von allen Tischen auf. Eine laufende Partie spielt ein Bot zu Ende, und was man beim Aufstehen nicht mitnehmen darf, bleibt im Topf.
    {""}• Dein Name, deine Sprache, deine Vorlieben, deine Chips und deine Plätze auf den Ranglisten sind weg, und mit ihnen jeder Vermerk, wer du warst: Buchungen und Protokolle bleiben ohne dich stehen.
    {""}• Nachrichten, die ich geschrieben habe, bleiben in ihren Kanälen. Ein Tischverbot bleibt, bis der Server es aufhebt.
    {""}• Spielst du wieder, fängst du neu an, { $days ->
        [one] am ersten Tag
       *[other] in den ersten { $days } Tagen
    } ohne Willkommenschips.
button-forget = Meine Daten endgültig löschen
privacy-forgotten = Deine Daten sind gelöscht. Spielst du irgendwann wieder, fängst du neu an, { $days ->
    [one] am ersten Tag
   *[other] in den ersten { $days } Tagen
} ohne Willkommenschips.
refused-privacy-large = Das ist mehr, als Discord in einer Datei annimmt. Bitte frag bei denen nach, die diesen Bot betreiben; /help sagt, wo.

address-privacy = -# Datenschutz: <{ $url }>
address-terms = -# Bedingungen: <{ $url }>
address-fairness = -# Fairness, und wie man eine Partie nachprüft: <{ $url }>
address-support = -# Fragen und Beschwerden: <{ $url }>
button-privacy = Meine Daten
button-export = Alles schicken
button-forget-me = Meine Daten löschen
