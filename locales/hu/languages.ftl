# A privát üzenetek nyelve

preferences-language = Privát üzeneteim nyelve
language-mine = mint a Discordom: { $language }
language-told = Ezt a nyelvet gép fordította, és anyanyelvi olvasó még nem látta. Ha valami nem érthető, itt a segítség: { $help }. A privát üzeneteid nyelvét itt állíthatod: { $preferences }.
