# Hausregeln gelten, wenn alle einverstanden sind

button-agree = Einverstanden
button-without = Ohne sie beginnen
lobby-undecided = **Geänderte Hausregeln:** { $rules }. Es kann losgehen, sobald auch noch einverstanden sind: { $names }.
hand-undecided = Seit du sitzt, haben sich Hausregeln geändert: { $rules }. Wenn dir das recht ist, drück *Einverstanden*, sonst am Tisch *Aufstehen*; vorher wird nicht gegeben.
warning-watch-consent-none = **Achtung:** Wer zuschaut, darf hier ungefragt jede Hand sehen.
refused-amended = Seit dieser Knopf entstanden ist, haben sich die Hausregeln geändert. So würdest du jetzt spielen:
refused-not-agreed = Es sind noch nicht alle mit den Hausregeln einverstanden.
refused-already-agreed = Du hast schon zugestimmt.
