# /evening : une table prévue à une heure donnée

command-evening = Prévoir une soirée : une table qui s’ouvre ici toute seule, ou un tournoi, avec inscription
    .when = Quand : ce soir à 20h · demain 20:30 · vendredi soir · dans 2 heures
    .game = Quel jeu
    .rounds = Pour un tournoi : combien de manches. Toutes les tables reçoivent les mêmes dominos
    .minutes = En tournoi : combien de minutes une manche dure au plus
    .chips = En tournoi : jetons d’entrée, le plus souvent aucun. Les trois premiers se les partagent
evening-title = 📅 **Soirée { $game }**
evening-host = { $name } t’invite.
evening-guests = { $count ->
    [0] Personne ne s’est encore inscrit.
    [one] 1 personne s’est inscrite : { $names }
   *[other] { $count } personnes se sont inscrites : { $names }
}
evening-more = { $count } de plus
evening-how = -# La table s’ouvre ici toute seule. Si tu t’inscris, tu reçois { $reminds ->
    [yes] un rappel { $minutes } minutes avant, et une mention
   *[no] une mention
} quand elle s’ouvre.
evening-event = Soirée { $game }
evening-event-about = Inscris-toi dans le salon : tu reçois un rappel, et la table s’y ouvre toute seule.
evening-event-link = -# Événement du serveur : <{ $link }>
evening-event-lost = -# L’événement du serveur a été supprimé. La soirée a lieu quand même.
button-evening-join = S’inscrire
button-evening-leave = Je ne peux pas
button-evening-cancel = Annuler la soirée
button-evening-drop = Oui, annuler
evening-opened = **La table est ouverte :** <{ $link }>
evening-taken = **Il y a déjà une table dans ce salon,** je n’en ai donc pas ouvert. Prends-y place : <{ $link }>
evening-nobody = **Personne ne s’est inscrit,** aucune table n’a donc été ouverte.
evening-refused = **Aucune table n’a pu être ouverte :** personne parmi les inscrits ne peut en ouvrir une, ou le serveur a déjà toutes les tables qu’il permet.
evening-missed = **Je n’étais pas là à l’heure dite,** aucune table n’a donc été ouverte. Toutes mes excuses ! Ouvrez-en une avec /play.
evening-cancelled = **La soirée est annulée.**
evening-call-opened = { $names } La soirée { $game } commence : la table est ouverte, prenez place.
evening-call-taken = { $names } C’est l’heure de { $game }. Il y a déjà une table dans ce salon : prenez-y place, ou attendez qu’elle se termine.
evening-call-refused = { $names } C’est l’heure de { $game }, mais aucune table n’a pu être ouverte. Ouvrez-en une avec /play.
evening-call-missed = { $names } Je n’étais pas là quand la soirée { $game } devait commencer. Ouvrez une table avec /play.
evening-call-cancelled = { $names } La soirée { $game } est annulée.
evening-gone = La soirée { $game } ({ $when }) n’a pas lieu : son salon a été supprimé.
evening-reminder = { $names ->
    [none] {""}
   *[other] { $names }{" "}
}La soirée { $game } commence { $when } : <{ $link }>
evening-cancel-sure = { $count ->
    [0] Annuler cette soirée ? Personne ne s’est encore inscrit.
    [one] Annuler cette soirée ? 1 personne s’est inscrite. Si ce n’est pas toi, je la préviens dans ce salon.
   *[other] Annuler cette soirée ? { $count } personnes se sont inscrites. Je les préviens dans ce salon.
}
evening-planned = La soirée est prévue pour { $when } : <{ $link }> Tu es aussi sur la liste.
evening-zone = -# Je lis les heures en { $zone }. Si tu pensais à une autre, annule cette soirée, choisis ton fuseau horaire dans /settings et prévois-la de nouveau.
evening-near = -# Un salon n’a de place que pour une table, et une autre soirée y est prévue pour { $when } : <{ $link }> Si les deux se chevauchent, prévois celle-ci dans un autre salon.
evening-no-event = -# { $why ->
    [private] Pas d’événement de serveur : tout le monde ne voit pas ce salon.
    [permission] Pas d’événement de serveur : il me faut pour ça la permission Créer des événements. Tout le reste fonctionne.
   *[trouble] Discord n’a pas confirmé d’événement de serveur. Tout le reste fonctionne.
}
evening-joined = Tu es sur la liste. La soirée commence { $when }{ $reminds ->
    [yes] , et je te le rappellerai.
   *[no] .
} Si tu ne peux pas venir, appuie sur *{ $leave }*.
evening-left = Tu n’es pas sur la liste. Tu ne recevras ni rappel ni mention.
evening-cancelled-done = La soirée est annulée.
refused-evening-time = Choisis une heure dans { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} au moins et 60 jours au plus.
refused-evening-chips = Seul un tournoi a des jetons d’entrée. Choisis aussi *rounds*, ou enlève *chips*.
refused-evening-slow = Une table lente n’a pas besoin de soirée : personne ne doit être là à une heure précise. Ouvre-la avec /play.
refused-evening-unread = Je ne comprends pas cette heure. Exemples : ce soir à 20h · demain 20:30 · vendredi soir · dans 2 heures
refused-evenings-yours = Tu as déjà prévu { $count } soirées sur ce serveur. Annules-en une, ou attends qu’elle commence. Si le message de l’une d’elles a été supprimé, je le republie tout de suite.
refused-evenings-server = { $count } soirées sont déjà prévues sur ce serveur. Attends que l’une commence.
refused-no-evening = Cette soirée n’existe plus.
refused-evening-over = Cette soirée a déjà commencé ou a été annulée.
refused-evening-full = La liste est pleine ({ $count }) : je ne peux pas mentionner plus de personnes.
refused-evening-not-yours = Seule la personne qui a prévu la soirée, ou qui gère le serveur, peut le faire.

