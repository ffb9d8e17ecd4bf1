// The guided first round in Polish.
import type { messages as english } from './en.ts'

export const messages = {
  'lesson.topic.assign': 'Przydziel pracowników',
  'lesson.topic.rival': 'Tura przeciwnika',
  'lesson.topic.buy': 'Kup towary i usługi',
  'lesson.topic.use': 'Podnieś dobrobyt',
  'lesson.topic.card': 'Zagraj kartę',
  'lesson.topic.bill': 'Zaproponuj ustawę',
  'lesson.topic.pressure': 'Dodaj kostki głosowania',
  'lesson.topic.production': 'Wynagrodzenia, żywność, podatki',
  'lesson.topic.vote': 'Głosuj nad ustawami',
  'lesson.topic.scoring': 'Punktowanie rundy',

  'lesson.choose': 'Wybierz „{action}”.',
  'lesson.welcome': 'Prowadzisz Klasę Robotniczą',
  'lesson.welcome.text':
    'To ty: {money} ₳, populacja {population}, na razie bez punktów zwycięstwa (PZ). Po pięciu rundach wygrywa gracz z największą liczbą PZ. Przeciw tobie gra Automa Klasy Kapitalistów.',
  'lesson.companies': 'Firmy potrzebują pracowników',
  'lesson.companies.text':
    'Firma z obsadzonymi wszystkimi miejscami wypłaca wynagrodzenie i produkuje. Z wolnym miejscem nie robi nic. Teraz funkcjonuje {working} z {all}, {empty, plural, one {# czeka} few {# czekają} many {# czeka} other {# czeka}} na pracowników.',
  'lesson.laws': 'Warunki wyznaczają polityki',
  'lesson.laws.text':
    'Siedem polityk określa wynagrodzenia, podatki i ceny. Czarna sekcja obowiązuje. W politykach 1–5 sekcja A jest twoja, a C przeciwnika: w obecnym stanie dadzą na koniec {mine} PZ tobie i {theirs} PZ przeciwnikowi.',
  'lesson.cards': 'Jedna karta, jedna tura',
  'lesson.cards.text':
    'Masz kart: {cards}, a tur pięć. W każdej turze używasz jednej karty: zagrywasz ją dla efektu albo odrzucasz, by wykonać akcję podstawową. Raz na turę możesz też wykonać akcję darmową, która nie kosztuje karty.',

  'lesson.assign': 'Przydziel pracowników',
  'lesson.assign.text':
    'Bezrobotni nic nie zarabiają, a masz ich {unemployed}. Mogą obsadzić całą firmę: {company}. To {wage} ₳ wynagrodzenia więcej w każdej rundzie.',
  'lesson.discard': 'Odrzuć kartę',
  'lesson.discard.text':
    'Akcja podstawowa kosztuje jedną kartę z ręki. Zatrzymaj te, które chcesz zagrać później: dwie zostaną ci na następną rundę.',
  'lesson.discard-spare': 'Odrzuć kartę',
  'lesson.discard-spare.text':
    'Akcja podstawowa kosztuje jedną kartę z ręki. Zatrzymaj te, które chcesz zagrać później.',
  'lesson.discard-spare.todo': 'Karty „{card}” nie możesz teraz zagrać, więc nie będzie ci jej brakować.',
  'lesson.assign-worker': 'Kto idzie do pracy?',
  'lesson.assign-worker.text':
    'Zacznij od wykwalifikowanego pracownika. Kolorowe miejsca przyjmują tylko pracowników w tym kolorze, szare dowolnego.',
  'lesson.assign-where': 'Dokąd?',
  'lesson.assign-where.text':
    'Firmy, które mogą przyjąć tego pracownika, są podświetlone. Liczba przy słupkach to wynagrodzenie całej firmy, wypłacane ci w każdej rundzie.',
  'lesson.assign-next': 'Kto jeszcze?',
  'lesson.assign-next.text':
    'Firma nie jest jeszcze pełna. Szare miejsce przyjmie dowolnego pracownika, więc wyślij niewykwalifikowanego.',
  'lesson.assign-done': 'Wystarczy',
  'lesson.assign-done.text':
    'Możesz przydzielić do trzech pracowników. Zabranie pracownika z funkcjonującej firmy zatrzymałoby ją, więc resztę zostaw na miejscu.',

  'lesson.buy': 'Kup zdrowie',
  'lesson.buy.text':
    'Jedno użycie wymaga tyle sztuk, ile wynosi twoja populacja: {population}. Zdrowie kosztuje u Państwa po {price} ₳, czyli {cost} z twoich {money} ₳, i daje najwięcej: PZ, dobrobyt i nowego pracownika.',
  'lesson.buy-resource': 'Co kupujesz?',
  'lesson.buy-resource.text':
    'Zdrowie, edukacja i towary luksusowe podnoszą dobrobyt; każde użycie wymaga {population}. Żywność zjada się w fazie produkcji, a wpływy to pewny głos. Kupujesz jeden rodzaj naraz.',
  'lesson.buy-source': 'Od kogo kupujesz?',
  'lesson.buy-source.text':
    'Porównaj ceny i zapasy. Pieniądze trafiają do sprzedawcy: Klasa Kapitalistów zamienia je na punkty, Państwo oddaje je w wynagrodzeniach.',
  'lesson.buy-amount': 'Ile?',
  'lesson.buy-amount.text': 'Jedno użycie wymaga {population}. Jeśli kupisz mniej, poczekają, aż będzie ich dość.',

  'lesson.use-healthcare': 'Korzystaj z opieki zdrowotnej: akcja darmowa',
  'lesson.use-healthcare.text':
    'Akcja darmowa tej tury: wydaj zdrowie ({population}). Dobrobyt wzrośnie do {prosperity}, co da {vp} PZ. Zyskasz też 2 PZ i nowego pracownika.',
  'lesson.use-education': 'Korzystaj z edukacji: akcja darmowa',
  'lesson.use-education.text':
    'Akcja darmowa tej tury: wydaj edukację ({population}). Dobrobyt wzrośnie do {prosperity}, co da {vp} PZ, a jeden z twoich pracowników zdobędzie kwalifikacje.',
  'lesson.use-luxury': 'Korzystaj z towarów luksusowych: akcja darmowa',
  'lesson.use-luxury.text':
    'Akcja darmowa tej tury: wydaj towary luksusowe ({population}). Dobrobyt wzrośnie do {prosperity}, co da {vp} PZ.',
  'lesson.educate': 'Kto się uczy?',
  'lesson.educate.text':
    'Najlepiej wybierz bezrobotnego: z właściwymi kwalifikacjami obsadzi inną firmę. Pracownik, który ma pracę, zostaje na swoim miejscu.',
  'lesson.skill': 'Jakie kwalifikacje?',
  'lesson.skill.text': 'Wybierz kwalifikacje, których wymagają wolne miejsca. Teraz są to: {skills}.',
  'lesson.skill-any': 'Jakie kwalifikacje?',
  'lesson.skill-any.text':
    'Żadne wolne miejsce nie wymaga teraz kwalifikacji. Spójrz na firmy na rynku: mogą powstać następne.',

  'lesson.scholarship': 'Zagraj kartę',
  'lesson.scholarship.text':
    'Podświetlone karty możesz zagrać teraz. Dają więcej niż akcja podstawowa. „{card}” pozwala kupić edukację za pół ceny, a użycie edukacji daje wykwalifikowanego pracownika.',
  'lesson.scholarship.todo': 'Zagraj „{card}”.',
  'lesson.card': 'Zagraj kartę',
  'lesson.card.text':
    'Podświetlone karty możesz zagrać teraz. Dają więcej niż akcja podstawowa. Lista opcji pokazuje, co da każda z nich.',
  'lesson.card.todo': 'Zagraj „{card}” albo inną, która ci odpowiada.',

  'lesson.bill-wages': 'Zaproponuj ustawę',
  'lesson.bill-wages.text':
    'Gdy Rynek Pracy jest w sekcji A, każda firma płaci najwyższe wynagrodzenie. Dla ciebie to {gain} ₳ więcej w każdej rundzie i 3 PZ za uchwalenie ustawy.',
  'lesson.bill': 'Zaproponuj ustawę',
  'lesson.bill.text':
    'Ustawa przesuwa jedną politykę o jedną sekcję. Twoja strona to A, a za swoją uchwaloną ustawę dostajesz 3 PZ.',
  'lesson.which-bill': 'Która polityka?',
  'lesson.which-bill.text':
    'W politykach 1–5 twoja jest sekcja A. Polityki 6 i 7 nikomu nie dają punktów na koniec, ale uchwalona ustawa zawsze daje 3 PZ.',
  'lesson.which-bill-ours': 'Która polityka?',
  'lesson.which-bill-ours.text':
    'W politykach 1–5 sekcja A jest twoja i na koniec daje punkty. Każda ustawa przesuwa politykę o jedną sekcję.',
  'lesson.which-bill-ours.todo': 'Najwięcej da ci teraz: {policy}, sekcja {section}.',
  'lesson.vote-now': 'Głosować teraz czy później?',
  'lesson.vote-now.text':
    'Za 1 kostkę wpływów głosowanie odbędzie się natychmiast, z obecną zawartością woreczka: {mine} twoich kostek i {theirs} przeciwnika. Inaczej poczeka do fazy głosowania, a do tego czasu możesz dokładać kostki.',
  'lesson.pressure': 'Dodaj kostki głosowania',
  'lesson.pressure.text':
    'Do głosowania losuje się z woreczka pięć kostek. Twoich jest {mine} z {all}, przeciwnika {theirs}, a żółte nie liczą się dla nikogo. Presja polityczna dodaje 3 twoje kostki.',
  'lesson.end': 'To cała tura',
  'lesson.end.text': 'Możesz jeszcze wykonać akcję darmową, ale teraz żadna nie jest potrzebna. Zakończ turę.',
  'lesson.own': 'Ty decydujesz',
  'lesson.own.text':
    'Najważniejsze akcje już znasz. Rób, co uważasz za najlepsze. Wskaż opcję lub przytrzymaj ją, by zobaczyć, co zmieni.',

  'lesson.rival': 'Gra Klasa Kapitalistów',
  'lesson.rival.text': '{deed} „Dlaczego?” pokaże kartę, według której grała. Rozejrzyj się i wybierz „Dalej”.',
  'lesson.rival.built': 'Założyła firmę: {company}. Więcej firm to więcej miejsc dla twoich pracowników.',
  'lesson.rival.hired':
    'Założyła firmę ({company}) i zatrudniła {hired, plural, one {# twojego pracownika} few {# twoich pracowników} many {# twoich pracowników} other {# twojego pracownika}}: dla ciebie to więcej wynagrodzenia.',
  'lesson.rival.sold': 'Sprzedała za granicę za {money} ₳. Pieniądze to jej główne źródło punktów.',
  'lesson.rival.bill': 'Zaproponowała ustawę: {policy}, sekcja {section}. Po produkcji będziecie nad nią głosować.',
  'lesson.rival.automated':
    'Założyła firmę, która nie potrzebuje pracowników: {company}. Zarabia na niej bez płacenia wynagrodzenia.',
  'lesson.rival.cubes': 'Dodała do woreczka kostki głosowania ({cubes}), by przygotować się do głosowań.',
  'lesson.rival.other': 'Wykonała akcję, która pomoże jej zarobić albo wygrać głosowanie.',
  'lesson.waiting': 'Twoja tura się skończyła',
  'lesson.waiting.text':
    'Teraz gra Klasa Kapitalistów. Możesz się rozejrzeć, a dopóki nie zagra, możesz cofnąć swoją turę.',

  'lesson.food': 'Twoja populacja potrzebuje żywności',
  'lesson.food.text':
    'Wynagrodzenie wypłacono. Teraz twoja populacja ({population}) zjada tyle samo żywności, a masz jej {food}. Kup brakującą i porównaj ceny.',
  'lesson.production': 'Wyniki produkcji',
  'lesson.production.text':
    'Wynagrodzenie przyniosło {wages} ₳. Za żywność płacisz {food} ₳, podatki to {tax} ₳. Na następną rundę zostaje {money} ₳.',
  'lesson.side': 'Za czy przeciw?',
  'lesson.side.text':
    'Wybierz stronę. Jeśli ustawa zostanie uchwalona, wnioskodawca zyskuje 3 PZ, a każdy, kto ją poparł i miał głos, 1 PZ.',
  'lesson.side-ours': 'Za czy przeciw?',
  'lesson.side-ours.text':
    '{policy}, sekcja {section}: to krok w twoją stronę. Jeśli będzie liczył się choć jeden twój głos, zyskasz też 1 PZ.',
  'lesson.side-ours.todo': 'Zagłosuj za.',
  'lesson.side-theirs': 'Za czy przeciw?',
  'lesson.side-theirs.text':
    '{policy}, sekcja {section}: to krok od twojej strony. Głos za może dać ci 1 PZ. Głos przeciw sprawia, że twoje kostki liczą się przeciw ustawie.',
  'lesson.side-theirs.todo': 'Zagłosuj przeciw.',
  'lesson.side-neutral': 'Za czy przeciw?',
  'lesson.side-neutral.text':
    '{policy}, sekcja {section}: na koniec nikomu nie daje punktów. Jeśli ustawa zostanie uchwalona, Klasa Kapitalistów zyska 3 PZ, a ty 1 PZ za poparcie jej głosem.',
  'lesson.influence': 'Wpływy to pewny głos',
  'lesson.influence.text':
    'Kostki wylosowano i policzono. Każda kostka wpływów dodaje głos po twojej stronie. Wydajesz je w tajemnicy i zawsze tracisz. Masz {mine}, przeciwnik {theirs}. Przy remisie ustawa zostaje uchwalona.',
  'lesson.result': 'Wynik głosowania',
  'lesson.result.text':
    'Do uchwalenia wystarczy tyle samo głosów za co przeciw. Wylosowane kostki wygranej strony opuszczają woreczek, przegranej do niego wracają, więc następnym razem przegrani są silniejsi.',
  'lesson.scoring': 'Punktowanie rundy',
  'lesson.scoring.text':
    'Zyskujesz 2 PZ za każdy związek zawodowy (masz {unions}). Klasa Kapitalistów punktuje za pieniądze, które zatrzymała. Masz {mine} PZ, ona {theirs} PZ.',

  'lesson.goodbye': 'Koniec pierwszej rundy',
  'lesson.goodbye.text':
    'Masz {mine} PZ, Klasa Kapitalistów {theirs}. Zaczyna się runda 2: dostajesz pięć nowych kart i nowych pracowników, a dobrobyt spada o 1. Dalej grasz już bez przewodnika.',
  'lesson.untried': 'Jeszcze do wypróbowania',
  'lesson.untried.text': 'Tego jeszcze nie próbowaliśmy: {topics}. Przed tobą cztery rundy.',
  'lesson.goodbye-table': 'Gdzie szukać pomocy',
  'lesson.goodbye-table.text':
    'Wskaż dowolny element lub przytrzymaj go, by zobaczyć, co znaczy. Przy niedostępnych opcjach jest powód. Zasady i to wprowadzenie są w menu. Powodzenia!',
  'lesson.otherwise': 'Ty decydujesz',
  'lesson.otherwise.text':
    'Wskaż opcję lub przytrzymaj ją, by zobaczyć, co zmieni. Cokolwiek wybierzesz, przewodnik poprowadzi cię dalej.',

  'lesson.re.assigned': 'Obsadzono: {companies}. To {gain} ₳ wynagrodzenia więcej w każdej rundzie.',
  'lesson.re.assigned-more':
    'Obsadzono: {companies}, {gain} ₳ więcej w każdej rundzie. Możesz obsadzić też: {company}.',
  'lesson.re.moved': 'Nowe miejsce pracy: {companies}. Inne miejsca są teraz puste, więc wynagrodzenie nie rośnie.',
  'lesson.re.union': 'Związek zawodowy daje wpływy w każdej fazie produkcji i 2 PZ w każdej fazie punktowania.',
  'lesson.re.bought': '{resource}: {amount} za {cost} ₳, wystarczy na jedno użycie.',
  'lesson.re.bought-short': '{resource}: {amount} za {cost} ₳. Do jednego użycia brakuje jeszcze {short}.',
  'lesson.re.bought-food': '{resource}: {amount} za {cost} ₳. W fazie produkcji potrzebujesz {population}.',
  'lesson.re.bought-influence': '{resource}: {amount} za {cost} ₳. Każda kostka to pewny głos.',
  'lesson.re.unused':
    'Tura się skończyła, a masz dość na jedno użycie ({resource}: {amount}). Akcja darmowa tej tury przepadła; wykonaj ją w następnej.',
  'lesson.re.healthcare': 'Dobrobyt {prosperity}: razem {vp} PZ, a nowy pracownik czeka na pracę.',
  'lesson.re.education': 'Dobrobyt {prosperity}: {vp} PZ i jeden wykwalifikowany pracownik więcej.',
  'lesson.re.luxury': 'Dobrobyt {prosperity}: {vp} PZ.',
  'lesson.re.card': 'Karta „{card}” zagrana dla efektu.',
  'lesson.re.strike':
    'Strajk: {count, plural, one {# firma musi} few {# firmy muszą} many {# firm musi} other {# firmy musi}} przed produkcją podnieść wynagrodzenie do najwyższego poziomu. Inaczej nie będzie tam ani produkcji, ani wypłat, a ty zyskasz wpływy.',
  'lesson.re.other': '„{action}”: przewodnik radził inaczej, ale to twoja klasa.',
  'lesson.re.bill-wages': 'Jeśli zostanie uchwalona, firmy zapłacą ci w każdej rundzie o {gain} ₳ więcej.',
  'lesson.re.bill': '{policy}, sekcja {section}: krok w twoją stronę.',
  'lesson.re.bill-neutral': '{policy}, sekcja {section}: na koniec bez punktów, ale 3 PZ za uchwalenie.',
  'lesson.re.bill-theirs': '{policy}, sekcja {section}: to krok od sekcji A, twojej strony. Możesz to cofnąć.',
  'lesson.re.cubes': 'Dodane kostki: {cubes}. Teraz w woreczku twoich jest {mine} z {all}.',
  'lesson.re.cubes-early':
    'Dodane kostki: {cubes}. Teraz twoich jest {mine} z {all}. Przydadzą się, gdy będzie ustawa do głosowania.',
  'lesson.re.won': '{for}:{against}. Twoja ustawa zostaje uchwalona: {vp} PZ.',
  'lesson.re.supported': '{for}:{against}. Ustawa uchwalona ({policy}, sekcja {section}): {vp} PZ dla ciebie.',
  'lesson.re.outvoted': '{for}:{against}. Ustawa uchwalona wbrew twoim głosom ({policy}, sekcja {section}).',
  'lesson.re.lost': '{for}:{against}. {policy}: bez zmian.',
  'lesson.re.averted': '{for}:{against}. Ustawa nie przechodzi: {policy}, sekcja {section}.',
} as const satisfies Record<keyof typeof english, string>
