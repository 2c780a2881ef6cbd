# House rules are agreed to

button-agree = Agree
button-without = Start without them
lobby-undecided = **House rules have changed:** { $rules }. The game can start once these players have agreed: { $names }.
hand-undecided = The house rules have changed since you sat down: { $rules }. Press *Agree* if that suits you, or *Leave* at the table. Nothing is dealt before you do.
warning-watch-consent-none = **Careful:** spectators may see any hand here without asking.
refused-amended = The house rules have changed since that button was made. This is how you would play now:
refused-not-agreed = Not everyone has agreed to the house rules yet.
refused-already-agreed = You have agreed already.
