# The end of a session: the house rule, and the sentence of a table that ends by it

option-session = Session
    .says = the table closes once someone has won this many rounds
choice-session-0 = open-ended
unit-session = first to { $value } wins
ended-won = { $name } is the first to win { $wins } rounds!
