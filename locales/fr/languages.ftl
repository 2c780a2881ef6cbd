# La langue des messages privés

preferences-language = Langue de mes messages privés
language-mine = comme mon Discord : { $language }
language-told = Cette langue a été traduite par une machine, et aucune personne dont c’est la langue ne l’a encore relue. Si quelque chose n’est pas clair, { $help } peut aider ; { $preferences } change la langue de tes messages privés.
