# Hausregeln gelten, wenn alle einverstanden sind

button-agree = Einverstanden
button-without = Ohne sie beginnen
lobby-undecided = **Die Hausregeln haben sich geändert:** { $rules }. Es geht los, sobald auch diese zustimmen: { $names }.
hand-undecided = Seit du sitzt, haben sich die Hausregeln geändert: { $rules }. Ist dir das recht, drück *{ button-agree }*, sonst *{ $menu } › { button-leave }*. Vorher wird nicht gegeben.
warning-watch-consent-none = **Achtung:** Wer zuschaut, darf hier ungefragt jede Hand sehen.
refused-amended = Seit dieser Knopf gepostet wurde, haben sich die Hausregeln geändert. Jetzt gelten diese:
refused-not-agreed = Es sind noch nicht alle mit den Hausregeln einverstanden.
refused-already-agreed = Du hast schon zugestimmt.
