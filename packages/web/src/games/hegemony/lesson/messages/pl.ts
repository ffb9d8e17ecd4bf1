// The guided first round in Polish.
import type { messages as english } from './en.ts'

export const messages = {
  'lesson.topic.assign': 'Daj ludziom pracę',
  'lesson.topic.rival': 'Tura drugiej klasy',
  'lesson.topic.buy': 'Kup towary i usługi',
  'lesson.topic.use': 'Podnieś dobrobyt',
  'lesson.topic.card': 'Zagraj kartę',
  'lesson.topic.bill': 'Zaproponuj ustawę',
  'lesson.topic.pressure': 'Zbierz głosy',
  'lesson.topic.production': 'Płace, żywność, podatki',
  'lesson.topic.vote': 'Głosuj nad ustawami',
  'lesson.topic.scoring': 'Punkty za rundę',

  'lesson.choose': 'Wybierz „{action}”.',
  'lesson.welcome': 'Prowadzisz Klasę Robotniczą',
  'lesson.welcome.text':
    'To ty: {money} ₳, populacja {population}, jeszcze bez punktów zwycięstwa (PZ). Po pięciu rundach wygrywa, kto ma najwięcej PZ. Klasę Kapitalistów prowadzą przeciw tobie same zasady.',
  'lesson.companies': 'Firmy potrzebują ludzi',
  'lesson.companies.text':
    'Firma z obsadzonymi wszystkimi miejscami wypłaca wynagrodzenie i produkuje; obsadzona w połowie nie robi nic. Działa {working} z {all}, {empty, plural, one {# czeka} few {# czekają} many {# czeka} other {# czeka}} na ludzi.',
  'lesson.laws': 'O reszcie decydują polityki',
  'lesson.laws.text':
    'Siedem polityk określa płace, podatki i ceny; czarne obowiązuje. W wierszach 1–5 sekcja A jest twoja, a C ich: tak jak teraz na koniec {mine} PZ dla ciebie, {theirs} dla nich.',
  'lesson.cards': 'Jedna karta, jedna tura',
  'lesson.cards.text':
    'Masz kart: {cards}, a tur pięć. W każdej turze zużywasz jedną kartę: zagrywasz ją albo oddajesz za akcję podstawową. Oprócz tego jedna akcja darmowa na turę nie kosztuje karty.',

  'lesson.assign': 'Daj ludziom pracę',
  'lesson.assign.text':
    'Bezrobotni nic nie przynoszą, a masz ich {unemployed}. Mogą obsadzić wszystkie miejsca tutaj: {company}. To {wage} ₳ wynagrodzenia więcej w każdej rundzie.',
  'lesson.discard': 'Oddaj kartę',
  'lesson.discard.text':
    'Akcja podstawowa kosztuje jedną kartę z ręki, na zawsze. Zatrzymaj te, które chcesz zagrać później; dwie karty zostaną ci na następną rundę.',
  'lesson.discard-spare': 'Oddaj kartę',
  'lesson.discard-spare.text':
    'Akcja podstawowa kosztuje jedną kartę z ręki, na zawsze. Zatrzymaj te, które chcesz zagrać później.',
  'lesson.discard-spare.todo': '„{card}” nie da się teraz zagrać: nie będzie jej brakować.',
  'lesson.assign-worker': 'Kto idzie do pracy?',
  'lesson.assign-worker.text':
    'Zacznij od wykwalifikowanego: kolorowe miejsca przyjmują tylko swój kolor, szare każdego.',
  'lesson.assign-where': 'Dokąd?',
  'lesson.assign-where.text':
    'Podświetlone przyjmie tego pracownika. Liczba przy słupkach to wynagrodzenie całej firmy, które dostajesz w każdej rundzie.',
  'lesson.assign-next': 'I kto jeszcze?',
  'lesson.assign-next.text':
    'Firma nie jest jeszcze pełna. Szare miejsce przyjmie każdego, więc wyślij kogoś bez kwalifikacji.',
  'lesson.assign-done': 'Wystarczy',
  'lesson.assign-done.text':
    'Możesz przydzielić do trzech pracowników. Zabranie kogoś z działającej firmy zatrzymałoby ją, więc resztę zostaw na miejscu.',

  'lesson.buy': 'Kup zdrowie',
  'lesson.buy.text':
    'Na jedno użycie trzeba tyle, ile wynosi populacja: {population}. Zdrowie kosztuje u Państwa {price} ₳, czyli {cost} z twoich {money} ₳, i daje najwięcej: PZ, dobrobyt i nowego pracownika.',
  'lesson.buy-resource': 'Co kupić?',
  'lesson.buy-resource.text':
    'Zdrowie, edukacja i towary luksusowe podnoszą dobrobyt, po {population} naraz. Żywność zjada się w produkcji, wpływy to pewny głos. Jeden rodzaj na zakup.',
  'lesson.buy-source': 'Od kogo?',
  'lesson.buy-source.text':
    'Porównaj ceny i zapasy. Pieniądze bierze sprzedawca: u Klasy Kapitalistów stają się punktami, od Państwa wracają jako wynagrodzenie.',
  'lesson.buy-amount': 'Ile?',
  'lesson.buy-amount.text': 'Na jedno użycie trzeba {population}; mniej poczeka, aż się uzbiera.',

  'lesson.use-healthcare': 'Opieka zdrowotna za darmo',
  'lesson.use-healthcare.text':
    'Akcja darmowa tej tury: wydaj zdrowie ({population}). Dobrobyt wzrośnie do {prosperity}, to {vp} PZ, do tego 2 PZ i nowy pracownik.',
  'lesson.use-education': 'Edukacja za darmo',
  'lesson.use-education.text':
    'Akcja darmowa tej tury: wydaj edukację ({population}). Dobrobyt wzrośnie do {prosperity}, to {vp} PZ, a jeden z twoich pracowników zdobędzie kwalifikacje.',
  'lesson.use-luxury': 'Towary luksusowe za darmo',
  'lesson.use-luxury.text':
    'Akcja darmowa tej tury: wydaj towary luksusowe ({population}). Dobrobyt wzrośnie do {prosperity}, to {vp} PZ.',
  'lesson.educate': 'Kto się uczy?',
  'lesson.educate.text':
    'Najlepiej ktoś bezrobotny: z właściwymi kwalifikacjami da się obsadzić wolną firmę. Kto pracuje, zostaje na swoim miejscu.',
  'lesson.skill': 'Jakie kwalifikacje?',
  'lesson.skill.text': 'Weź te, których wymagają wolne miejsca. Teraz są to: {skills}.',
  'lesson.skill-any': 'Jakie kwalifikacje?',
  'lesson.skill-any.text':
    'Wolne miejsca nie wymagają teraz kwalifikacji. Spójrz na rynek firm: mogą powstać następne.',

  'lesson.scholarship': 'Zagraj kartę',
  'lesson.scholarship.text':
    'Podświetlone karty można teraz zagrać i dają więcej niż akcja podstawowa. „{card}” to edukacja za pół ceny, a użyta edukacja to wykwalifikowany pracownik.',
  'lesson.scholarship.todo': 'Zagraj „{card}”.',
  'lesson.card': 'Zagraj kartę',
  'lesson.card.text':
    'Podświetlone karty można teraz zagrać i dają więcej niż akcja podstawowa. Lista opcji mówi, co przyniesie każda z nich.',
  'lesson.card.todo': 'Zagraj „{card}” albo inną, która ci odpowiada.',

  'lesson.bill-wages': 'Zaproponuj ustawę',
  'lesson.bill-wages.text':
    'Rynek Pracy w sekcji A znaczy: każda firma płaci najwyższe wynagrodzenie. Dla ciebie to {gain} ₳ więcej w każdej rundzie i 3 PZ po uchwaleniu.',
  'lesson.bill': 'Zaproponuj ustawę',
  'lesson.bill.text':
    'Ustawa przesuwa jedną politykę o jedną sekcję. W stronę A to twoja strona, a twoja uchwalona ustawa daje 3 PZ.',
  'lesson.which-bill': 'Która polityka?',
  'lesson.which-bill.text':
    'W wierszach 1–5 sekcja A jest twoja. Wiersze 6 i 7 nikomu nie dają punktów na koniec, ale uchwalona ustawa zawsze daje 3 PZ.',
  'lesson.which-bill-ours': 'Która polityka?',
  'lesson.which-bill-ours.text':
    'W wierszach 1–5 sekcja A jest twoja i na koniec daje punkty. Każda ustawa przesuwa politykę o jedną sekcję.',
  'lesson.which-bill-ours.todo': 'Najwięcej da ci teraz: {policy}, sekcja {section}.',
  'lesson.vote-now': 'Głosować teraz czy później?',
  'lesson.vote-now.text':
    'Za 1 kostkę wpływów głosowanie jest od razu, z takim woreczkiem, jaki jest: twoich kostek {mine}, ich {theirs}. Inaczej w fazie głosowania, a do tego czasu możesz zebrać głosy.',
  'lesson.pressure': 'Zbierz głosy',
  'lesson.pressure.text':
    'Do głosowania losuje się z woreczka pięć kostek: twoich jest {mine} z {all}, ich {theirs}, żółte nie liczą się dla nikogo. Presja polityczna dodaje 3 twoje.',
  'lesson.end': 'To cała tura',
  'lesson.end.text': 'Możesz jeszcze wykonać akcję darmową. Teraz żadna nie jest potrzebna: zakończ turę.',
  'lesson.own': 'Ty decydujesz',
  'lesson.own.text':
    'Najważniejsze akcje już znasz. Rób, co uważasz za najlepsze: wskaż opcję, by zobaczyć, co zmieni, zanim ją wybierzesz.',

  'lesson.rival': 'Działa Klasa Kapitalistów',
  'lesson.rival.text': '{deed} „Dlaczego?” pokaże kartę, według której działała. Rozejrzyj się i idź dalej.',
  'lesson.rival.built': 'Założyła firmę: {company}. Więcej firm to więcej miejsc dla twoich ludzi.',
  'lesson.rival.hired':
    'Założyła firmę ({company}) i zatrudniła {hired, plural, one {# twojego pracownika} few {# twoich pracowników} many {# twoich pracowników} other {# twoich pracowników}}: więcej wynagrodzenia dla ciebie.',
  'lesson.rival.sold': 'Sprzedała za granicę za {money} ₳: żyje z pieniędzy.',
  'lesson.rival.bill': 'Proponuje ustawę: {policy}, sekcja {section}. Po produkcji będziesz nad nią głosować.',
  'lesson.rival.automated': 'Założyła firmę, która nie potrzebuje ludzi: {company}. Zarabia tam bez wypłat.',
  'lesson.rival.cubes': 'Dodała do woreczka kostki głosowania ({cubes}): szykuje się do głosowań.',
  'lesson.rival.other': 'Zrobiła to, co pomoże jej zarobić albo wygrać głosowanie.',
  'lesson.waiting': 'Twoja tura się skończyła',
  'lesson.waiting.text': 'Teraz działa Klasa Kapitalistów. Możesz się rozejrzeć i cofnąć turę, póki nie zacznie.',

  'lesson.food': 'Każdy je',
  'lesson.food.text':
    'Wynagrodzenie wypłacono. Teraz twoja populacja ({population}) zjada tyle samo żywności, a masz jej {food}. Brakującą trzeba kupić: porównaj ceny.',
  'lesson.production': 'Co dała produkcja',
  'lesson.production.text':
    'Wynagrodzenie przyniosło {wages} ₳. Żywność kosztowała {food} ₳, podatki {tax} ₳: na następną rundę zostaje {money} ₳.',
  'lesson.side': 'Za czy przeciw?',
  'lesson.side.text':
    'Ogłoś swoją stronę. Jeśli ustawa przejdzie, autor dostaje 3 PZ, a kto był za i miał głos — 1 PZ.',
  'lesson.side-ours': 'Za czy przeciw?',
  'lesson.side-ours.text':
    '{policy}, sekcja {section}: krok w twoją stronę. Jeśli padnie twój głos, dostaniesz nawet 1 PZ.',
  'lesson.side-ours.todo': 'Bądź za.',
  'lesson.side-theirs': 'Za czy przeciw?',
  'lesson.side-theirs.text':
    '{policy}, sekcja {section}: krok od twojej strony. Głos za mógłby dać 1 PZ; głos przeciw kieruje twoje kostki przeciw ustawie.',
  'lesson.side-theirs.todo': 'Bądź przeciw.',
  'lesson.side-neutral': 'Za czy przeciw?',
  'lesson.side-neutral.text':
    '{policy}, sekcja {section}: na koniec nikomu nie daje punktów. Jeśli przejdzie, Klasa Kapitalistów dostaje 3 PZ, a ty 1 za poparcie, o ile padnie twój głos.',
  'lesson.influence': 'Wpływy to pewny głos',
  'lesson.influence.text':
    'Kostki wylosowano i policzono. Każda kostka wpływów to jeszcze jeden głos po twojej stronie; wydaje się ją potajemnie i przepada. Masz {mine}, oni {theirs}. Remis oznacza uchwalenie.',
  'lesson.result': 'Jak skończyło się głosowanie',
  'lesson.result.text':
    'Wystarczy tyle samo głosów za co przeciw. Wylosowane kostki zwycięzców opuszczają woreczek, przegranych do niego wracają: kto przegrał, potem jest silniejszy.',
  'lesson.scoring': 'Punkty za rundę',
  'lesson.scoring.text':
    'Dostajesz 2 PZ za każdy związek zawodowy (masz {unions}), ona za zatrzymane pieniądze. Masz {mine} PZ, Klasa Kapitalistów {theirs}.',

  'lesson.goodbye': 'Pierwsza runda rozegrana',
  'lesson.goodbye.text':
    'Masz {mine} PZ przeciw {theirs}. Zaczyna się runda 2: pięć nowych kart, nowi pracownicy, a dobrobyt spadł o 1. Dalej prowadzisz swoją klasę bez pomocy.',
  'lesson.untried': 'Jeszcze do wypróbowania',
  'lesson.untried.text': 'Zabrakło czasu na: {topics}. Przed tobą jeszcze cztery rundy.',
  'lesson.goodbye-table': 'Gdzie szukać pomocy',
  'lesson.goodbye-table.text':
    'Zatrzymaj wskaźnik na czymkolwiek, a samo się objaśni; przy tym, co niemożliwe, podano powód. Zasady i wprowadzenie są w menu. Powodzenia.',
  'lesson.otherwise': 'Ty decydujesz',
  'lesson.otherwise.text': 'Wskaż opcję, by zobaczyć, co zmieni. Cokolwiek wybierzesz, pójdziemy dalej stamtąd.',

  'lesson.re.assigned': 'Obsadzono: {companies}. To {gain} ₳ wynagrodzenia więcej w każdej rundzie.',
  'lesson.re.assigned-more': 'Obsadzono: {companies}, {gain} ₳ więcej w każdej rundzie. Można obsadzić też: {company}.',
  'lesson.re.moved': 'Nowe miejsce pracy: {companies}. Inne za to opustoszały, więc wynagrodzenie nie rośnie.',
  'lesson.re.union': 'Związek zawodowy: wpływy w każdej produkcji i 2 PZ w każdej rundzie.',
  'lesson.re.bought': '{resource}: {amount} za {cost} ₳, dość na jedno użycie.',
  'lesson.re.bought-short': '{resource}: {amount} za {cost} ₳. Do użycia brakuje jeszcze {short}.',
  'lesson.re.bought-food': '{resource}: {amount} za {cost} ₳. W produkcji będzie trzeba {population}.',
  'lesson.re.bought-influence': '{resource}: {amount} za {cost} ₳. Każda kostka to pewny głos.',
  'lesson.re.unused':
    'Tura się skończyła, a zapas został ({resource}: {amount}). Akcja darmowa tamtej tury przepadła; wykonaj ją w następnej.',
  'lesson.re.healthcare': 'Dobrobyt {prosperity}: razem {vp} PZ, a nowy pracownik czeka na miejsce.',
  'lesson.re.education': 'Dobrobyt {prosperity}: {vp} PZ i jeden wykwalifikowany pracownik więcej.',
  'lesson.re.luxury': 'Dobrobyt {prosperity}: {vp} PZ.',
  'lesson.re.card': '„{card}”: karta zagrana dla efektu.',
  'lesson.re.strike':
    'Strajk: {count, plural, one {# firma musi} few {# firmy muszą} many {# firm musi} other {# firmy musi}} przed produkcją podnieść wynagrodzenie do najwyższego, inaczej nie będzie tam ani produkcji, ani wypłat, a ty zyskasz wpływy.',
  'lesson.re.other': '{action}: zrobilibyśmy inaczej, ale to twoja klasa.',
  'lesson.re.bill-wages': 'Jeśli przejdzie, firmy zapłacą ci w każdej rundzie o {gain} ₳ więcej.',
  'lesson.re.bill': '{policy}, sekcja {section}: krok w twoją stronę.',
  'lesson.re.bill-neutral': '{policy}, sekcja {section}: na koniec bez punktów, ale 3 PZ za uchwalenie.',
  'lesson.re.bill-theirs': '{policy}, sekcja {section}: to krok od sekcji A, twojej strony. Możesz go cofnąć.',
  'lesson.re.cubes': 'Dodane kostki: {cubes}. Teraz w woreczku twoich jest {mine} z {all}.',
  'lesson.re.cubes-early':
    'Dodane kostki: {cubes}. Teraz twoich jest {mine} z {all}; przydadzą się, gdy będzie ustawa.',
  'lesson.re.won': '{for} : {against}. Twoja ustawa przeszła: {vp} PZ.',
  'lesson.re.supported': '{for} : {against}. Uchwalono ({policy}, sekcja {section}): {vp} PZ dla ciebie.',
  'lesson.re.outvoted': '{for} : {against}. Uchwalono wbrew twoim głosom ({policy}, sekcja {section}).',
  'lesson.re.lost': '{for} : {against}. {policy}: pozostaje bez zmian.',
  'lesson.re.averted': '{for} : {against}. Ustawa nie przeszła: {policy}, sekcja {section}.',
} as const satisfies Record<keyof typeof english, string>
