# /help. Les commandes arrivent sous forme de mentions cliquables

command-help = Ce que tu peux faire ici, et comment

button-help = Que puis-je faire ici ?
help-title = **Que veux-tu faire ?**
help-play = **Jouer :** /play ouvre une table, même avec des bots. /evening en prévoit une ou un tournoi, /notify t’avertit.
help-watch = **Regarder :** tout le salon voit la table. À Buki, *{ button-watch }* te montre aussi une main.
help-learn = **Apprendre :** /learn te guide pas à pas dans une première manche.
help-rules = **Les règles :** /rules explique un jeu, avec des images.
help-chips = **Les jetons :** /chips balance compte les tiens, /chips history dit d’où ils viennent, /chips daily donne ceux du jour, /leaderboard le classement.
help-settings = **Tes réglages :** /settings pour tes images, les bots, tes heures, ta langue et tes données.
help-house = **Ce serveur :** /house pour la langue, les salons, les limites, les bannissements, le fuseau horaire et les règles nommées.
help-elsewhere = Les tables sont dans les salons des serveurs. C’est là qu’on joue, avec /play.

about = **Kaffeehaus** { $version } : des jeux de dominos, de Vienne aux Caraïbes, joués à des tables dans vos salons. /play ouvre une table, /rules explique comment on joue.
    { "" }**Les jetons** sont une monnaie fictive. Personne ne peut en acheter, en vendre ni les échanger contre quelque chose de valeur. Sur un serveur, tout le monde commence avec le même nombre, et /chips daily en redonne. Les comptes peuvent être remis à zéro.
    { "" }**Le mélange se vérifie.** Avant la première manche, *{ button-fair }* montre un sceau : l’empreinte (SHA-256) d’un secret. Vos appuis sur les boutons, en arrivant et à chaque manche, entrent dans le mélange. À la fermeture de la table, je montre le secret, et *{ button-verify }* te donne un fichier avec lequel tout le monde peut refaire chaque mélange.
    { "" }**Ce que je garde :** ton identifiant, ton nom, ta langue et le salon de nos messages privés, tes jetons, et les jeux auxquels tu as joué. Je ne lis jamais les messages. /settings en dit plus.
button-my-tables = Mes tables
button-about = À propos de Kaffeehaus
