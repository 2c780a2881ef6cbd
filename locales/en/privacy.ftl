# What is remembered of a person


privacy-about = **What I remember about you:** your id, username and language; what each server calls you; the channel of our direct messages; how you like your pictures; your chips, with every transaction; the rounds you have played and won; your ratings, and how often you have met whom in rounds that counted; your answers to puzzles; and what you did at the tables. I use it for the games and for nothing else. I never read messages.
    {""}**For how long:** until you delete it. What happened at a table is deleted { $logs ->
        [one] one day
       *[other] { $logs } days
    } after it has ended; everything about a server, { $servers ->
        [one] one day
       *[other] { $servers } days
    } after that server has removed me.
privacy-export = Here is everything I remember about you: { $file }. Nobody else can see this.
privacy-sure = **Delete your data on all servers?** This cannot be undone.
    {""}• You leave every table now. A bot finishes your round, and chips that you cannot take with you stay in the pot.
    {""}• Your name, language, preferences, chips and places on the leaderboards are deleted. Transactions and logs stay, but no longer say who you were.
    {""}• Messages that I have posted stay in their channels. A ban from tables stays until that server lifts it.
    {""}• If you play again, you start as a new player, without welcome chips for the first { $days ->
        [one] day
       *[other] { $days } days
    }.
button-forget = Delete my data for good
privacy-forgotten = Your data has been deleted. If you ever play again, you start as a new player, without welcome chips for the first { $days ->
    [one] day
   *[other] { $days } days
}.
refused-privacy-large = That is more than Discord takes in one file. Please ask the people who run this bot; /help says where.

address-privacy = -# Privacy: <{ $url }>
address-terms = -# Terms: <{ $url }>
address-fairness = -# Fairness, and how to check a round: <{ $url }>
address-support = -# Questions and complaints: <{ $url }>
button-privacy = My data
button-export = Send me all of it
button-forget-me = Delete my data
