# Ce qui est retenu de quelqu’un


privacy-about = **Ce que je garde sur toi :** ton identifiant, ton nom d’utilisateur et ta langue ; comment chaque serveur t’appelle ; le salon de nos messages privés ; comment tu aimes tes images ; tes jetons, avec leurs mouvements ; les manches que tu as jouées et gagnées ; tes cotes, et combien de fois tu as rencontré qui dans les manches qui ont compté ; tes réponses aux problèmes ; et ce que tu as fait aux tables. Ça sert à jouer, et à rien d’autre. Je ne lis jamais les messages.
    {""}**Combien de temps :** jusqu’à ce que tu le supprimes. Ce qui s’est passé à une table est supprimé { $logs } { $logs ->
        [one] jour
       *[other] jours
    } après sa fin ; tout ce qui est d’un serveur, { $servers } { $servers ->
        [one] jour
       *[other] jours
    } après que ce serveur m’a retiré.
privacy-export = Voici tout ce que je garde sur toi : { $file }. Personne d’autre ne peut le voir.
privacy-sure = **Supprimer tes données sur tous les serveurs ?** C’est sans retour.
    { "" }• Tu quittes maintenant toutes les tables. Un bot finit ta manche, et ce que tu ne peux pas emporter en partant reste dans le pot.
    { "" }• Ton nom, ta langue, tes préférences, tes jetons et tes places aux classements sont supprimés. Les mouvements et les journaux restent, mais ne disent plus que c’était toi.
    { "" }• Les messages que j’ai postés restent dans leurs salons. Un bannissement des tables reste jusqu’à ce que ce serveur le lève.
    { "" }• Si tu rejoues, tu repars de zéro, sans jetons de bienvenue pendant { $days } { $days ->
        [one] jour
       *[other] jours
    }.
button-forget = Supprimer mes données pour de bon
privacy-forgotten =
    Tes données sont supprimées. Si tu rejoues un jour, tu repars de zéro, sans jetons de bienvenue pendant { $days } { $days ->
        [one] jour
       *[other] jours
    }.
refused-privacy-large = C’est plus que Discord n’accepte dans un fichier. Adresse-toi aux responsables de ce bot ; /help dit où.

address-privacy = -# Tes données : <{ $url }>
address-terms = -# Conditions : <{ $url }>
address-fairness = -# Équité, et comment vérifier une manche : <{ $url }>
address-support = -# Questions et plaintes : <{ $url }>
button-privacy = Mes données
button-export = Tout m’envoyer
button-forget-me = Supprimer mes données
