# House rules are agreed to

button-agree = Agree
button-without = Start without them
lobby-undecided = **The house rules have changed:** { $rules }. The game can start when these players agree: { $names }.
hand-undecided = The house rules have changed since you sat down: { $rules }. Press *{ button-agree }* to play by them, or *{ $menu } › { button-leave }*. Nothing is dealt until you choose.
warning-watch-consent-none = **Careful:** spectators can look at any hand here without asking.
refused-amended = The house rules have changed since that button was posted. These are the rules now:
refused-not-agreed = Not everyone has agreed to the house rules yet.
refused-already-agreed = You have already agreed.
