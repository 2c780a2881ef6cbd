# La langue des messages privés

preferences-language = Langue de mes messages privés
language-mine = comme mon Discord : { $language }
