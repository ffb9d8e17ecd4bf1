// Polish names and texts of the action cards.
import type { cards as en } from '../en/cards.ts'

export const cards = {
  // Working Class
  'card.working-specialization': 'Specjalizacja',
  'card.working-specialization.text':
    'Dodaj do bezrobotnych wykwalifikowanego pracownika dowolnego koloru. Potem przydziel do 3 pracowników.',
  'card.working-highlight-social-issues': 'Nagłośnienie Problemów Społecznych',
  'card.working-highlight-social-issues.text': 'Kup od Państwa 3 kostki wpływów mediów za łącznie 15 ₳.',
  'card.working-cooperative-farm': 'Spółdzielnia Rolnicza',
  'card.working-cooperative-farm.text':
    'Załóż za darmo spółdzielnię rolniczą i przydziel do niej 3 swoich bezrobotnych. Produkuje 2 żywności na rundę.',
  'card.working-cooperative-farm.requirement': 'Co najmniej 3 własnych bezrobotnych',
  'card.working-healthcare-benefits': 'Świadczenia Zdrowotne',
  'card.working-healthcare-benefits.text':
    'Kup od Państwa zdrowie, maksymalnie {population}, za połowę łącznej ceny, zaokrąglając w górę.',
  'card.working-healthcare-movement': 'Ruch na rzecz Ochrony Zdrowia',
  'card.working-healthcare-movement.text':
    'Dodaj do woreczka 2 swoje kostki głosowania. Potem zaproponuj ustawę dla polityki 4 (Zdrowie i Świadczenia).',
  'card.working-need-for-change': 'Potrzeba Zmian',
  'card.working-need-for-change.text': 'Zaproponuj kolejno 2 ustawy dotyczące różnych polityk.',
  'card.working-labor-market-deregulation': 'Deregulacja Rynku Pracy',
  'card.working-labor-market-deregulation.text':
    'Przydziel dowolną liczbę bezrobotnych. Przy 2C możesz też przenieść między firmami swoich niezaangażowanych pracowników.',
  'card.working-migration': 'Migracja',
  'card.working-migration.text':
    'Wyślij za granicę 1 lub 2 swoich bezrobotnych. Otrzymaj po 5 ₳, a za wykwalifikowanego 10 ₳.',
  'card.working-migration.requirement': 'Co najmniej 4 własnych bezrobotnych',
  'card.working-workers-movement': 'Ruch Robotniczy',
  'card.working-workers-movement.text':
    'Dodaj do woreczka 2 swoje kostki głosowania. Potem zaproponuj ustawę dla polityki 2 (Rynek Pracy).',
  'card.working-workplace-accident': 'Wypadek w Miejscu Pracy',
  'card.working-workplace-accident.text':
    'Wybierz branżę i innego gracza. Płaci ci 8 ₳ za każdą swoją firmę z tej branży, która zatrudnia twoich pracowników.',
  'card.working-proletarians-of-the-world-unite': 'Proletariusze Wszystkich Krajów, Łączcie się!',
  'card.working-proletarians-of-the-world-unite.text':
    'Dodaj do woreczka {population, plural, one {# swoją kostkę} few {# swoje kostki} many {# swoich kostek} other {# swojej kostki}} głosowania: tyle wynosi twoja populacja.',
  'card.working-boost-domestic-tourism': 'Wsparcie Turystyki Krajowej',
  'card.working-boost-domestic-tourism.text':
    'Kup od jednego innego gracza towary luksusowe, maksymalnie {population}. Płacisz połowę, zaokrąglając w górę, a resztę płaci Państwo.',
  'card.working-public-opinion-polling': 'Badanie Opinii Publicznej',
  'card.working-public-opinion-polling.text':
    'Zaproponuj ustawę i odkryj 5 kostek z woreczka. Możesz z nimi wezwać do natychmiastowego głosowania bez wydawania wpływów; jeśli nie, zwróć je.',
  'card.working-student-movement': 'Ruch Studencki',
  'card.working-student-movement.text':
    'Dodaj do woreczka 2 swoje kostki głosowania. Potem zaproponuj ustawę dla polityki 5 (Edukacja).',
  'card.working-supplemental-income-program': 'Program Dodatkowego Dochodu',
  'card.working-supplemental-income-program.text':
    'Państwo płaci ci 1 ₳ za każdego zatrudnionego pracownika. Potem możesz kupić towary i usługi.',
  'card.working-public-sector-overtime': 'Nadgodziny w Sektorze Publicznym',
  'card.working-public-sector-overtime.text':
    'Państwo wypłaca wynagrodzenie w funkcjonującej firmie państwowej, a ta od razu produkuje. Potem możesz kupić ten zasób od Państwa, maksymalnie {population}.',
  'card.working-affordable-housing': 'Tanie Mieszkania',
  'card.working-affordable-housing.text':
    'Zapłać Klasie Kapitalistów 20 ₳ i zyskaj 5 PZ albo zapłać Klasie Średniej 10 ₳ i zyskaj 3 PZ.',
  'card.working-immigration-reform': 'Reforma Imigracyjna',
  'card.working-immigration-reform.text':
    'Dodaj do woreczka 2 swoje kostki głosowania. Potem zaproponuj ustawę dla polityki 7 (Imigracja).',
  'card.working-signing-bonus': 'Premia za Podpisanie Umowy',
  'card.working-signing-bonus.text': 'Przydziel do 4 bezrobotnych. Właściciele firm płacą ci po 4 ₳ za każdego.',
  'card.working-general-strike': 'Strajk Generalny',
  'card.working-general-strike.text':
    'Strajk: umieść do 2 żetonów strajku i jeszcze do 1 za każdy swój związek zawodowy.',
  'card.working-fake-news': 'Fake News',
  'card.working-fake-news.text': 'Wyciągnij z woreczka 6 kostek, odłóż do 4 z nich do puli, a resztę włóż z powrotem.',
  'card.working-state-scholarship': 'Stypendium Państwowe',
  'card.working-state-scholarship.text':
    'Kup od Państwa edukację, maksymalnie {population}, za połowę łącznej ceny, zaokrąglając w górę.',
  'card.working-radical-reforms': 'Radykalne Reformy',
  'card.working-radical-reforms.text':
    'Zaproponuj ustawę do dowolnej sekcji, nie tylko sąsiedniej. Nie możesz wezwać do natychmiastowego głosowania.',
  'card.working-unemployment-benefits': 'Zasiłek dla Bezrobotnych',
  'card.working-unemployment-benefits.text':
    'Państwo płaci ci 5 ₳ za każdego twojego bezrobotnego. Potem możesz kupić od niego towary i usługi.',
  'card.working-interest-groups': 'Grupy Interesu',
  'card.working-interest-groups.text':
    'Odkrywaj kostki z woreczka, aż pojawią się 3 kostki innych klas. Zastąp te 3 własnymi, a pozostałe włóż z powrotem do woreczka.',

  // Middle Class
  'card.middle-healthcare-benefits': 'Świadczenia Zdrowotne',
  'card.middle-healthcare-benefits.text':
    'Kup od Państwa zdrowie, maksymalnie {population}, za połowę łącznej ceny, zaokrąglając w górę.',
  'card.middle-import-subsidy': 'Subsydia Importowe',
  'card.middle-import-subsidy.text':
    'Importuj żywność albo towary luksusowe, maksymalnie {population}, bez płacenia cła.',
  'card.middle-small-business-grant': 'Dotacja dla Małych Firm',
  'card.middle-small-business-grant.text': 'Załóż firmę. Cały jej koszt pokrywa Państwo.',
  'card.middle-land-of-opportunity': 'Kraina Możliwości',
  'card.middle-land-of-opportunity.text':
    'Załóż firmę z wykwalifikowanym pracownikiem Klasy Średniej dowolnego koloru wziętym z puli.',
  'card.middle-investment-opportunities': 'Okazje Inwestycyjne',
  'card.middle-investment-opportunities.text':
    'Załóż firmę o 8 ₳ taniej albo przejrzyj swoją talię firm, załóż z niej dowolną firmę o 8 ₳ drożej i potasuj talię.',
  'card.middle-foreign-market-insight': 'Znajomość Rynku Zagranicznego',
  'card.middle-foreign-market-insight.text':
    'Odkryj kartę eksportu i zachowaj ją albo obecną. Potem sprzedaj na rynku zagranicznym, każdą transakcję do 2 razy.',
  'card.middle-employment-subsidy': 'Dopłaty do Zatrudnienia',
  'card.middle-employment-subsidy.text':
    'Państwo płaci ci 5 ₳ za każdą twoją firmę z pracownikiem Klasy Robotniczej. Potem jedna z nich może pracować na dodatkowej zmianie.',
  'card.middle-public-opinion-polling': 'Badanie Opinii Publicznej',
  'card.middle-public-opinion-polling.text':
    'Zaproponuj ustawę i odkryj 5 kostek z woreczka. Możesz z nimi wezwać do natychmiastowego głosowania bez wydawania wpływów; jeśli nie, zwróć je.',
  'card.middle-migration': 'Migracja',
  'card.middle-migration.text':
    'Wyślij za granicę 1 lub 2 swoich bezrobotnych. Otrzymaj po 5 ₳, a za wykwalifikowanego 10 ₳.',
  'card.middle-migration.requirement': 'Co najmniej 4 własnych bezrobotnych',
  'card.middle-fake-news': 'Fake News',
  'card.middle-fake-news.text': 'Wyciągnij z woreczka 6 kostek, odłóż do 4 z nich do puli, a resztę włóż z powrotem.',
  'card.middle-specialization': 'Specjalizacja',
  'card.middle-specialization.text':
    'Dodaj do bezrobotnych wykwalifikowanego pracownika Klasy Robotniczej dowolnego koloru. Potem możesz zatrudnić do 3 pracowników tej klasy.',
  'card.middle-state-scholarship': 'Stypendium Państwowe',
  'card.middle-state-scholarship.text':
    'Kup od Państwa edukację, maksymalnie {population}, za połowę łącznej ceny, zaokrąglając w górę.',
  'card.middle-highlight-social-issues': 'Nagłośnienie Problemów Społecznych',
  'card.middle-highlight-social-issues.text': 'Kup od Państwa 3 kostki wpływów mediów za łącznie 15 ₳.',
  'card.middle-health-crisis': 'Kryzys Zdrowotny',
  'card.middle-health-crisis.text': 'Sprzedaj Państwu maksymalnie 6 zdrowia po 10 ₳ za sztukę.',
  'card.middle-unemployment-initiative-program': 'Program Aktywizacji Bezrobotnych',
  'card.middle-unemployment-initiative-program.text':
    'Zatrudnij do 3 bezrobotnych Klasy Robotniczej. Państwo płaci ci po 5 ₳ za każdego.',
  'card.middle-higher-education-program': 'Program Szkolnictwa Wyższego',
  'card.middle-higher-education-program.text': 'Sprzedaj Państwu maksymalnie 6 edukacji po 10 ₳ za sztukę.',
  'card.middle-voice-of-middle-class-workers': 'Głos Pracowników Klasy Średniej',
  'card.middle-voice-of-middle-class-workers.text':
    'Dodaj do woreczka 2 swoje kostki głosowania i po 1 za każdą firmę państwową lub Klasy Kapitalistów z twoimi pracownikami.',
  'card.middle-new-theme-park': 'Nowy Park Rozrywki',
  'card.middle-new-theme-park.text': 'Zapłać 6 ₳ × {population} (twoja populacja) i zyskaj 1 dobrobyt.',
  'card.middle-interest-groups': 'Grupy Interesu',
  'card.middle-interest-groups.text':
    'Odkrywaj kostki z woreczka, aż pojawią się 3 kostki innych klas. Zastąp te 3 własnymi, a pozostałe włóż z powrotem do woreczka.',
  'card.middle-export-subsidy': 'Subsydia Eksportowe',
  'card.middle-export-subsidy.text':
    'Sprzedaj zasoby na rynku zagranicznym. Państwo dopłaca ci 5 ₳ za każdą transakcję.',
  'card.middle-labor-market-deregulation': 'Deregulacja Rynku Pracy',
  'card.middle-labor-market-deregulation.text':
    'Przydziel dowolną liczbę bezrobotnych. Przy 2C możesz też przenieść między firmami swoich niezaangażowanych pracowników.',
  'card.middle-personal-consumption': 'Konsumpcja Osobista',
  'card.middle-personal-consumption.text':
    'Kup towary lub usługi jednego rodzaju: z dowolnej liczby źródeł, z każdego maksymalnie {population}, albo z jednego źródła maksymalnie {twice}.',
  'card.middle-immigration-reform': 'Reforma Imigracyjna',
  'card.middle-immigration-reform.text':
    'Dodaj do woreczka 2 swoje kostki głosowania. Potem zaproponuj ustawę dla polityki 7 (Imigracja).',
  'card.middle-growing-business': 'Rozwój Biznesu',
  'card.middle-growing-business.text':
    'Weź za darmo płytkę magazynu dla jednego zasobu. Potem możesz założyć firmę, a jeśli produkuje ona ten zasób, kosztuje o 4 ₳ mniej.',
  'card.middle-public-sector-overtime': 'Nadgodziny w Sektorze Publicznym',
  'card.middle-public-sector-overtime.text':
    'Państwo wypłaca wynagrodzenie w funkcjonującej firmie państwowej, a ta od razu produkuje. Potem możesz kupić ten zasób od Państwa, maksymalnie {population}.',
  'card.middle-supplemental-income-program': 'Program Dodatkowego Dochodu',
  'card.middle-supplemental-income-program.text':
    'Państwo płaci ci 2 ₳ za każdego twojego pracownika w firmach państwowych i Klasy Kapitalistów. Potem możesz kupić towary i usługi.',

  // Capitalist Class
  'card.capitalist-health-crisis': 'Kryzys Zdrowotny',
  'card.capitalist-health-crisis.text': 'Sprzedaj Państwu maksymalnie 9 zdrowia po 10 ₳ za sztukę.',
  'card.capitalist-higher-education-program': 'Program Szkolnictwa Wyższego',
  'card.capitalist-higher-education-program.text': 'Sprzedaj Państwu maksymalnie 9 edukacji po 10 ₳ za sztukę.',
  'card.capitalist-push-political-agenda': 'Forsowanie Interesów Politycznych',
  'card.capitalist-push-political-agenda.text': 'Zapłać 25 ₳ i zaproponuj kolejno 2 ustawy dotyczące różnych polityk.',
  'card.capitalist-foreign-recruitment': 'Rekrutacja za Granicą',
  'card.capitalist-foreign-recruitment.text':
    'Zapłać 10 ₳ i obsadź jedną swoją niefunkcjonującą firmę pracownikami z puli.',
  'card.capitalist-competitive-wages': 'Konkurencyjne Wynagrodzenia',
  'card.capitalist-competitive-wages.text':
    'Ustaw wynagrodzenie P3 w jednej swojej niefunkcjonującej firmie. Przechodzą do niej pracownicy funkcjonującej firmy państwowej tej samej branży i wielkości.',
  'card.capitalist-global-branding': 'Globalna Marka',
  'card.capitalist-global-branding.text':
    'Sprzedaj na rynku zagranicznym. Dodatkowo możesz sprzedać do 6 towarów luksusowych po 10 ₳.',
  'card.capitalist-interest-groups': 'Grupy Interesu',
  'card.capitalist-interest-groups.text':
    'Odkrywaj kostki z woreczka, aż pojawią się 3 kostki innych klas. Zastąp te 3 własnymi, a pozostałe włóż z powrotem do woreczka.',
  'card.capitalist-offshore-companies': 'Spółki Offshore',
  'card.capitalist-offshore-companies.text': 'Przenieś połowę zysku, zaokrąglając w dół, do kapitału.',
  'card.capitalist-foreign-market-insight': 'Znajomość Rynku Zagranicznego',
  'card.capitalist-foreign-market-insight.text':
    'Odkryj 2 nowe karty eksportu i zachowaj jedną z trzech. Potem możesz sprzedać na rynku zagranicznym.',
  'card.capitalist-unemployment-initiative-program': 'Program Aktywizacji Bezrobotnych',
  'card.capitalist-unemployment-initiative-program.text':
    'Obsadź jedną swoją niefunkcjonującą firmę bezrobotnymi. Państwo płaci ci po 5 ₳ za każdego.',
  'card.capitalist-foreign-partner': 'Partner Zagraniczny',
  'card.capitalist-foreign-partner.text':
    'Zawrzyj umowę handlową. Potem możesz sprzedać na rynku zagranicznym żywność i towary luksusowe, nic więcej.',
  'card.capitalist-business-expansion': 'Ekspansja Biznesowa',
  'card.capitalist-business-expansion.text': 'Załóż kolejno 2 firmy. Następnie wyłóż na swój rynek 2 nowe karty firm.',
  'card.capitalist-investment-opportunities': 'Okazje Inwestycyjne',
  'card.capitalist-investment-opportunities.text':
    'Załóż firmę o 10 ₳ taniej albo przejrzyj swoją talię firm, załóż z niej dowolną firmę o 10 ₳ drożej i potasuj talię.',
  'card.capitalist-fake-news': 'Fake News',
  'card.capitalist-fake-news.text':
    'Wyciągnij z woreczka 6 kostek, odłóż do 4 z nich do puli, a resztę włóż z powrotem.',
  'card.capitalist-global-food-crisis': 'Światowy Kryzys Żywnościowy',
  'card.capitalist-global-food-crisis.text':
    'Sprzedaj na rynku zagranicznym. Dodatkowo możesz sprzedać do 4 żywności po 15 ₳.',
  'card.capitalist-industrialization': 'Industrializacja',
  'card.capitalist-industrialization.text':
    'Załóż firmę rolniczą lub z branży towarów luksusowych. Płacisz połowę kosztu, zaokrąglając w górę, a resztę płaci Państwo.',
  'card.capitalist-bid-rigging': 'Zmowa Ofertowa',
  'card.capitalist-bid-rigging.text':
    'Sprzedaj Państwu do 6 towarów luksusowych po 10 ₳. Potem zyskaj 1 kostkę wpływów.',
  'card.capitalist-buy-private-island': 'Zakup Prywatnej Wyspy',
  'card.capitalist-buy-private-island.text': 'Zapłać Państwu 50 ₳ ze swojego kapitału i zyskaj 7 PZ.',
  'card.capitalist-exit-strategy': 'Strategia Wyjścia',
  'card.capitalist-exit-strategy.text': 'Sprzedaj jedną swoją firmę bez maszynerii za dwukrotność jej kosztu.',
  'card.capitalist-business-grants': 'Dotacje dla Firm',
  'card.capitalist-business-grants.text': 'Państwo płaci ci po 5 ₳ za każdą twoją firmę.',
  'card.capitalist-tap-into-new-markets': 'Wejście na Nowe Rynki',
  'card.capitalist-tap-into-new-markets.text':
    'Dodaj do woreczka 2 swoje kostki głosowania. Potem zaproponuj ustawę dla polityki 6 (Handel Zagraniczny).',
  'card.capitalist-radical-reforms': 'Radykalne Reformy',
  'card.capitalist-radical-reforms.text':
    'Zaproponuj ustawę do dowolnej sekcji, nie tylko sąsiedniej. Nie możesz wezwać do natychmiastowego głosowania.',
  'card.capitalist-extra-shift': 'Dodatkowa Zmiana',
  'card.capitalist-extra-shift.text':
    'Wypłać wynagrodzenie w jednej swojej funkcjonującej firmie (nie zautomatyzowanej). Ta firma od razu produkuje.',
  'card.capitalist-taxed-enough-already': 'Dość Podatków!',
  'card.capitalist-taxed-enough-already.text':
    'Dodaj do woreczka 2 swoje kostki głosowania. Potem zaproponuj ustawę dla polityki 3 (Opodatkowanie).',
  'card.capitalist-endorse-political-campaign': 'Wsparcie Kampanii Politycznej',
  'card.capitalist-endorse-political-campaign.text': 'Zapłać 15 ₳ i dodaj do woreczka 6 swoich kostek głosowania.',
  'card.capitalist-technological-progress': 'Postęp Technologiczny',
  'card.capitalist-technological-progress.text':
    'Kup 1 żeton maszynerii za 20 ₳ albo 2 za 45 ₳ i umieść każdy na odpowiedniej firmie.',
  'card.capitalist-trade-protectionism-lobby': 'Lobby Protekcjonistyczne',
  'card.capitalist-trade-protectionism-lobby.text':
    'Dodaj do woreczka po 2 swoje kostki głosowania za każdą swoją firmę rolniczą, a przy 6A także z branży towarów luksusowych.',
  'card.capitalist-public-opinion-polling': 'Badanie Opinii Publicznej',
  'card.capitalist-public-opinion-polling.text':
    'Zaproponuj ustawę i odkryj 5 kostek z woreczka. Możesz z nimi wezwać do natychmiastowego głosowania bez wydawania wpływów; jeśli nie, zwróć je.',

  // State
  'card.state-employment-support-scheme': 'Program Wsparcia Zatrudnienia',
  'card.state-employment-support-scheme.text':
    'Zapewnij Klasie Robotniczej i Klasie Średniej po 15 ₳. Poparcie obu klas rośnie o 1.',
  'card.state-shift-focus': 'Zmiana Priorytetów',
  'card.state-shift-focus.text':
    'Obejrzyj 2 wierzchnie wydarzenia. Możesz bez kary zastąpić jednym z nich wydarzenie na planszy. Potem wykonaj akcję wydarzenia.',
  'card.state-denial-of-free-speech': 'Tłumienie Wolności Słowa',
  'card.state-denial-of-free-speech.text':
    'Zamień do 2 wpływów mediów na osobiste. Potem wybierz do 2 graczy: każdy oddaje ci 1 kostkę wpływów, a poparcie jego klasy spada o 1.',
  'card.state-step-for-representation': 'Krok ku Reprezentacji',
  'card.state-step-for-representation.text':
    'Zapewnij jednej klasie 1 kostkę wpływów osobistych i 2 kostki głosowania. Jej poparcie rośnie o 2.',
  'card.state-immediate-response': 'Natychmiastowa Reakcja',
  'card.state-immediate-response.text':
    'Wykonaj dwa razy z rzędu akcję tego samego wydarzenia, za każdym razem wybierając od nowa.',
  'card.state-geopolitical-support': 'Wsparcie Geopolityczne',
  'card.state-geopolitical-support.text':
    'Otrzymaj pieniądze zależnie od polityki 6: 15 ₳ przy 6A, 30 ₳ przy 6B, 45 ₳ przy 6C.',
  'card.state-foreign-students': 'Zagraniczni Studenci',
  'card.state-foreign-students.text': 'Sprzedaj za granicę do 8 edukacji po cenie z polityki 5 (0, 5 lub 10 ₳).',
  'card.state-healthcare-program': 'Program Opieki Zdrowotnej',
  'card.state-healthcare-program.text':
    'Zapewnij Klasie Robotniczej albo Klasie Średniej tyle zdrowia, ile wynosi jej populacja. Weź jej żeton poparcia.',
  'card.state-medical-tourism': 'Turystyka Medyczna',
  'card.state-medical-tourism.text': 'Sprzedaj za granicę do 8 zdrowia po cenie z polityki 4 (0, 5 lub 10 ₳).',
  'card.state-unemployment-initiative-program': 'Program Aktywizacji Bezrobotnych',
  'card.state-unemployment-initiative-program.text':
    'Obsadź jedną swoją niefunkcjonującą firmę bezrobotnymi pracownikami.',
  'card.state-a-matter-of-high-priority': 'Zadanie o Wysokim Priorytecie',
  'card.state-a-matter-of-high-priority.text':
    'Obejrzyj 2 wierzchnie wydarzenia i umieść jedno na wolnym polu wydarzeń, jeśli takie jest. Potem wykonaj akcję wydarzenia.',
  'card.state-emergency-state': 'Stan Nadzwyczajny',
  'card.state-emergency-state.text':
    'Przesuń bez głosowania o jedną sekcję znacznik polityki, dla której nie zaproponowano ustawy.',
  'card.state-emergency-state.requirement': 'Ustawy dla co najmniej 3 polityk',
  'card.state-foreign-investment-program': 'Program Inwestycji Zagranicznych',
  'card.state-foreign-investment-program.text': 'Wydaj 2 kostki wpływów osobistych i otrzymaj 40 ₳.',
  'card.state-literacy-program': 'Program Walki z Analfabetyzmem',
  'card.state-literacy-program.text':
    'Zapewnij Klasie Robotniczej albo Klasie Średniej tyle edukacji, ile wynosi jej populacja. Weź jej żeton poparcia.',
  'card.state-growth-in-tourism': 'Rozwój Turystyki',
  'card.state-growth-in-tourism.text':
    'Ty, Klasa Średnia i Klasa Kapitalistów otrzymujecie po 15 ₳. Poparcie obu klas rośnie o 1.',
  'card.state-supplemental-income-program': 'Program Dodatkowego Dochodu',
  'card.state-supplemental-income-program.text':
    'Zapewnij Klasie Robotniczej albo Klasie Średniej po 1 ₳ za każdego jej zatrudnionego pracownika. Za każde 10 ₳ jej poparcie rośnie o 1.',
  'card.state-allowances-and-subsidies': 'Zasiłki i Dotacje',
  'card.state-allowances-and-subsidies.text': 'Zapewnij jednej klasie 20 ₳. Weź jej żeton poparcia.',
  'card.state-agenda-setting': 'Ustalanie Agendy',
  'card.state-agenda-setting.text':
    'Zyskaj 1 kostkę wpływów osobistych za każdą politykę zgodną z twoim programem politycznym.',
  'card.state-pressing-matters': 'Pilne Sprawy',
  'card.state-pressing-matters.text':
    'Zaproponuj ustawę. Możesz wezwać do natychmiastowego głosowania bez wydawania wpływów.',
  'card.state-radical-reforms': 'Radykalne Reformy',
  'card.state-radical-reforms.text':
    'Zaproponuj ustawę do dowolnej sekcji, nie tylko sąsiedniej. Nie możesz wezwać do natychmiastowego głosowania.',
  'card.state-public-sector-overtime': 'Nadgodziny w Sektorze Publicznym',
  'card.state-public-sector-overtime.text':
    'Wypłać wynagrodzenie w jednej swojej funkcjonującej firmie. Ta firma od razu produkuje.',
  'card.state-construction-boom': 'Boom Budowlany',
  'card.state-construction-boom.text':
    'Ty, Klasa Robotnicza i Klasa Kapitalistów otrzymujecie po 15 ₳. Poparcie obu klas rośnie o 1.',
  'card.state-business-grants': 'Dotacje dla Firm',
  'card.state-business-grants.text':
    'Zapewnij Klasie Kapitalistów po 5 ₳ za każdą jej firmę. Za każde 3 firmy jej poparcie rośnie o 1.',
  'card.state-higher-vat': 'Wyższy VAT',
  'card.state-higher-vat.text': 'Każdy inny gracz płaci ci 15 ₳. Poparcie dwóch wybranych klas spada o 1.',
  'card.state-nationalization': 'Nacjonalizacja',
  'card.state-nationalization.text':
    'Zastąp firmę państwową bez pracowników firmą Klasy Kapitalistów bez pracowników i maszynerii; możesz ją obsadzić. Przy 1B zapłać tej klasie jej koszt.',
  'card.state-quantitative-easing': 'Luzowanie Ilościowe',
  'card.state-quantitative-easing.text': 'Otrzymaj 25 ₳ albo, jeśli masz pożyczkę, 35 ₳.',
  'card.state-privatization': 'Prywatyzacja',
  'card.state-privatization.text':
    'Sprzedaj Klasie Kapitalistów funkcjonującą firmę państwową z pracownikami za jej koszt. Weź jej żeton poparcia.',
  'card.state-foreign-financial-assistance': 'Zagraniczna Pomoc Finansowa',
  'card.state-foreign-financial-assistance.text':
    'Otrzymaj 10 ₳ za każdą politykę zgodną z twoim programem politycznym.',
} as const satisfies Record<keyof typeof en, string>
