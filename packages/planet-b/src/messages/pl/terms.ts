// Polish: the words of the game a newcomer asks about.
import type { terms as en } from '../en/terms.ts'

export const terms = {
  'term.turn': 'Tura',
  'term.turn.text':
    'Jedna umowa ze wszystkim, co z niej wynika, i akcja urzędu. Potem dobieranie budynków, nowe wiadomości, może wymiana i wybory.',
  'term.deal': 'Umowa',
  'term.deal.text': 'Wybierz jeden z trzech konglomeratów, połóż obok niego walizkę i wykonaj pole leżące do góry.',
  'term.conglomerate': 'Konglomerat',
  'term.conglomerate.text': 'Kafelek o dwóch stronach. Szara jest darmowa, czerwona daje więcej i obniża nastroje o 1.',
  'term.suitcase': 'Walizka',
  'term.suitcase.text': 'Liczy umowy z konglomeratem. Ta na najniższym polu powoduje wymianę.',
  'term.exchange': 'Wymiana',
  'term.exchange.text':
    'Na koniec tury: 2 głosy do woreczka (niemoralnym 5 baniek), walizki schodzą, kafelek odwraca się lub odchodzi, znacznik wyborów idzie o 2, cena się zmienia.',
  'term.box': 'Pole akcji',
  'term.box.text':
    'Najpierw płaci się w całości czerwony koszt, potem wykonuje akcje w dowolnej kolejności. Każdą na tyle, na ile się da.',
  'term.money': 'Bańki',
  'term.money.text': 'Płaci się nimi za budynki, żetony i koszty; widzą je wszyscy. Na końcu 3 bańki to 1 PZ.',
  'term.vp': 'Punkty zwycięstwa',
  'term.vp.text': 'Wygrywa ten, kto ma najwięcej. Każdy zysk widać, suma jest tajna.',
  'term.mood': 'Nastroje',
  'term.mood.text':
    'Co myśli o tobie lud. W wyborach dobre nastroje dają bańki i głosy, złe kosztują pracowników; potem znów są neutralne.',
  'term.resource': 'Zasób',
  'term.resource.text':
    'Siedem rodzajów, w magazynie mieszczą się po cztery. Co się nie mieści, sprzedaje się od razu.',
  'term.price': 'Cena',
  'term.price.text':
    'Każdy rynek wyznacza cenę dwóch zasobów; jego dysk przesuwa się przy wymianie konglomeratu. Mięso zawsze kosztuje 6.',
  'term.production': 'Produkcja',
  'term.production.text': 'Wybierz jedną ze swoich dwóch linii i weź trzy zasoby, które pokazuje.',
  'term.production-tile': 'Żeton produkcji',
  'term.production-tile.text':
    'Kosztuje 10 baniek i zakrywa pole twoich linii, które odtąd produkuje jego zasób. Kupuje się go między akcjami własnej tury.',
  'term.build': 'Budowa',
  'term.build.text':
    'Zapłać za budynek z ręki i od razu zyskaj jego PZ. Zamiast tego możesz włożyć kartę pod jej talię za 5 baniek.',
  'term.building': 'Budynek',
  'term.building.text': 'Ma strefy pracy i dwa pola akcji. Zapełnienie strefy pozwala użyć jednego z nich.',
  'term.headquarters': 'Sztab',
  'term.headquarters.text': 'Masz go od początku. Wymaga cwaniaka i mózgowca; tu zaczyna się oszustwo.',
  'term.trickster': 'Cwaniak',
  'term.trickster.text': 'Pomarańczowy pracownik na miejsca talii A i B. Na planszy najwyżej 8.',
  'term.brain': 'Mózgowiec',
  'term.brain.text': 'Fioletowy pracownik na miejsca talii B i C. Na planszy najwyżej 8.',
  'term.worker-action': 'Akcja pracowników',
  'term.worker-action.text':
    'Za każdą jednostkę weź dowolnego pracownika albo wystaw jednego na wolne miejsce jego koloru.',
  'term.zone': 'Strefa pracy',
  'term.zone.text':
    'Gdy zajęto ostatnie miejsce, od razu użyj górnego lub dolnego pola. Pracownicy zostają do wyborów.',
  'term.faction': 'Frakcja',
  'term.faction.text':
    'Trzy tory po cztery kroki. Krok z ostatniego pola daje zamiast tego 4 PZ, a każdy krok na końcu 2 PZ.',
  'term.support': 'Poparcie',
  'term.support.text': 'Wykonaj pole przy swoim dysku lub dalej na lewo. Potem dysk wraca na start.',
  'term.news': 'Wiadomości',
  'term.news.text':
    'Po jednej odkrytej karcie z trzech talii; z talii bierze się jedną kartę na turę. Ostatnia zagrana decyduje, czy jesteś osobą niemoralną.',
  'term.immoral': 'Niemoralność',
  'term.immoral.text':
    'Dopóki wierzchnia karta twoich wiadomości ma ten znak: bańki zamiast głosów przy wymianie i zamiast dobrego uczynku urzędu, niebieskie ustawy dla Prezydenta.',
  'term.votes': 'Głosy',
  'term.votes.text': 'Masz ich 25. Z woreczka losuje się je w wyborach; głos, którego nie możesz dodać, to 1 PZ.',
  'term.bag': 'Woreczek',
  'term.bag.text': 'Są w nim głosy wszystkich kolorów. Na końcu najwięcej głosów w nim daje 15 PZ, drugie miejsce 8.',
  'term.fraud': 'Żeton oszustwa',
  'term.fraud.text': 'Kładziony za bańki z góry na dół, daje PZ teraz i pomaga w każdych wyborach.',
  'term.election-track': 'Tor wyborów',
  'term.election-track.text': 'Gdy znacznik dotrze na ostatnie pole, po tej turze są wybory, cokolwiek się stanie.',
  'term.election': 'Wybory',
  'term.election.text':
    'Pracownicy wracają, nastroje się rozlicza, głosy losuje do opróżnienia woreczka. O urzędy liczą się własne głosy przed tobą.',
  'term.office': 'Urząd',
  'term.office.text': 'Zdobywa się w wyborach: od razu PZ i akcja, którą trzeba wykonać w każdej swojej turze.',
  'term.president': 'Prezydent',
  'term.president.text': '25 PZ, ustawa w każdej turze i 20 PZ za urząd na koniec gry.',
  'term.prime-minister': 'Premier',
  'term.prime-minister.text': '10 PZ i w każdej turze krok na dowolnym torze frakcji (niemoralnym 6 baniek).',
  'term.lama': 'L.A.M.A.',
  'term.lama.text': '3 PZ i w każdej turze nastroje o 1 w górę (niemoralnym 3 bańki).',
  'term.dodo': 'D.O.D.O.',
  'term.dodo.text': '1 PZ i w każdej turze głos do woreczka (niemoralnym 1 bańka).',
  'term.law': 'Ustawa',
  'term.law.text': 'Prezydent wybiera jedno z dwóch pól: jedna część dla Prezydenta, druga dla wszystkich innych.',
  'term.puppet': 'Marionetka',
  'term.puppet.text':
    'Trzeci kandydat w grze na dwie osoby. Przed każdymi wyborami dodaje 9 głosów, może mieć urzędy i nigdy nie dostaje PZ.',
  'term.last-turns': 'Ostatnie tury',
  'term.last-turns.text': 'Ostatni konglomerat leży na planszy: po tej turze każdy ma dokładnie jedną więcej.',
  'term.scoring': 'Punktacja końcowa',
  'term.scoring.text':
    'Zasoby się sprzedaje, 3 bańki to 1 PZ; po 2 PZ za krok frakcji i dobre nastroje, 20 dla Prezydenta, 15 i 8 za głosy w woreczku.',
  'term.origin': 'Odtworzone karty',
  'term.origin.text':
    'Wydrukowane wzory są niedostępne. Te karty są zgodne z instrukcją tam, gdzie ona mówi, a resztę stworzono na potrzeby Hustings.',
} as const satisfies Record<keyof typeof en, string>
