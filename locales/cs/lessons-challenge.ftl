# Lekce Challenge. Hrají s tebou Poldi a Resi; co se říká o kamenech a kostkách, v tom kroku platí

lesson-challenge-roll = Žádná řada kamenů, zato dvě kostky a pořádná dávka lhaní. Každý má osm kamenů a chce se jich zbavit. Padla ti **3** a **1**. Teď může každý zakrytě položit jeden kámen nebo dva, a tím **tvrdit**, že hodu odpovídají.
lesson-challenge-claim = Tvrzení je **pravda**, když je to přímo kámen 1-3, nebo dva kameny, které se spojí tak, že 1 a 3 zůstanou na krajích. 1-3 nemáš. Ale **1-4** a **3-4** se spojí čtyřkou a na krajích zůstane jednička a trojka. Vyber tyhle dva.
    .why = Můžeš netvrdit nic, nebo blafovat s čímkoli. Ale tentokrát můžeš mluvit pravdu: 1-4 a 3-4 se spojí čtyřkou.
lesson-challenge-doubt = Resi netvrdí nic; Poldi taky položil dva kameny. Je to pravda? To by musel mít kliku, a navíc se dívá do stropu. **Nevěř** mu!
    .why = Můžeš to nechat být, a on se dvou kamenů zbaví. Ale jen se na něj podívej!
lesson-challenge-give = **Blaf!** 3-3 a 5-5 hodu vůbec neodpovídají. Poldi si je bere zpátky a ty mu můžeš dát stejně tolik svých. A nemáš ty dvakrát **6-6**? To je ale náhoda.
    .why = Dát můžeš kterékoli dva. Ale určitě se radši zbavíš obou 6-6.
lesson-challenge-true = Teď se Poldi zlobí a nevěří tobě. Tvoje tvrzení ale bylo pravdivé, takže si bere oba kameny **a** k nim od tebe ještě dva! Nech si 2-3 a 2-5, dej mu **3-5** a **4-6**.
    .why = Dát můžeš kterékoli dva. Ale nech si 2-3 a 2-5, ať platí, co řeknu dál.
lesson-challenge-bluff = Zbývají ti dva kameny a Poldi hází 5 a 6. 2-3 a 2-5 se spojí dvojkou, na krajích je 3 a 5: pravda ani náhodou. Ale kdo by se ti teď odvážil nevěřit? Polož oba a mlč.
    .why = To můžeš. Ale zbývají ti dva kameny a Poldi právě dostal lekci: blafuj, oběma!
lesson-challenge-end = Nikdo se neodvážil a v ruce už nic nemáš: **vyhráváš**. Pamatuj: kdo nevěří blafu, kameny rozdává; kdo nevěří pravdě, ten je dostává. A netvrdit nic můžeš vždycky. Kameny, kterým všichni věří, jdou na **odkladiště**.
