# Die Sprache privater Nachrichten

preferences-language = Sprache meiner privaten Nachrichten
language-mine = wie mein Discord: { $language }
language-told = Diese Sprache hat eine Maschine übersetzt, und niemand, der mit ihr aufgewachsen ist, hat sie bisher gelesen. Ist etwas unklar, hilft { $help }; mit { $preferences } änderst du die Sprache deiner privaten Nachrichten.
