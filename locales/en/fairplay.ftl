# Reliability, and people who often leave rounds

reliability = Rounds played to the end: { $list }
reliability-of = { $name } { $percent }%
bots-only = For bots only at first. Others can join from { $when }.
opened-bots-only = Until { $when } only bots can join you here, because in the last seven days you left { $count ->
    [one] a round
   *[other] { $count } rounds
} with other people before the end. *{ $now }* starts at once.
refused-waits = You can play with other people again { $when }. In the last seven days you left { $count ->
    [one] a round
   *[other] { $count } rounds
} before the end, or were away when it came. Until then, /play opens a table where you play with bots.
refused-bots-only = This table is for bots only at first. Others can join { $when }.
match-little-chips = -# Your chips may not last for two rounds of this match. If you cannot cover a round, you leave the match, and that counts like a round that you left.

# Figures for moderators

button-house-watch = Fair play
watch-chips = **Chips that went from one person to another { $months ->
    [0] this month
   *[other] last month
}**
watch-pairs = **Pairs who mostly play only with each other, { $months ->
    [0] this month
   *[other] last month
}**
watch-flow = - **{ $winner }** has won { $chips } from **{ $loser }** at { $tables ->
    [one] one table
   *[other] { $tables } tables
}. Rounds together: { $rounds }. Chips went this way in { $gained }, the other way in { $lost }.
watch-flow-middle = To compare: between { $count ->
    [one] one pair
   *[other] { $count } pairs
} chips went one way. For half of them it was { $chips } or less.
watch-chips-means = These are figures, not accusations: strong players win. *{ button-look-back }* (/help) shows single rounds.
watch-pair = - **{ $user }** and **{ $opponent }**: { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
} with no other person. That is { $first }% of { $user }’s rounds with people and { $second }% of { $opponent }’s.
watch-pair-middle = To compare: { $count ->
    [one] one person has
   *[other] { $count } people have
} played { $least } rounds or more with others. For half of them, at most { $percent }% were with one and the same person.
watch-pairs-means = These are figures, not accusations: friends like to play together.
watch-empty = There is nothing to see.
button-watch-chips = Chips
button-watch-pairs = Pairs
button-watch-month = { $months ->
    [0] This month
   *[other] Last month
}

# People whom a person avoids

menu-avoid = Add a person whom I avoid
menu-avoided = People I avoid
avoided-how = -# Nobody on this list can sit down where you host or play, on any server. I never say that it was your wish. To take someone off the list, deselect them.
avoided-stranger = Somebody whom nobody knows here
refused-avoided = You cannot sit down at this table: someone there wants to play without you. All other tables are open to you, and /play opens one of your own in another channel.
refused-avoid-self = Choose someone else: you cannot avoid yourself.
refused-avoid-full = Your list is full. Take someone off it first.
