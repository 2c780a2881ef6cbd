# A privát üzenetek nyelve

preferences-language = Privát üzeneteim nyelve
language-mine = mint a Discordom: { $language }
