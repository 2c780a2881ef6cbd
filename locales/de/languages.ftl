# Die Sprache privater Nachrichten

preferences-language = Sprache meiner privaten Nachrichten
language-mine = wie mein Discord: { $language }