command-notify = Me prévenir en privé quand une table s’ouvre ici
    .game = Quel jeu
notice = Une table de { $game } est ouverte sur { $server } : <{ $link }>
notify-on = Je t’écrirai quand une table de { $game } s’ouvre ici et attend du monde, au plus une fois par heure. Tes heures calmes sont dans /settings.
notify-off = Je ne t’écrirai plus pour les tables de { $game }.
button-unwish = Ne plus m’écrire

button-house-invitations = Invitations
house-menu-invitations = Personne : choisir un rôle
house-invitations = { $role ->
    [none] Les tables ne peuvent inviter personne en mentionnant un rôle.
   *[other] Avec *{ button-invite }*, l’hôte d’une table ouverte peut mentionner { $role }, une fois par heure sur ce serveur.
}
house-invitations-means = Choisis un rôle que les gens prennent eux-mêmes, par exemple *Domino*. Tout le monde doit pouvoir le mentionner, ou il me faut cette permission. Sans rôle, il n’y a pas d’invitations.
moderated-invitations = { $about ->
    [none] n’a permis aucun rôle dans les invitations
   *[other] a permis aux invitations de mentionner { $about }
}
invitation = { $role } { $host } a ouvert une table de { $game } et attend du monde : <{ $link }>
invited = Ton invitation est dans le salon.
refused-invite-everyone = Choisis un autre rôle : je ne mentionne jamais tout le monde.
refused-invite-host = Seul l’hôte de la table peut inviter.
refused-invite-late = On n’invite qu’à une table ouverte avec des places libres, avant sa première manche.
refused-invite-none = La modération de ce serveur n’a pas permis les invitations. Elle le peut dans /house.
refused-invite-soon = La dernière invitation sur ce serveur date de moins d’une heure. La prochaine est possible { $when }.
refused-invite-unmentionable = Discord ne préviendrait personne avec { $role }. La modération peut permettre à tout le monde de mentionner ce rôle (Paramètres du serveur, Rôles), ou me donner la permission de mentionner tous les rôles.

button-times = Profil, horaires, gens à éviter
times-zone = Les heures que tu écris sont dans ce fuseau horaire : **{ $zone }**
times-quiet = { $hours ->
    [none] J’envoie rappels et avis **à toute heure.**
   *[other] **Aucun message** de ma part entre { $hours }, à l’heure de ce fuseau : ni rappels ni avis. Ta main t’arrive toujours.
}
times-how = -# Toi seul en décides. Si tu t’inscris à une soirée, je te mentionne quand même dans le salon quand elle commence.
quiet-never = Je peux écrire à toute heure
button-zone = Fuseau horaire
button-back = Retour
menu-quiet = Heures calmes : ni rappels ni avis
form-zone = Ton fuseau horaire
form-zone-label = Ville ou nom du fuseau horaire
form-zone-how = Par exemple Vienna ou Europe/Budapest
refused-no-zone = Je ne connais pas ce fuseau horaire. Écris une grande ville en anglais, comme Vienna, ou un nom comme Europe/Budapest.

when-today = aujourd’hui | ce soir | cette nuit | ce matin
when-tomorrow = demain
when-overmorrow = après-demain
when-in = dans | d’ici
when-in-minutes = minutes | minute | min
when-in-hours = heures | heure | h
when-in-days = jours | jour | j
when-in-weeks = semaines | semaine
when-evening = ce soir = 16 | au soir = 16 | du soir = 16 | soir = 16 | soirée = 16 | après-midi = 12 | de l’après-midi = 12 | cette nuit = 20 | dans la nuit = 20 | nuit = 20 | ce matin = 0 | au matin = 0 | du matin = 0 | matin = 0
when-shifts = moins le quart = -15
when-spoken = une = 1 | deux = 2 | trois = 3 | quatre = 4 | cinq = 5 | six = 6 | sept = 7 | huit = 8 | neuf = 9 | dix = 10 | onze = 11 | douze = 12 | un = 1 | une demi-heure = 30 min | une demi heure = 30 min | une heure et demie = 90 min | heures et demie = :30 | heure et demie = :30 | h et demie = :30 | heures et quart = :15 | heure et quart = :15 | midi = 12:00 | minuit = 24:00 | après-midi = après-midi | janvier = m1 | janv = m1 | février = m2 | févr = m2 | mars = m3 | avril = m4 | avr = m4 | mai = m5 | juin = m6 | juillet = m7 | juil = m7 | août = m8 | septembre = m9 | sept = m9 | octobre = m10 | oct = m10 | novembre = m11 | nov = m11 | décembre = m12 | déc = m12
when-filler = à | a | le | vers | prochain | ce | cet | heures | heure
when-week = de la semaine prochaine = 1 | la semaine prochaine = 1 | semaine prochaine = 1 | de cette semaine = 0 | cette semaine = 0 | prochain = +
when-weekdays = lundi / mardi / mercredi / jeudi / vendredi / samedi / dimanche
when-date = { $day }/{ $month }/{ $year }
when-shown = { $weekday } { $date }, { $time } ({ $zone })
button-invite = Inviter
