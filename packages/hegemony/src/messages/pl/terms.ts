// Polish: the words of the game a newcomer asks about, each with its meaning in at most two sentences.
import type { terms as en } from '../en/terms.ts'

export const terms = {
  'term.round': 'Runda',
  'term.round.text':
    'Gra trwa pięć rund. Każda ma pięć faz: przygotowania, akcji, produkcji, głosowania i punktowania.',
  'term.phase-preparation': 'Faza przygotowania',
  'term.phase-preparation.text':
    'Płaci się odsetki i spada dobrobyt; potem przybywają nowe karty, firmy, umowy handlowe i pracownicy. W rundzie 1 jest pomijana.',
  'term.phase-action': 'Faza akcji',
  'term.phase-action.text':
    'Każdy rozgrywa pięć tur. W każdej zagrywa jedną kartę dla efektu albo odrzuca ją dla akcji podstawowej i może wykonać jedną akcję darmową.',
  'term.phase-production': 'Faza produkcji',
  'term.phase-production.text':
    'Cztery kroki: firmy wypłacają wynagrodzenie i produkują, klasy zaspokajają potrzebę żywności, MFW sprawdza pożyczki Państwa, płaci się podatki.',
  'term.phase-elections': 'Faza głosowania',
  'term.phase-elections.text':
    'Klasy dokładają kostki głosowania do woreczka; potem głosuje się nad każdą ustawą, polityka po polityce. Jeśli nie zaproponowano żadnej ustawy, faza jest pomijana.',
  'term.phase-scoring': 'Faza punktowania',
  'term.phase-scoring.text':
    'Punkty zwycięstwa dają związki zawodowe, firmy Klasy Średniej, majątek, poparcie i program polityczny.',
  'term.tax': 'Mnożnik podatku',
  'term.tax.text':
    'Podatek od zatrudnienia za każdą funkcjonującą firmę. Podstawę daje polityka „Opodatkowanie”, modyfikatory „Zdrowie i Świadczenia” oraz „Edukacja”.',
  'term.working': 'Klasa Robotnicza',
  'term.working.text':
    'Pracuje za wynagrodzenie; najwięcej punktów dają jej dobrobyt i związki zawodowe. Na koniec gry punktuje polityki 1–5 w sekcji A.',
  'term.middle': 'Klasa Średnia',
  'term.middle.text':
    'Pracuje u innych i we własnych firmach; punkty dają jej dobrobyt i eksport. Na koniec gry punktuje polityki 1–5 w sekcji B.',
  'term.capitalist': 'Klasa Kapitalistów',
  'term.capitalist.text':
    'Ma firmy i sprzedaje to, co produkują; najwięcej punktów daje jej majątek. Na koniec gry punktuje polityki 1–5 w sekcji C.',
  'term.state': 'Państwo',
  'term.state.text':
    'Prowadzi sektor publiczny i zapewnia świadczenia klasom; punkty dają mu poparcie i program polityczny. W grze 2- i 3-osobowej nikt nim nie gra: działa samo według zasad.',
  'term.vp': 'Punkty zwycięstwa',
  'term.vp.text': 'Wygrywa ten, kto ma ich najwięcej po pięciu rundach i punktacji końcowej.',
  'term.money': 'Pieniądze',
  'term.money.text':
    'Płaci się nimi za to, co potrzebne, oraz podatki i pożyczki. Na koniec gry Klasa Robotnicza zyskuje 1 PZ za każde 10 ₳ (najwyżej 15 PZ), a Klasa Średnia 1 PZ za każde 15 ₳.',
  'term.revenue': 'Zysk',
  'term.revenue.text':
    'Otrzymane, jeszcze nieopodatkowane pieniądze; płaci się najpierw nimi. W fazie punktowania stają się kapitałem.',
  'term.capital': 'Kapitał',
  'term.capital.text':
    'Opodatkowane pieniądze. Płaci się nimi to, na co nie starcza zysku, a w fazie punktowania decydują o polu na torze majątku.',
  'term.all-money': 'Zysk i kapitał',
  'term.all-money.text':
    'Wszystkie pieniądze Klasy Kapitalistów. Zysk nie jest jeszcze opodatkowany i płaci się najpierw nim; kapitał decyduje o majątku.',
  'term.treasury': 'Skarb Państwa',
  'term.treasury.text':
    'Pieniądze Państwa. Wpływają podatki, cła i opłaty za usługi publiczne; wypływają wynagrodzenia w firmach państwowych i zapewniane świadczenia.',
  'term.population': 'Populacja',
  'term.population.text':
    'Rośnie z liczbą pracowników klasy. Tyle żywności klasa potrzebuje w fazie produkcji i tyle zabiera każde skorzystanie ze zdrowia, edukacji lub towarów luksusowych.',
  'term.influence': 'Wpływy',
  'term.influence.text':
    'Każda kostka wydana w głosowaniu to jeden głos po obranej stronie. Kostką płaci się też za natychmiastowe głosowanie.',
  'term.personal-influence': 'Wpływy osobiste',
  'term.personal-influence.text':
    'Wpływy, które Państwo wydaje w głosowaniach. Wpływy mediów leżą w usługach publicznych i są na sprzedaż.',
  'term.loans': 'Pożyczki',
  'term.loans.text':
    'Zaciąga się je, po 50 ₳, gdy nie można zapłacić należności. Każda kosztuje 5 ₳ odsetek w każdej fazie przygotowania, aż zostanie spłacona.',
  'term.imf': 'MFW',
  'term.imf.text':
    'Jeśli przy sprawdzeniu Państwo ma tyle pożyczek i nie może ich spłacić, MFW interweniuje. Ustawy wracają do graczy, polityki są zmieniane, wszystkie wynagrodzenia spadają do P1, poparcie maleje o połowę.',
  'term.imf-near': 'MFW blisko',
  'term.imf-near.text':
    'Państwo ma tyle pożyczek, że w fazie produkcji interweniuje MFW, jeśli nie spłaci ono dość z nich.',
  'term.prosperity': 'Dobrobyt',
  'term.prosperity.text':
    'Podnosi go korzystanie ze zdrowia, edukacji i towarów luksusowych, a każde osiągnięte pole daje podane na nim PZ. W fazie przygotowania spada: Klasie Robotniczej o 1, Klasie Średniej o 2.',
  'term.wealth': 'Majątek',
  'term.wealth.text':
    'W fazie punktowania pole, do którego sięga kapitał, daje swoje PZ, a każde pole, o które przesunie się znacznik, jeszcze 3 PZ. Znacznik nigdy się nie cofa.',
  'term.legitimacy': 'Poparcie',
  'term.legitimacy.text':
    'W fazie punktowania Państwo zyskuje w PZ sumę dwóch najniższych. Potem każde spada o połowę, zaokrąglając w górę, a każdy żeton znów dodaje 1.',
  'term.legitimacy-track': 'Poparcie',
  'term.legitimacy-track.text':
    'Gdy karta zostaje zagrana dla efektu, poparcie Państwa u tych klas zmienia się o tyle. Odrzucenie karty niczego nie zmienia.',
  'term.legitimacy-token': 'Żeton poparcia',
  'term.legitimacy-token.text':
    'Gdy karta zostaje zagrana dla efektu, Państwo zyskuje żeton: poparcie rośnie od razu o 1 i znów po każdym zmniejszeniu o połowę.',
  'term.agenda': 'Program polityczny',
  'term.agenda.text':
    'Sekcje, których Państwo chce w tej rundzie; obowiązujące są wyróżnione. W fazie punktowania każda zgodność daje mu 1 PZ.',
  'term.unions': 'Związek zawodowy',
  'term.unions.text':
    'Potrzebny jest jeden pracownik wykwalifikowany w branży i 4 innych pracowników Klasy Robotniczej w jej firmach. Co rundę daje 1 kostkę wpływów i 2 PZ.',
  'term.bills-left': 'Wolne ustawy',
  'term.bills-left.text':
    'Znaczniki ustaw poza tabelą polityk, z trzech. Bez znacznika nie można zaproponować ustawy; po głosowaniu znacznik wraca.',
  'term.tax-working': 'Należny podatek',
  'term.tax-working.text':
    'Ile trzeba by zapłacić teraz. Podatek dochodowy to populacja razy stawka według polityk „Rynek Pracy” i „Opodatkowanie”.',
  'term.tax-middle': 'Należny podatek',
  'term.tax-middle.text':
    'Ile trzeba by zapłacić teraz: podatek dochodowy za każdą cudzą firmę, w której pracuje, i podatek od zatrudnienia za każdą własną funkcjonującą firmę.',
  'term.tax-capitalist': 'Należny podatek',
  'term.tax-capitalist.text':
    'Ile trzeba by zapłacić teraz: podatek od zatrudnienia za każdą funkcjonującą firmę, potem podatek korporacyjny od tego, co zostanie w zysku.',
  'term.goods': 'Towary i usługi',
  'term.goods.text':
    'Na własny użytek klasy: żywność zaspokaja potrzeby, a zdrowie, edukacja i towary luksusowe podnoszą dobrobyt. Użycie zabiera tyle, ile wynosi populacja.',
  'term.storage': 'Magazyn i ceny',
  'term.storage.text':
    'Na sprzedaż innym: zapas, pojemność magazynu i cena za sztukę. To, co przekracza pojemność, przepada.',
  'term.food': 'Żywność',
  'term.food.text': 'W fazie produkcji Klasa Robotnicza i Klasa Średnia potrzebują jej tyle, ile wynosi ich populacja.',
  'term.luxury': 'Towary luksusowe',
  'term.luxury.text': 'Skorzystanie z tylu sztuk, ile wynosi populacja, podnosi dobrobyt o 1.',
  'term.health': 'Zdrowie',
  'term.health.text':
    'Skorzystanie z tylu sztuk, ile wynosi populacja, podnosi dobrobyt o 1, daje 2 PZ i nowego niewykwalifikowanego pracownika.',
  'term.education': 'Edukacja',
  'term.education.text':
    'Skorzystanie z tylu sztuk, ile wynosi populacja, podnosi dobrobyt o 1 i daje jednemu pracownikowi kwalifikacje.',
  'term.zone': 'Strefa wolnego handlu',
  'term.zone.text':
    'Miejsce na żywność i towary luksusowe, które nie mieszczą się w magazynie albo przybyły z umowy handlowej bez cła. Stąd można je tylko sprzedać za granicę.',
  'term.state-goods': 'Towary Państwa',
  'term.state-goods.text':
    'Żywność i towary luksusowe w jego magazynie. Klasa Robotnicza i Klasa Średnia mogą je kupić: żywność po 12 ₳, towary luksusowe po 8 ₳.',
  'term.sector': 'Firmy i miejsca',
  'term.sector.text':
    'Firmy na planszy z wszystkich miejsc; po znaczku — ile funkcjonuje: wymagane miejsca pracy są obsadzone, więc płacą i produkują.',
  'term.free-space': 'Wolne miejsce',
  'term.free-space.text':
    'Można tu założyć firmę. Przy rozstrzyganiu demonstracji nikt nie traci więcej PZ, niż ma wolnych miejsc.',
  'term.automated': 'Firma zautomatyzowana',
  'term.automated.text': 'Nie potrzebuje pracowników, nie płaci wynagrodzenia i zawsze funkcjonuje.',
  'term.machinery': 'Żeton maszynerii',
  'term.machinery.text':
    'Zwiększa produkcję firmy o liczbę po plusie. Wynagrodzenie się nie zmienia, a pracownicy nadal są potrzebni.',
  'term.strike': 'Strajk',
  'term.strike.text':
    'Jeśli przed fazą produkcji wynagrodzenie nie osiągnie P3, strajkujący nic nie produkują i nie dostają wynagrodzenia. Klasa Robotnicza zyskuje wtedy 1 kostkę wpływów.',
  'term.demonstration': 'Demonstracja',
  'term.demonstration.text':
    'Jeśli wciąż tu jest, gdy zaczyna się produkcja, Klasa Robotnicza zyskuje 1 kostkę wpływów. Pozostali gracze łącznie tracą po 1 PZ za każdego jej bezrobotnego pracownika i każdy związek zawodowy.',
  'term.committed': 'Zaangażowany',
  'term.committed.text':
    'Leżący pracownik zostaje w tej firmie, aż wyprodukuje ona zasoby: nie można go przydzielić gdzie indziej i nie strajkuje.',
  'term.wage': 'Wynagrodzenie',
  'term.wage.text':
    'Poziom, od P1 do P3, i wynagrodzenie za wszystkich pracowników firmy łącznie. Dozwolone poziomy określa polityka „Rynek Pracy”.',
  'term.market': 'Rynek firm',
  'term.market.text':
    'Firmy, które można założyć: co produkują i ile kosztują. W fazie przygotowania jest uzupełniany.',
  'term.unemployed': 'Bezrobotni',
  'term.unemployed.text': 'Pracownicy każdej klasy bez firmy. Czekają tu, aż zostaną przydzieleni.',
  'term.open-places': 'Wolne miejsca pracy',
  'term.open-places.text':
    'Puste miejsca, które mogliby zająć pracownicy klasy. Gdy bezrobotnych jest co najmniej o 2 więcej, Klasa Robotnicza może zorganizować demonstrację.',
  'term.policies': 'Tabela polityk',
  'term.policies.text':
    'Siedem polityk, każda z trzema sekcjami. Obowiązująca sekcja jest wyróżniona; pole z kreskowaną ramką i kształtem to ustawa tego gracza.',
  'term.axis-economy': 'Sekcje A, B, C',
  'term.axis-economy.text':
    'Od socjalizmu (A) do neoliberalizmu (C). Na koniec gry polityki 1–5 punktuje w A Klasa Robotnicza, w B Klasa Średnia, w C Klasa Kapitalistów.',
  'term.axis-borders': 'Sekcje A, B, C',
  'term.axis-borders.text': 'Od nacjonalizmu (A) do globalizmu (C). Polityki 6 i 7 na koniec gry nikomu nie dają PZ.',
  'term.bill': 'Ustawy',
  'term.bill.text':
    'Ustawa przesuwa politykę na sekcję obok obowiązującej. Głosuje się nad nią w fazie głosowania albo od razu za 1 kostkę wpływów.',
  'term.policy-vp': 'Polityki na koniec gry',
  'term.policy-vp.text':
    'Ile PZ dałyby polityki 1–5 przy obecnym stanie: Klasie Robotniczej w sekcji A, Klasie Średniej w B, Klasie Kapitalistów w C.',
  'term.bag': 'Woreczek',
  'term.bag.text':
    'Kostki głosowania w nim, według klas. Do każdego głosowania losuje się pięć, a każda liczy się po stronie wybranej przez jej klasę.',
  'term.export': 'Eksport',
  'term.export.text':
    'Rynek zagraniczny kupuje dokładnie tyle sztuk za tyle pieniędzy, każdą transakcję raz na akcję. Klasa Średnia zyskuje 1 PZ za każdą.',
  'term.import': 'Import',
  'term.import.text': 'Ile kosztuje sztuka na rynku zagranicznym: koszt podstawowy i cło dla Państwa.',
  'term.tariff': 'Cło',
  'term.tariff.text': 'Ile Państwo pobiera ponad cenę towarów z zagranicy według polityki „Handel Zagraniczny”.',
  'term.deal': 'Umowa handlowa',
  'term.deal.text':
    'Towary z zagranicy dla Klasy Kapitalistów za stałą cenę. Dochodzi do niej cło, chyba że wszystkie trafią do strefy wolnego handlu.',
  'term.event': 'Wydarzenia',
  'term.event.text': 'Zadania dla Państwa, każde z nagrodą. Nierozwiązane w fazie punktowania kosztuje poparcie.',
  'term.benefits': 'Świadczenia',
  'term.benefits.text': 'Co Państwo zapewniło każdej klasie. Klasa otrzymuje to akcją darmową, a Państwo zyskuje 1 PZ.',
  'term.immediate-vote': 'Natychmiastowe głosowanie',
  'term.immediate-vote.text':
    'Za 1 kostkę wpływów wnioskodawca zarządza głosowanie od razu, z kostkami, które są w woreczku.',
  'term.vote-sides': 'Strony',
  'term.vote-sides.text': 'Wszyscy po kolei mówią, czy są za, czy przeciw. Wnioskodawca jest za ustawą.',
  'term.vote-draw': 'Kostki',
  'term.vote-draw.text': 'Z woreczka losuje się pięć kostek. Każda to jeden głos po stronie wybranej przez jej klasę.',
  'term.vote-influence': 'Wpływy',
  'term.vote-influence.text':
    'Każdy wybiera w tajemnicy, ile wpływów wyda, i wszyscy ujawniają to jednocześnie. Każda kostka to jeden głos.',
  'term.vote-result': 'Wynik',
  'term.vote-result.text':
    'Ustawa zostaje uchwalona, gdy głosów za jest co najmniej tyle, ile przeciw. Wnioskodawca zyskuje wtedy 3 PZ, a każdy inny popierający z głosem 1 PZ.',
  'term.wages-paid': 'Wynagrodzenia',
  'term.wages-paid.text':
    'Za każdą funkcjonującą firmę z pracownikami właściciel wypłaca wynagrodzenie jej poziomu klasie, która tam pracuje.',
  'term.purchases': 'Zakupy',
  'term.purchases.text':
    'Żywność, którą klasy musiały kupić na swoje potrzeby, wraz z cłem: kupujący płacą, sprzedający otrzymują.',
  'term.taxes-paid': 'Podatki',
  'term.taxes-paid.text':
    'Klasa Kapitalistów płaci podatek od zatrudnienia i korporacyjny, Klasa Średnia dochodowy i od zatrudnienia, Klasa Robotnicza dochodowy; wszystko trafia do Skarbu Państwa.',

  // Crisis & Control
  'term.crisis': 'Reakcja na kryzys',
  'term.crisis.text':
    'Karta, która przy następnym sprawdzeniu MFW zastępuje zwykłą interwencję. Im więcej pożyczek ma Państwo, tym jest ona bliżej.',
  'term.locked': 'Zamknięta dla ustaw',
  'term.locked.text':
    'Nikt nie może zaproponować ustawy dla tej polityki. Kryzys blokuje ją do następnego sprawdzenia MFW, karta do końca rundy.',
  'term.bond': 'Obligacje rządowe',
  'term.bond.text':
    'Pieniądze, które klasa pożyczyła Państwu w kryzysie. Do końca następnej fazy akcji Państwo oddaje więcej.',
  'term.kept-event': 'Zatrzymane wydarzenia',
  'term.kept-event.text':
    'Karty wydarzeń, które klasa zatrzymała zamiast 1 PZ. Każda daje swoją premię w fazie, którą wskazuje.',
  'term.hidden-agenda': 'Ukryty plan',
  'term.hidden-agenda.text':
    'Tajne zadanie, które przynosi punkty, gdy spełnione są jego warunki. Ujawnia się samo albo na życzenie właściciela.',
  'term.history': 'Wydarzenia historyczne',
  'term.history.text':
    'Karty w grze w tej rundzie. Jedne następują same, inne uruchamia się akcją, gdy spełniono ich wymaganie.',
} as const satisfies Record<keyof typeof en, string>
