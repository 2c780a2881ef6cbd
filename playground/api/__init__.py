"""Discord as the bot hears it: REST, gateway, interactions, and who is told what happens."""
