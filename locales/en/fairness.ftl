# The button that explains why the shuffle can be trusted

button-fair = Fair?
fair = **Can I trust the shuffle?** Before the first round I drew a secret number. Its *seal* below is like a fingerprint: it fits that number only. Every shuffle, lot and die follows from the number and from your own presses, so I cannot pick tiles for anyone.
    {""}Seal: `{ $seal }`
fair-live = When the table closes, the number is shown here, and *{ button-verify }* repeats every round.
fair-over = The number was `{ $secret }`{ $cuts ->
    [none] {""}
   *[other] , the presses `{ $cuts }`
}. *{ button-verify }* repeats every round.
button-verify = Check
