# House rules are agreed to

button-agree = Agree
button-without = Start without them
lobby-undecided = **House rules have changed:** { $rules }. The game can start once they have agreed: { $names }.
hand-undecided = House rules have changed since you sat down: { $rules }. Press *Agree* if that suits you, or *Leave* at the table; nothing is dealt before.
warning-watch-consent-none = **Careful:** onlookers may see any hand here without asking.
refused-amended = The house rules have changed since that button was made. This is how you would play now:
refused-not-agreed = Not everybody has agreed to the house rules yet.
refused-already-agreed = You have agreed already.
