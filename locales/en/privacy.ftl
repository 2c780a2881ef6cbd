# What is remembered of somebody

command-privacy = What is remembered of you: to read, to take along, to have forgotten
command-privacy-about = What is remembered of you, why, and for how long
command-privacy-export = Everything that is remembered of you, as a file for you alone
command-privacy-forget = Have yourself forgotten on all servers

privacy-about = **What I remember of you:** your id, username and language; what each server calls you there; the channel of our direct messages; how you like your pictures; your chips, with every booking; the rounds you have played and won; and what you did at the tables. It is there for playing and for nothing else. I never read messages.
    {""}**For how long:** until you have it forgotten. What happened at a table goes { $logs } days after it has ended; everything of a server goes { $servers } days after that server has removed me.
    {""}/privacy export gives you all of it as a file, /privacy forget erases it.
privacy-export = Here is everything that I remember of you: { $file }. Nobody else can see this.
privacy-sure = **Shall I forget you, on all servers?** This cannot be undone.
    {""}• You get up from every table now. A running round is played to its end by a bot, and what you may not take along when you leave stays in the pot.
    {""}• Your name, language, preferences, chips and places on the leaderboards are gone, and so is every note of who you were: bookings and logs stay without you.
    {""}• Messages that I have posted stay in their channels. A ban from tables stays until that server lifts it.
    {""}• If you play again you are somebody new, for the first { $days } days without welcome chips.
button-forget = Forget me, for good
privacy-forgotten = You are forgotten. If you ever play again you begin as somebody new, for the first { $days } days without welcome chips.
refused-privacy-large = That is more than Discord takes in one file. Please ask whoever runs this bot; /about says where.

address-privacy = -# Privacy: <{ $url }>
address-terms = -# Terms: <{ $url }>
address-fairness = -# Fairness, and how to check a round: <{ $url }>
address-support = -# Questions and complaints: <{ $url }>
