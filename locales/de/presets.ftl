# Named house rules

command-presets = Benannte Hausregeln für diesen Server
command-presets-save = Die Hausregeln des Tisches in diesem Kanal unter einem Namen speichern; /play bietet sie an
    .name = Der Name, zum Beispiel Café Central
command-presets-show = Alle benannten Hausregeln dieses Servers
command-presets-delete = Benannte Hausregeln löschen
    .name = Welche
preset-saved = Gespeichert. /play bietet an: { $preset }
preset-deleted = { $name } ist gelöscht.
presets-none = Noch haben keine Hausregeln einen Namen. Richte einen Tisch ein, dann /presets save.
preset-usual = wie üblich
refused-preset-name = Ein Name hat 1 bis { $most } Zeichen und ist nicht der eines Spiels.
refused-presets-full = Es gibt schon { $most }. Lösche erst welche, mit /presets delete.
refused-no-preset = Unter diesem Namen gibt es keine Hausregeln. /presets show listet alle auf.
