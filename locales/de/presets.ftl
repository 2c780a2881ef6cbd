# Named house rules

presets-none = Noch haben keine Hausregeln einen Namen. Richte einen Tisch ein, dann *{ button-preset-save }*.
preset-usual = wie üblich
refused-preset-name = Ein Name hat 1 bis { $most } Zeichen, darunter einen Buchstaben oder eine Ziffer, und ist nicht der eines Spiels oder anderer Hausregeln. Symbole, Akzente und Großschreibung machen keinen Unterschied.
refused-presets-full = Es gibt schon { $most }. Lösche erst welche.
refused-no-preset = Unter diesem Namen gibt es keine Hausregeln.
button-house-presets = Benannte Hausregeln
house-menu-preset = Benannte Hausregeln löschen
button-preset-save = Regeln dieses Tisches merken
form-preset = Name der Hausregeln
