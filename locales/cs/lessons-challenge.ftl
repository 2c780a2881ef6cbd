# Lekce Challenge. Hrají s tebou Poldi a Resi; co se říká o kamenech a kostkách, v tom kroku platí

lesson-challenge-roll = Žádná řada kamenů, zato dvě kostky a pořádná dávka lhaní. Každý má osm kamenů a chce se jich zbavit. Padla ti **3** a **1**. Teď může každý zakrytě položit jeden kámen nebo dva, a tím **tvrdit**, že odpovídají hodu.
lesson-challenge-claim = Tvrzení je **pravda**, když je to přímo kámen 1-3, nebo dva kameny, které se dají spojit tak, že na koncích je 1 a 3. 1-3 nemáš. Ale **1-4** a **3-4** se spojí čtyřkou: na koncích zůstane jednička a trojka. Vyber tyhle dva.
    .why = Můžeš netvrdit nic, nebo blafovat s čímkoli. Ale tentokrát můžeš říct pravdu: 1-4 a 3-4 se spojí čtyřkou.
lesson-challenge-doubt = Resi netvrdí nic; Poldi taky položil dva kameny. Je to pravda? To by musel mít kliku, a navíc se dívá do stropu. **Nevěř** mu!
    .why = Můžeš to nechat být, a on se dvou kamenů zbaví. Ale jen se na něj podívej!
lesson-challenge-give = **Blaf!** 3-3 a 5-5 vůbec neodpovídají. Bere si je zpět a ty mu můžeš dát stejně svých. Nemáš náhodou dvakrát **6-6**? To je ale shoda.
    .why = Dát můžeš kterékoli dva. Ale určitě se radši zbavíš obou 6-6.
lesson-challenge-true = Teď se Poldi zlobí a nevěří tobě. U tebe to byla pravda, takže si bere oba kameny **a** k nim od tebe ještě dva! Nech si 2-3 a 2-5, dej mu **3-5** a **4-6**.
    .why = Dát můžeš kterékoli dva. Ale nech si 2-3 a 2-5, ať platí, co řeknu dál.
lesson-challenge-bluff = Zbývají ti dva kameny a Poldi hází 5 a 6. 2-3 a 2-5 se spojí dvojkou, na koncích je 3 a 5: pravda ani náhodou. Ale kdo by se ti teď odvážil nevěřit? Polož oba a mlč.
    .why = To můžeš. Ale se dvěma kameny a s Poldim, který právě dostal za vyučenou: blafuj, oběma!
lesson-challenge-end = Nikdo se neodvážil a nemáš už žádný kámen: **vyhráváš**. Pamatuj: kdo nevěří blafu, kamenů se zbavuje; kdo nevěří pravdě, ten je dostává. A vždycky můžeš netvrdit nic: kameny, kterým všichni uvěřili, jdou na **odkladiště**.
