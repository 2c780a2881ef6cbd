# Named house rules

command-presets = Hausregeln mit Namen, für diesen Server
command-presets-save = Den Hausregeln des Tisches in diesem Kanal einen Namen geben; /play bietet ihn an
    .name = Der Name, zum Beispiel Café Central
command-presets-show = Alle benannten Hausregeln dieses Servers
command-presets-delete = Benannte Hausregeln vergessen
    .name = Welche
preset-saved = Gespeichert. /play bietet an: { $preset }
preset-deleted = { $name } ist vergessen.
presets-none = Noch haben keine Hausregeln einen Namen. Richte einen Tisch ein, dann /presets save.
preset-usual = wie üblich
refused-preset-name = Ein Name hat 1 bis { $most } Zeichen und ist nicht der eines Spiels.
refused-presets-full = Es gibt schon { $most }. /presets delete schafft Platz.
refused-no-preset = Unter diesem Namen gibt es nichts. /presets show listet alle auf.
