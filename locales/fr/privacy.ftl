# Ce qui est retenu de quelqu’un

command-privacy = Ce qui est retenu de toi : à lire, à emporter, à faire oublier
command-privacy-about = Ce qui est retenu de toi, pourquoi et combien de temps
command-privacy-export = Tout ce qui est retenu de toi, dans un fichier pour toi uniquement
command-privacy-forget = Te faire oublier sur tous les serveurs

privacy-about = **Ce que je retiens de toi :** ton identifiant, ton nom d’utilisateur et ta langue ; comment chaque serveur t’appelle ; le salon de nos messages privés ; comment tu aimes tes images ; tes jetons, avec chaque mouvement ; les manches que tu as jouées et gagnées ; et ce que tu as fait aux tables. C’est là pour jouer et pour rien d’autre. Je ne lis jamais les messages.
    {""}**Combien de temps :** jusqu’à ce que tu le fasses oublier. Ce qui s’est passé à une table disparaît { $logs } jours après sa fin ; tout ce qui est d’un serveur, { $servers } jours après que ce serveur m’a retiré.
    {""}/privacy export te donne tout dans un fichier, /privacy forget l’efface.
privacy-export = Voici tout ce que je retiens de toi : { $file }. Personne d’autre ne peut voir ceci.
privacy-sure = **Je t’oublie, sur tous les serveurs ?** C’est sans retour.
    {""}• Tu quittes maintenant toutes les tables. Une manche en cours est jouée jusqu’au bout par un bot, et ce que tu ne peux pas emporter en partant reste dans le pot.
    {""}• Ton nom, ta langue, tes préférences, tes jetons et tes places aux classements disparaissent, comme toute note de qui tu étais : mouvements et journaux restent sans toi.
    {""}• Les messages que j’ai postés restent dans leurs salons. Un bannissement des tables reste jusqu’à ce que ce serveur le lève.
    {""}• Si tu rejoues, tu es quelqu’un de nouveau, les { $days } premiers jours sans jetons de bienvenue.
button-forget = M’oublier, pour de bon
privacy-forgotten = C’est fait : je ne sais plus rien de toi. Si tu rejoues un jour, tu es quelqu’un de nouveau, les { $days } premiers jours sans jetons de bienvenue.
refused-privacy-large = C’est plus que Discord ne prend dans un fichier. Demande à qui gère ce bot ; /about dit où.

address-privacy = -# Vie privée : <{ $url }>
address-terms = -# Conditions : <{ $url }>
address-fairness = -# Équité, et comment vérifier une manche : <{ $url }>
address-support = -# Questions et plaintes : <{ $url }>
