// Polish: the words of the game a newcomer asks about, each with its meaning in at most two sentences.
import type { terms as en } from '../en/terms.ts'

export const terms = {
  'term.round': 'Runda',
  'term.round.text':
    'Gra trwa pięć rund. Każda ma pięć faz: przygotowania, akcji, produkcji, głosowania i punktowania.',
  'term.phase-preparation': 'Faza przygotowania',
  'term.phase-preparation.text':
    'Gracze płacą odsetki i spada dobrobyt. Potem przychodzą nowe karty, firmy, umowy handlowe i pracownicy; w rundzie 1 faza jest pomijana.',
  'term.phase-action': 'Faza akcji',
  'term.phase-action.text':
    'Każdy gracz rozgrywa pięć tur. W każdej zagrywasz kartę dla efektu albo odrzucasz ją dla akcji podstawowej i możesz wykonać jedną akcję darmową.',
  'term.phase-production': 'Faza produkcji',
  'term.phase-production.text':
    'Cztery kroki: firmy wypłacają wynagrodzenie i produkują, klasy zaspokajają potrzeby, MFW sprawdza pożyczki Państwa, gracze płacą podatki.',
  'term.phase-elections': 'Faza głosowania',
  'term.phase-elections.text':
    'Klasy dodają do woreczka kostki głosowania, potem odbywa się głosowanie nad każdą ustawą, polityka po polityce. Jeśli nie ma żadnej ustawy, faza jest pomijana.',
  'term.phase-scoring': 'Faza punktowania',
  'term.phase-scoring.text':
    'Punkty zwycięstwa dają związki zawodowe, firmy Klasy Średniej, majątek, poparcie i program polityczny.',
  'term.tax': 'Mnożnik podatku',
  'term.tax.text':
    'Podatek od zatrudnienia za każdą funkcjonującą firmę. Wartość podstawową określa polityka „Opodatkowanie”, modyfikatory „Zdrowie i Świadczenia” oraz „Edukacja”.',
  'term.working': 'Klasa Robotnicza',
  'term.working.text':
    'Pracuje za wynagrodzenie; najwięcej punktów dają jej dobrobyt i związki zawodowe. Na koniec gry punktuje polityki 1–5 w sekcji A.',
  'term.middle': 'Klasa Średnia',
  'term.middle.text':
    'Pracuje u innych i we własnych firmach; punkty dają jej dobrobyt i eksport. Na koniec gry punktuje polityki 1–5 w sekcji B.',
  'term.capitalist': 'Klasa Kapitalistów',
  'term.capitalist.text':
    'Ma firmy i sprzedaje to, co produkują; najwięcej punktów daje jej majątek. Na koniec gry punktuje polityki 1–5 w sekcji C.',
  'term.state': 'Państwo',
  'term.state.text':
    'Prowadzi sektor publiczny i zapewnia świadczenia klasom; punkty dają mu poparcie i program polityczny. W grze 2- i 3-osobowej nikt nim nie gra i działa automatycznie.',
  'term.vp': 'Punkty zwycięstwa',
  'term.vp.text': 'Wygrywa gracz, który ma ich najwięcej po pięciu rundach i punktacji końcowej.',
  'term.money': 'Pieniądze',
  'term.money.text':
    'Płaci się nimi za zakupy, podatki i pożyczki. Na koniec gry Klasa Robotnicza zyskuje 1 PZ za każde 10 ₳ (najwyżej 15 PZ), a Klasa Średnia 1 PZ za każde 15 ₳.',
  'term.revenue': 'Zysk',
  'term.revenue.text':
    'Pieniądze otrzymane i jeszcze nieopodatkowane; wydaje się je najpierw. W fazie punktowania stają się kapitałem.',
  'term.capital': 'Kapitał',
  'term.capital.text':
    'Pieniądze już opodatkowane; pokrywają to, na co nie wystarcza zysku. W fazie punktowania wyznaczają pole w tabeli majątku.',
  'term.all-money': 'Zysk i kapitał',
  'term.all-money.text':
    'Wszystkie pieniądze Klasy Kapitalistów. Zysk nie jest jeszcze opodatkowany i wydaje się go najpierw; kapitał wyznacza majątek.',
  'term.treasury': 'Skarb Państwa',
  'term.treasury.text':
    'Pieniądze Państwa. Wpływają podatki, cła i opłaty za usługi publiczne; wypływają wynagrodzenia w firmach państwowych i zapewniane świadczenia.',
  'term.population': 'Populacja',
  'term.population.text':
    'Rośnie z liczbą pracowników klasy. Tyle żywności klasa potrzebuje w fazie produkcji i tyle zabiera każde skorzystanie ze zdrowia, edukacji lub towarów luksusowych.',
  'term.influence': 'Wpływy',
  'term.influence.text':
    'Każda kostka wpływów wydana w głosowaniu to jeden głos po stronie gracza. Jedną kostką płaci się też za natychmiastowe głosowanie.',
  'term.personal-influence': 'Wpływy osobiste',
  'term.personal-influence.text':
    'Wpływy, które Państwo może wydać w głosowaniach. Wpływy mediów należą do usług publicznych i są na sprzedaż.',
  'term.loans': 'Pożyczki',
  'term.loans.text':
    'Gracz, który nie może zapłacić, bierze pożyczkę 50 ₳. Każda kosztuje 5 ₳ odsetek w każdej fazie przygotowania, aż zostanie spłacona.',
  'term.imf': 'MFW',
  'term.imf.text':
    'Jeśli przy sprawdzeniu Państwo ma tyle pożyczek i nie może ich spłacić, interweniuje MFW. Ustawy są odrzucane, polityki się zmieniają, wszystkie wynagrodzenia spadają do P1, a poparcie o połowę.',
  'term.imf-near': 'MFW blisko',
  'term.imf-near.text':
    'Państwo ma tyle pożyczek, że w fazie produkcji interweniuje MFW, jeśli część nie zostanie spłacona.',
  'term.prosperity': 'Dobrobyt',
  'term.prosperity.text':
    'Podnosi go o jedno pole korzystanie ze zdrowia, edukacji lub towarów luksusowych; każde osiągnięte pole daje podane na nim PZ. W fazie przygotowania spada: Klasie Robotniczej o 1, Klasie Średniej o 2.',
  'term.wealth': 'Majątek',
  'term.wealth.text':
    'W fazie punktowania pole, do którego sięga kapitał, daje swoje PZ i dodatkowo 3 PZ za każde pole, o które przesuwa się znacznik. Znacznik nigdy się nie cofa.',
  'term.legitimacy': 'Poparcie',
  'term.legitimacy.text':
    'W fazie punktowania Państwo zyskuje PZ równe sumie dwóch najniższych wartości. Potem każda zmniejsza się o połowę (zaokrąglając w górę), a każdy żeton dodaje 1.',
  'term.legitimacy-track': 'Poparcie',
  'term.legitimacy-track.text':
    'Gdy ta karta zostaje zagrana dla efektu, poparcie Państwa u tych klas zmienia się o tę wartość. Odrzucenie karty niczego nie zmienia.',
  'term.legitimacy-token': 'Żeton poparcia',
  'term.legitimacy-token.text':
    'Gdy ta karta zostaje zagrana dla efektu, Państwo zyskuje żeton: poparcie rośnie od razu o 1 i ponownie po każdym zmniejszeniu o połowę.',
  'term.agenda': 'Program polityczny',
  'term.agenda.text':
    'Sekcje, których Państwo chce w tej rundzie; obowiązujące są wyróżnione. W fazie punktowania każda zgodna polityka daje mu 1 PZ.',
  'term.unions': 'Związek zawodowy',
  'term.unions.text':
    'Wymaga jednego pracownika wykwalifikowanego w branży i 4 innych pracowników Klasy Robotniczej w firmach tej branży. Co rundę daje 1 kostkę wpływów i 2 PZ.',
  'term.bills-left': 'Wolne ustawy',
  'term.bills-left.text':
    'Znaczniki ustaw, które nie leżą na tabeli polityk, z trzech. Potrzebujesz jednego, by zaproponować ustawę; po głosowaniu do ciebie wraca.',
  'term.tax-working': 'Należny podatek',
  'term.tax-working.text':
    'Podatek do zapłacenia w tej chwili. Podatek dochodowy to populacja razy stawka wynikająca z polityk „Rynek Pracy” i „Opodatkowanie”.',
  'term.tax-middle': 'Należny podatek',
  'term.tax-middle.text':
    'Podatek do zapłacenia w tej chwili: dochodowy za każdą cudzą firmę, która zatrudnia pracowników tej klasy, i od zatrudnienia za każdą własną funkcjonującą firmę.',
  'term.tax-capitalist': 'Należny podatek',
  'term.tax-capitalist.text':
    'Podatek do zapłacenia w tej chwili: od zatrudnienia za każdą funkcjonującą firmę, potem korporacyjny od pozostałego zysku.',
  'term.goods': 'Towary i usługi',
  'term.goods.text':
    'Na własny użytek klasy: żywność zaspokaja potrzeby, a zdrowie, edukacja i towary luksusowe podnoszą dobrobyt. Jedno użycie kosztuje tyle, ile wynosi populacja.',
  'term.storage': 'Magazyn i ceny',
  'term.storage.text': 'Na sprzedaż innym: zapas, pojemność i cena za sztukę. Nadwyżka ponad pojemność przepada.',
  'term.food': 'Żywność',
  'term.food.text': 'W fazie produkcji Klasa Robotnicza i Klasa Średnia potrzebują jej tyle, ile wynosi ich populacja.',
  'term.luxury': 'Towary luksusowe',
  'term.luxury.text': 'Użycie tylu sztuk, ile wynosi populacja, podnosi dobrobyt o 1.',
  'term.health': 'Zdrowie',
  'term.health.text':
    'Użycie tylu sztuk, ile wynosi populacja, podnosi dobrobyt o 1, daje 2 PZ i nowego niewykwalifikowanego pracownika.',
  'term.education': 'Edukacja',
  'term.education.text':
    'Użycie tylu sztuk, ile wynosi populacja, podnosi dobrobyt o 1 i daje jednemu pracownikowi kwalifikacje.',
  'term.zone': 'Strefa wolnego handlu',
  'term.zone.text':
    'Mieści żywność i towary luksusowe, które nie mieszczą się w magazynie albo pochodzą z umowy handlowej bez cła. Można je sprzedać tylko na rynku zagranicznym.',
  'term.state-goods': 'Towary w magazynie Państwa',
  'term.state-goods.text':
    'Żywność i towary luksusowe w magazynie Państwa. Klasa Robotnicza i Klasa Średnia mogą kupić żywność po 12 ₳, a towary luksusowe po 8 ₳.',
  'term.sector': 'Firmy i miejsca',
  'term.sector.text':
    'Firmy i dostępne miejsca. Liczba po znaczku mówi, ile firm funkcjonuje: mają obsadzone wszystkie miejsca, więc wypłacają wynagrodzenie i produkują.',
  'term.free-space': 'Wolne miejsce',
  'term.free-space.text':
    'Można tu założyć firmę. Gdy odbywa się demonstracja, gracz nie traci więcej PZ, niż ma wolnych miejsc.',
  'term.automated': 'Firma zautomatyzowana',
  'term.automated.text': 'Nie potrzebuje pracowników, nie płaci wynagrodzenia i zawsze funkcjonuje.',
  'term.machinery': 'Żeton maszynerii',
  'term.machinery.text':
    'Zwiększa produkcję firmy o liczbę po plusie. Wynagrodzenie się nie zmienia, a pracownicy nadal są potrzebni.',
  'term.strike': 'Strajk',
  'term.strike.text':
    'Jeśli przed fazą produkcji wynagrodzenie nie wzrośnie do P3, firma nie produkuje i nie wypłaca wynagrodzenia. Klasa Robotnicza zyskuje wtedy 1 kostkę wpływów.',
  'term.demonstration': 'Demonstracja',
  'term.demonstration.text':
    'Jeśli trwa jeszcze na początku produkcji, Klasa Robotnicza zyskuje 1 kostkę wpływów. Pozostali gracze tracą łącznie 1 PZ za każdego jej bezrobotnego i każdy jej związek zawodowy.',
  'term.committed': 'Zaangażowany',
  'term.committed.text':
    'Leżący pracownik zostaje w tej firmie do końca jej produkcji: nie można go przydzielić gdzie indziej i nie strajkuje.',
  'term.wage': 'Wynagrodzenie',
  'term.wage.text':
    'Poziom, od P1 do P3, i łączne wynagrodzenie wszystkich pracowników firmy. Dozwolone poziomy określa polityka „Rynek Pracy”.',
  'term.market': 'Rynek firm',
  'term.market.text':
    'Firmy, które można założyć, z ich produkcją i kosztem. Rynek jest uzupełniany w fazie przygotowania.',
  'term.unemployed': 'Bezrobotni',
  'term.unemployed.text': 'Pracownicy każdej klasy bez firmy. Czekają tu, aż zostaną przydzieleni.',
  'term.open-places': 'Wolne miejsca pracy',
  'term.open-places.text':
    'Puste miejsca, które mogą zająć pracownicy klasy. Gdy bezrobotnych jest co najmniej o 2 więcej niż wolnych miejsc, Klasa Robotnicza może przeprowadzić demonstrację.',
  'term.policies': 'Tabela polityk',
  'term.policies.text':
    'Siedem polityk, każda z trzema sekcjami. Obowiązująca sekcja jest wyróżniona; pole z przerywaną ramką i symbolem to ustawa tego gracza.',
  'term.axis-economy': 'Sekcje A, B, C',
  'term.axis-economy.text':
    'Od socjalizmu (A) do neoliberalizmu (C). Na koniec gry polityki 1–5 punktuje w A Klasa Robotnicza, w B Klasa Średnia, w C Klasa Kapitalistów.',
  'term.axis-borders': 'Sekcje A, B, C',
  'term.axis-borders.text': 'Od nacjonalizmu (A) do globalizmu (C). Polityki 6 i 7 na koniec gry nikomu nie dają PZ.',
  'term.bill': 'Ustawy',
  'term.bill.text':
    'Przesuwa politykę do sekcji obok obowiązującej. Głosowanie nad nią odbywa się w fazie głosowania albo natychmiast za 1 kostkę wpływów.',
  'term.policy-vp': 'Polityki na koniec gry',
  'term.policy-vp.text':
    'Ile PZ dałyby polityki 1–5, gdyby gra skończyła się teraz: sekcja A Klasie Robotniczej, B Klasie Średniej, C Klasie Kapitalistów.',
  'term.bag': 'Woreczek',
  'term.bag.text':
    'Kostki głosowania w woreczku, według klas. Do każdego głosowania losuje się pięć, a każda liczy się po stronie wybranej przez swoją klasę.',
  'term.export': 'Eksport',
  'term.export.text':
    'Rynek zagraniczny kupuje dokładnie tyle sztuk za tę cenę, każdą transakcję raz na akcję. Klasa Średnia zyskuje 1 PZ za każdą transakcję.',
  'term.import': 'Import',
  'term.import.text': 'Koszt jednej sztuki z rynku zagranicznego: koszt podstawowy i cło dla Państwa.',
  'term.tariff': 'Cło',
  'term.tariff.text':
    'Opłata dla Państwa doliczana do ceny na rynku zagranicznym. Określa ją polityka „Handel Zagraniczny”.',
  'term.deal': 'Umowa handlowa',
  'term.deal.text':
    'Zagraniczne towary dla Klasy Kapitalistów za stałą cenę. Dochodzi cło, chyba że wszystkie trafią do strefy wolnego handlu.',
  'term.event': 'Wydarzenia',
  'term.event.text':
    'Zadania dla Państwa, każde z nagrodą. Nierozpatrzone wydarzenia obniżają w fazie punktowania poparcie.',
  'term.benefits': 'Świadczenia',
  'term.benefits.text':
    'To, co Państwo zapewniło każdej klasie. Klasa odbiera je akcją darmową, a Państwo zyskuje 1 PZ.',
  'term.immediate-vote': 'Natychmiastowe głosowanie',
  'term.immediate-vote.text':
    'Za 1 kostkę wpływów wnioskodawca wzywa do natychmiastowego głosowania, z kostkami, które są w woreczku.',
  'term.vote-sides': 'Strony',
  'term.vote-sides.text': 'Gracze po kolei oświadczają, czy są za, czy przeciw. Wnioskodawca jest za ustawą.',
  'term.vote-draw': 'Kostki',
  'term.vote-draw.text':
    'Z woreczka losuje się pięć kostek. Każda to jeden głos po stronie wybranej przez swoją klasę.',
  'term.vote-influence': 'Wpływy',
  'term.vote-influence.text':
    'Gracze wybierają w tajemnicy, ile wpływów wydają, i ujawniają to jednocześnie. Każda kostka to jeden głos.',
  'term.vote-result': 'Wynik',
  'term.vote-result.text':
    'Ustawa zostaje uchwalona, gdy głosów za jest co najmniej tyle, ile przeciw. Wnioskodawca zyskuje 3 PZ, a każdy inny gracz, który poparł ją głosem, 1 PZ.',
  'term.wages-paid': 'Wynagrodzenia',
  'term.wages-paid.text':
    'Za każdą funkcjonującą firmę właściciel wypłaca wynagrodzenie jej poziomu klasie, która tam pracuje.',
  'term.purchases': 'Zakupy',
  'term.purchases.text':
    'Żywność kupiona przez klasy na zaspokojenie potrzeb, wraz z cłem: kupujący płacą, sprzedający otrzymują.',
  'term.taxes-paid': 'Podatki',
  'term.taxes-paid.text':
    'Klasa Kapitalistów płaci podatek od zatrudnienia i korporacyjny, Klasa Średnia dochodowy i od zatrudnienia, Klasa Robotnicza dochodowy; wszystko trafia do Skarbu Państwa.',

  // Crisis & Control
  'term.crisis': 'Reakcja na kryzys',
  'term.crisis.text':
    'Karta, która przy następnym sprawdzeniu zastępuje zwykłą interwencję MFW. Im więcej pożyczek, tym interwencja bliżej.',
  'term.locked': 'Zablokowana polityka',
  'term.locked.text':
    'Nikt nie może zaproponować ustawy dla tej polityki. Kryzys blokuje ją do następnego sprawdzenia MFW, karta do końca rundy.',
  'term.bond': 'Obligacje rządowe',
  'term.bond.text':
    'Pieniądze, które klasa pożyczyła Państwu w kryzysie. Państwo zwraca więcej do końca następnej fazy akcji.',
  'term.kept-event': 'Zatrzymane wydarzenia',
  'term.kept-event.text':
    'Karty wydarzeń zatrzymane przez klasę zamiast 1 PZ. Każda daje premię w fazie, którą wymienia.',
  'term.hidden-agenda': 'Ukryty plan',
  'term.hidden-agenda.text':
    'Tajne zadanie, które daje punkty po spełnieniu warunków. Ujawnia się automatycznie albo ujawnia je właściciel.',
  'term.history': 'Wydarzenia historyczne',
  'term.history.text':
    'Karty w grze w tej rundzie. Jedne następują automatycznie, inne uruchamia się akcją, gdy spełnione jest ich wymaganie.',
} as const satisfies Record<keyof typeof en, string>
