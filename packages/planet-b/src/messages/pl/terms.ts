// Polish: the words of the game a newcomer asks about.
import type { terms as en } from '../en/terms.ts'

export const terms = {
  'term.turn': 'Tura',
  'term.turn.text':
    'Jedna umowa ze wszystkim, co uruchamia, i akcja urzędu. Potem dobierasz budynki i odkrywasz nowe wiadomości; mogą nastąpić wymiana i wybory.',
  'term.deal': 'Umowa',
  'term.deal.text': 'Wybierz jeden z trzech konglomeratów, połóż obok niego walizkę i użyj jego odkrytego pola akcji.',
  'term.conglomerate': 'Konglomerat',
  'term.conglomerate.text': 'Kafelek o dwóch stronach. Szara jest darmowa, czerwona daje więcej i obniża nastroje o 1.',
  'term.suitcase': 'Walizka',
  'term.suitcase.text': 'Liczy umowy z konglomeratem. Walizka na najniższym polu powoduje wymianę.',
  'term.exchange': 'Wymiana',
  'term.exchange.text':
    'Na koniec tury: dodaj 2 głosy do woreczka (przy niemoralności zyskaj 5 baniek) i zdejmij walizki. Potem kafelek odwraca się lub odchodzi, znacznik wyborów przesuwa się o 2 pola, a cena się zmienia.',
  'term.box': 'Pole akcji',
  'term.box.text':
    'Najpierw zapłać w całości czerwony koszt. Potem wykonaj akcje w dowolnej kolejności, każdą na tyle, na ile to możliwe.',
  'term.money': 'Bańki',
  'term.money.text': 'Płaci się nimi za budynki, żetony i koszty; każdy je widzi. Na końcu 3 bańki są warte 1 PZ.',
  'term.vp': 'Punkty zwycięstwa',
  'term.vp.text': 'Wygrywa gracz, który ma ich najwięcej. Każdy zysk jest jawny, suma jest tajna.',
  'term.mood': 'Nastroje',
  'term.mood.text':
    'Co myślą o tobie ludzie. W wyborach dobre nastroje dają bańki i głosy, a złe kosztują pracowników; potem wracają do neutralnych.',
  'term.resource': 'Zasób',
  'term.resource.text':
    'Jest siedem rodzajów, a magazyn mieści po cztery sztuki każdego. To, co się nie mieści, jest od razu sprzedawane.',
  'term.price': 'Cena',
  'term.price.text':
    'Każdy rynek wyznacza cenę dwóch zasobów; jego dysk przesuwa się przy wymianie konglomeratu. Mięso zawsze kosztuje 6.',
  'term.production': 'Produkcja',
  'term.production.text': 'Wybierz jedną ze swoich dwóch linii i zyskaj trzy zasoby, które pokazuje.',
  'term.production-tile': 'Żeton produkcji',
  'term.production-tile.text':
    'Kosztuje 10 baniek i zakrywa pole twojej linii, która odtąd produkuje jego zasób. Możesz go kupić między akcjami w swojej turze.',
  'term.build': 'Budowa',
  'term.build.text': 'Zapłać za budynek z ręki i od razu zyskaj jego PZ. Albo włóż kartę pod jej talię za 5 baniek.',
  'term.building': 'Budynek',
  'term.building.text': 'Ma strefy pracy i dwa pola akcji. Zapełnienie strefy pozwala użyć jednego z pól.',
  'term.headquarters': 'Sztab',
  'term.headquarters.text':
    'Twój od początku. Ma miejsca dla cwaniaka i mózgowca, a jedno z jego pól akcji kładzie żeton oszustwa.',
  'term.trickster': 'Cwaniak',
  'term.trickster.text': 'Pomarańczowy pracownik do budynków z talii A i B. Na planszy możesz mieć najwyżej 8.',
  'term.brain': 'Mózgowiec',
  'term.brain.text': 'Fioletowy pracownik do budynków z talii B i C. Na planszy możesz mieć najwyżej 8.',
  'term.worker-action': 'Akcja pracowników',
  'term.worker-action.text':
    'Za każdy punkt weź dowolnego pracownika albo wystaw jednego na wolne miejsce jego koloru.',
  'term.zone': 'Strefa pracy',
  'term.zone.text':
    'Gdy zapełnisz ostatnie miejsce, od razu użyj górnego lub dolnego pola akcji. Pracownicy zostają do wyborów.',
  'term.faction': 'Frakcja',
  'term.faction.text':
    'Trzy tory po cztery kroki. Krok poza ostatnie pole daje zamiast tego 4 PZ; na końcu każdy krok jest wart 2 PZ.',
  'term.support': 'Poparcie',
  'term.support.text': 'Użyj pola przy swoim dysku lub na lewo od niego. Potem dysk wraca na start.',
  'term.news': 'Wiadomości',
  'term.news.text':
    'Po jednej odkrytej karcie z każdej z trzech talii; na turę możesz wziąć jedną kartę z talii. Ostatnia zagrana karta decyduje, czy masz niemoralność.',
  'term.immoral': 'Niemoralność',
  'term.immoral.text':
    'Dopóki wierzchnia karta twojego stosu wiadomości ma ten symbol, dostajesz bańki zamiast głosów przy wymianie i bańki zamiast dobrego uczynku urzędu, a jako Prezydent niebieskie ustawy.',
  'term.votes': 'Głosy',
  'term.votes.text':
    'Masz ich 25. Głosy z woreczka można wylosować w wyborach; za głos, którego nie możesz dodać, zyskujesz 1 PZ.',
  'term.bag': 'Woreczek',
  'term.bag.text':
    'Zawiera głosy wszystkich kolorów. Na końcu gracz z największą liczbą głosów w nim zyskuje 15 PZ, drugi 8 PZ.',
  'term.fraud': 'Żeton oszustwa',
  'term.fraud.text': 'Płacisz za niego od górnego pola w dół. Daje PZ teraz i pomaga w każdych wyborach.',
  'term.election-track': 'Tor wyborów',
  'term.election-track.text': 'Gdy znacznik dotrze na ostatnie pole, po tej turze zawsze odbywają się wybory.',
  'term.election': 'Wybory',
  'term.election.text':
    'Pracownicy wracają, nastroje są rozliczane, a głosy losowane, aż woreczek będzie pusty. O urzędach decydują głosy własnego koloru leżące przed tobą.',
  'term.office': 'Urząd',
  'term.office.text': 'Zdobywasz go w wyborach. Daje od razu PZ i akcję, której musisz użyć w każdej swojej turze.',
  'term.president': 'Prezydent',
  'term.president.text': '25 PZ, jedna ustawa w każdej swojej turze i 20 PZ za urząd na koniec gry.',
  'term.prime-minister': 'Premier',
  'term.prime-minister.text':
    '10 PZ, a w każdej swojej turze jeden krok na dowolnym torze frakcji (przy niemoralności 6 baniek).',
  'term.lama': 'L.A.M.A.',
  'term.lama.text': '3 PZ, a w każdej swojej turze nastroje o 1 w górę (przy niemoralności 3 bańki).',
  'term.dodo': 'D.O.D.O.',
  'term.dodo.text': '1 PZ, a w każdej swojej turze jeden głos do woreczka (przy niemoralności 1 bańka).',
  'term.law': 'Ustawa',
  'term.law.text': 'Prezydent wybiera jedno z jej dwóch pól: jedna część dotyczy Prezydenta, druga wszystkich innych.',
  'term.puppet': 'Marionetka',
  'term.puppet.text':
    'Trzeci kandydat w grze 2-osobowej. Przed każdymi wyborami dodaje 9 głosów, może mieć urzędy i nigdy nie zyskuje PZ.',
  'term.last-turns': 'Ostatnie tury',
  'term.last-turns.text': 'Na planszy leży ostatni konglomerat. Po tej turze każdy ma jeszcze dokładnie jedną turę.',
  'term.scoring': 'Punktacja końcowa',
  'term.scoring.text':
    'Zasoby są sprzedawane, a 3 bańki dają 1 PZ. Każdy krok frakcji i każde pole dobrych nastrojów daje 2 PZ, prezydentura 20 PZ, a najwięcej głosów w woreczku 15 PZ (drugie miejsce 8 PZ).',
  'term.origin': 'Odtworzone karty',
  'term.origin.text':
    'Drukowane karty są niedostępne. Te karty są zgodne z instrukcją tam, gdzie ona je cytuje; resztę wymyśliliśmy dla Hustings.',
} as const satisfies Record<keyof typeof en, string>
