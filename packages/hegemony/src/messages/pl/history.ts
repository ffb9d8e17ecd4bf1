// Polish names, requirements and effects of the Historical Events, and what triggering them is called.
import type { history as en } from '../en/history.ts'

export const history = {
  'history.he01': 'Rewolucja Francuska',
  'history.he01.text':
    'Na koniec przygotowania każda klasa po kolei proponuje ustawę. Państwo zaczyna bez wpływów osobistych.',
  'history.he02': 'Rewolucja Przemysłowa',
  'history.he02.text':
    'Klasa Robotnicza i Klasa Średnia dodają po 2 kostki głosowania. Klasa Kapitalistów bierze ze swojej talii 2 karty „Postęp Technologiczny”, dobiera 5 kolejnych i otrzymuje 10 ₳.',
  'history.he03': 'Wiosna Ludów',
  'history.he03.text':
    'Klasa Robotnicza bierze ze swojej talii 2 karty „Potrzeba Zmian” i dobiera 5 kolejnych. Klasa Średnia dodaje 2 kostki głosowania. Usuwa się 2 kostki wpływów mediów.',
  'history.he04': 'Państwo Opiekuńcze Bismarcka',
  'history.he04.text':
    'Gra zaczyna się od 1C, 2B, 3B, 4A, 5A, 6B, 7B. Z woreczka usuwa się 2 kostki Klasy Robotniczej, Klasa Kapitalistów zyskuje 2 kostki wpływów, Państwo 1 poparcie u Klasy Robotniczej.',
  'history.he05': 'Rewolucja Amerykańska',
  'history.he05.text':
    'Gra zaczyna się od 1C, 2B, 3B, 4B, 5C, 6A, 7B. Klasa Robotnicza zyskuje 3 kostki wpływów, Klasa Średnia 1. Klasa Kapitalistów dodaje 4 kostki głosowania, Państwo zyskuje 1 poparcie u Klasy Kapitalistów.',
  'history.he06': 'Powstanie Międzynarodowego Sojuszu Kobiet',
  'history.he06.text': 'Dodaje się kostki głosowania: 4 Klasy Robotniczej, 2 Klasy Średniej, 1 Klasy Kapitalistów.',
  'history.he07': 'Wprowadzenie Taśmy Produkcyjnej',
  'history.he07.requirement': 'Co najmniej 1 firma z maszynerią.',
  'history.he07.text':
    'W tej rundzie firmy Klasy Kapitalistów z branży towarów luksusowych mające maszynerię produkują o 3 więcej.',
  'history.he08': 'I Wojna Światowa',
  'history.he08.text':
    'Polityki 1, 3 i 6 przesuwają się o sekcję w stronę A. Nowe firmy państwowe kosztują Państwo w tej rundzie połowę. Klasa Robotnicza i Klasa Średnia usuwają po 1 bezrobotnym. Klasa Kapitalistów sprzedaje Państwu firmę z branży towarów luksusowych za 32 ₳; zajmuje ona miejsce niefunkcjonującej firmy państwowej.',
  'history.he09': 'Powstanie Modelu T',
  'history.he09.requirement': 'Funkcjonujące firmy z branży towarów luksusowych: co najmniej {needed}.',
  'history.he09.text':
    'Klasa Robotnicza zyskuje 1 towar luksusowy, Państwo 15 ₳. Firmy Klasy Średniej i Klasy Kapitalistów z branży towarów luksusowych produkują w tej rundzie o 2 więcej.',
  'history.he10': 'Rewolucja Rosyjska',
  'history.he10.requirement': 'Polityki 2 i 4 w sekcji B lub C oraz co najmniej 1 związek zawodowy.',
  'history.he10.text':
    'Polityki przechodzą na 1A, 2C, 3A i 4A. W tej rundzie nie ma już głosowań, a Państwo nic nie płaci za nowe firmy państwowe. Klasa Robotnicza zakłada spółdzielnię rolniczą. Klasa Kapitalistów oddaje Państwu 20 ₳ i firmę, która zajmuje miejsce niefunkcjonującej firmy państwowej.',
  'history.he11': 'Wzrost Autorytaryzmu',
  'history.he11.text':
    'W tej rundzie nie ma głosowań. Każda klasa traci 1 kostkę wpływów. Państwo przesuwa 2 polityki o sekcję, zyskuje 2 kostki wpływów osobistych i traci po 1 poparciu u wszystkich klas.',
  'history.he12': 'Otwarcie Kanału Panamskiego',
  'history.he12.text':
    'Dodaj jedną umowę handlową; Państwo otrzymuje 20 ₳. Klasa Robotnicza i Klasa Średnia zyskują po 1 żywności. Klasa Kapitalistów może sprzedać na rynku zagranicznym albo zawrzeć umowę handlową.',
  'history.he13': 'Hiszpanka',
  'history.he13.requirement': 'Funkcjonujące firmy z branży opieki zdrowotnej: najwyżej {needed}.',
  'history.he13.text': 'Klasa Robotnicza i Klasa Średnia usuwają po 1 pracowniku, w miarę możliwości bezrobotnym.',
  'history.he14': 'Wojna Rosyjsko-Japońska',
  'history.he14.text': 'Klasa Robotnicza i Klasa Średnia usuwają po 1 bezrobotnym. Państwo traci 15 ₳.',
  'history.he15': 'Wzrost Protekcjonizmu',
  'history.he15.requirement': 'Polityka 6 w sekcji B lub C.',
  'history.he15.text': 'Polityka 6 przechodzi do sekcji A. Wszystkie umowy handlowe są odrzucane.',
  'history.he16': 'Głód w Bengalu',
  'history.he16.requirement': 'Funkcjonujące firmy z branży opieki zdrowotnej: najwyżej {needed}.',
  'history.he16.text':
    'Klasa Robotnicza i Klasa Średnia usuwają po 2 pracowników, w miarę możliwości bezrobotnych. Państwo traci po 1 poparciu u obu.',
  'history.he17': 'Nowy Ład',
  'history.he17.requirement': 'Co najmniej {needed} bezrobotnych.',
  'history.he17.text':
    'Polityki 1 i 2 przesuwają się o sekcję w stronę A. Klasa Robotnicza i Klasa Średnia mogą przydzielić dowolną liczbę bezrobotnych do firm państwowych i Klasy Kapitalistów. Państwo płaci Klasie Kapitalistów 5 ₳ za każdego zatrudnionego przez nią pracownika.',
  'history.he18': 'Wielki Kryzys',
  'history.he18.requirement': 'Wszyscy gracze mają razem co najmniej 2 pożyczki albo Państwo ma najwyżej 100 ₳.',
  'history.he18.text':
    'Polityki 2, 4 i 5 przesuwają się o sekcję w stronę C. Klasa Średnia i Klasa Kapitalistów odrzucają po jednej funkcjonującej firmie; wszystkie ich ceny rosną do najwyższych i pozostają takie w tej rundzie. Państwo traci 30 ₳.',
  'history.he19': 'Wyż Demograficzny',
  'history.he19.requirement':
    'Polityka 2 w sekcji A lub B oraz funkcjonujące firmy z branży opieki zdrowotnej, co najmniej {needed}.',
  'history.he19.text':
    'Klasa Robotnicza i Klasa Średnia zyskują po 3 niewykwalifikowanych pracowników i po 1 dobrobycie.',
  'history.he20': 'Strajk w Amerykańskim Przemyśle Samochodowym',
  'history.he20.requirement': 'Polityka 2 w sekcji B lub C oraz co najmniej 2 związki zawodowe.',
  'history.he20.text':
    'Klasa Robotnicza zyskuje 1 kostkę wpływów i ogłasza strajki, o jeden więcej za każdy swój związek zawodowy. Klasa Średnia dodaje kostkę głosowania za każdą firmę państwową i Klasy Kapitalistów, która zatrudnia jej pracowników.',
  'history.he21': 'II Wojna Światowa',
  'history.he21.text':
    'Polityki 1, 3 i 6 przesuwają się o sekcję w stronę A. Nowe firmy państwowe kosztują Państwo w tej rundzie połowę. Klasa Robotnicza i Klasa Średnia usuwają po 2 bezrobotnych. Klasa Kapitalistów sprzedaje Państwu firmę z branży towarów luksusowych za 32 ₳; zajmuje ona miejsce niefunkcjonującej firmy państwowej.',
  'history.he22': 'Powstanie GATT',
  'history.he22.requirement':
    'Co najmniej {needed, plural, one {# firma} few {# firmy} many {# firm} other {# firmy}} z branży rolniczej lub luksusowej.',
  'history.he22.text':
    'Polityka 6 przesuwa się o sekcję w stronę C. Dodaj jedną umowę handlową. Klasa Kapitalistów zawiera umowę handlową. Za każdym razem, gdy klasa sprzedaje w tej rundzie na rynku zagranicznym, jej poparcie rośnie o 1.',
  'history.he23': 'Niepodległość Indii',
  'history.he23.text': 'Dodaje się kostki głosowania: 4 Klasy Robotniczej, 1 Klasy Średniej, 1 Klasy Kapitalistów.',
  'history.he24': 'Powojenny Cud Gospodarczy',
  'history.he24.text':
    'Klasa Robotnicza przydziela dowolną liczbę swoich bezrobotnych. Firmy Klasy Kapitalistów z maszynerią produkują w tej rundzie o 2 więcej.',
  'history.he25': 'Chińska Rewolucja Komunistyczna',
  'history.he25.requirement':
    'Polityka 2 w sekcji B lub C, a Klasa Robotnicza ma dobrobyt najwyżej 3 i co najmniej 2 związki zawodowe.',
  'history.he25.text':
    'W tej rundzie nie ma już głosowań. Klasa Robotnicza może przesunąć do 2 polityk o sekcję, a Państwo jeszcze jedną. Klasa Kapitalistów płaci Państwu 40 ₳.',
  'history.he26': 'Ruch Praw Obywatelskich',
  'history.he26.requirement': 'Klasa Robotnicza ma dobrobyt najwyżej 3.',
  'history.he26.text': 'Klasa Robotnicza ogłasza strajki i dodaje 4 kostki głosowania, Klasa Średnia dodaje 2.',
  'history.he27': 'Embargo wobec Kuby',
  'history.he27.requirement': 'Co najmniej 2 z polityk 1–5 w sekcji A.',
  'history.he27.text':
    'Wszystkie umowy handlowe są odrzucane. W tej rundzie nikt nie może sprzedawać na rynku zagranicznym ani kupować tam towarów i usług.',
  'history.he28': 'Plan Marshalla',
  'history.he28.requirement': 'Najwyżej 2 z polityk 1–5 w sekcji A.',
  'history.he28.text': 'Państwo otrzymuje 30 ₳. Klasa Kapitalistów zakłada za darmo niezautomatyzowaną firmę.',
  'history.he29': 'Powojenna Dekolonizacja',
  'history.he29.requirement':
    'Gracze mają łącznie co najmniej {needed, plural, one {# kostkę} few {# kostki} many {# kostek} other {# kostki}} wpływów.',
  'history.he29.text':
    'Natychmiastowe głosowania nie kosztują w tej rundzie wpływów. Dodaje się kostki głosowania: 3 Klasy Robotniczej, 2 Klasy Średniej, 1 Klasy Kapitalistów.',
  'history.he30': 'Era Keynesizmu',
  'history.he30.requirement': 'Co najmniej {needed} bezrobotnych.',
  'history.he30.text': 'Polityki przechodzą na 1B, 2B, 3B, 4A, 5B i 6B.',
  'history.he31': 'Ruchy Lewicowe w Europie',
  'history.he31.requirement':
    'Co najmniej 3 z polityk 1–5 w sekcji B i co najmniej 2 związki zawodowe; przy 3 lub 4 graczach także populacja Klasy Średniej co najmniej 5.',
  'history.he31.text':
    'Klasa Robotnicza dodaje 4 kostki głosowania, Klasa Średnia zyskuje 1 kostkę wpływów, Państwo 1 poparcie u Klasy Robotniczej.',
  'history.he32': 'Powojenny Wzrost Konsumpcji',
  'history.he32.requirement': 'Funkcjonujące firmy z branży towarów luksusowych: co najmniej {needed}.',
  'history.he32.text':
    'Klasa Robotnicza może kupić od Klasy Kapitalistów towary luksusowe, maksymalnie połowę swojej populacji, a Klasa Średnia maksymalnie swoją populację.',
  'history.he33': 'Arabska Nacjonalizacja Ropy',
  'history.he33.requirement':
    'Klasa Kapitalistów ma co najmniej 9 firm; przy 4 graczach Państwo ma co najmniej 3 kostki wpływów osobistych.',
  'history.he33.text':
    'Klasa Kapitalistów oddaje Państwu funkcjonującą firmę, która zajmuje miejsce firmy państwowej. Państwo traci 1 poparcie u Klasy Kapitalistów.',
  'history.he34': 'Chińska Reforma Gospodarcza',
  'history.he34.requirement': 'Co najmniej 3 z polityk 1–5 w sekcji A.',
  'history.he34.text': 'Polityki 1 i 3 przesuwają się o sekcję w stronę C. Państwo otrzymuje 30 ₳.',
  'history.he35': 'Cud Gospodarczy Azjatyckich Tygrysów',
  'history.he35.requirement': 'Polityka 6 w sekcji A lub B.',
  'history.he35.text':
    'W tej rundzie Państwo płaci Klasie Średniej i Klasie Kapitalistów 10 ₳ za każdym razem, gdy zakładają firmę lub sprzedają na rynku zagranicznym, a ich poparcie rośnie wtedy o 1.',
  'history.he36': 'Powstanie Sieci WWW',
  'history.he36.requirement':
    'Co najmniej {needed, plural, one {# funkcjonująca firma} few {# funkcjonujące firmy} many {# funkcjonujących firm} other {# funkcjonującej firmy}} z branży edukacji.',
  'history.he36.text':
    'Firmy z branży mediów produkują w tej rundzie o 1 kostkę wpływów więcej. Klasa Robotnicza szkoli pracownika i zyskuje 1 kostkę wpływów. Klasa Średnia i Klasa Kapitalistów mogą sprzedać na rynku zagranicznym, maksymalnie 2 transakcje. Państwo zyskuje 1 kostkę wpływów za każde 2 funkcjonujące firmy państwowe.',
  'history.he37': 'Koniec Śródziemnomorskich Dyktatur',
  'history.he37.requirement':
    'Klasy mają łącznie co najmniej {needed, plural, one {# kostkę} few {# kostki} many {# kostek} other {# kostki}} wpływów.',
  'history.he37.text':
    'Usuwa się 3 kostki wpływów mediów. Każda klasa zyskuje 1 kostkę wpływów. Państwo zyskuje po 1 poparciu u 2 klas.',
  'history.he38': 'Upadek Muru Berlińskiego',
  'history.he38.text':
    'Polityka 7 przechodzi do sekcji C. Klasa Robotnicza i Klasa Średnia dodają po pracowniku z karty imigracji.',
  'history.he39': 'Kryzys Zadłużenia w Ameryce Łacińskiej',
  'history.he39.requirement': 'Państwo ma mniej niż 100 ₳ i pożyczkę.',
  'history.he39.text': 'Polityki 1, 2 i 4 przesuwają się o sekcję w stronę C.',
  'history.he40': 'Kryzys Naftowy',
  'history.he40.text':
    'W tej rundzie żywność i towary luksusowe kosztują na rynku zagranicznym 15 i 9 ₳ (bez cła). Ich ceny u Klasy Średniej i Klasy Kapitalistów rosną do najwyższych i takie pozostają.',
  'history.he41': 'Susza w Indiach',
  'history.he41.text': 'Firmy rolnicze produkują w tej rundzie o 1 żywność mniej.',
  'history.he42': 'Wybory w Krajach Poradzieckich',
  'history.he42.text': 'Natychmiastowe głosowania nie kosztują w tej rundzie wpływów.',
  'history.he43': 'Unijny System Handlu Emisjami',
  'history.he43.requirement': 'Polityki 1 i 3 w sekcji A lub B.',
  'history.he43.text':
    'Klasa Średnia i Klasa Kapitalistów płacą Państwu po 10 ₳ za każdą swoją funkcjonującą firmę z branży towarów luksusowych.',
  'history.he44': 'Kryzys Finansowy w USA',
  'history.he44.requirement': 'Wszyscy gracze mają razem co najmniej 2 pożyczki.',
  'history.he44.text':
    'Polityki 2 i 3 przesuwają się o sekcję w stronę C. Każda klasa otrzymuje od Państwa 10 ₳. Klasa Średnia i Klasa Kapitalistów odrzucają po jednej funkcjonującej firmie; gracz prowadzący Państwo może ją uratować za połowę kosztu i zyskuje wtedy 1 poparcie u właściciela. Państwo traci po 1 poparciu u 2 klas.',
  'history.he45': 'Wojna Handlowa USA i Chin',
  'history.he45.text':
    'Polityka 6 przesuwa się o sekcję w stronę A. Odrzucana jest losowa umowa handlowa. Ceny towarów luksusowych u Klasy Średniej i Klasy Kapitalistów rosną do najwyższych i pozostają takie w tej rundzie.',
  'history.he46': 'Europejski Kryzys Zadłużenia',
  'history.he46.requirement': 'Wszyscy gracze mają razem co najmniej 2 pożyczki.',
  'history.he46.text':
    'Polityki 1, 2 i 4 przesuwają się o sekcję w stronę C, polityka 3 w stronę A. Klasa Średnia i Klasa Kapitalistów odrzucają po jednej funkcjonującej firmie. Państwo traci po 1 poparciu u wszystkich klas.',
  'history.he47': 'Traktat z Maastricht',
  'history.he47.text':
    'Jedno wspólne głosowanie nad 6C i 7C, bez PZ. Jeśli wynik jest pozytywny albo obie już obowiązują, Klasa Robotnicza i Klasa Średnia otrzymują po 10 ₳, Klasa Kapitalistów 25 ₳, a Państwo 2 kostki wpływów osobistych.',
  'history.he48': 'Rozpad Związku Radzieckiego',
  'history.he48.requirement': 'Państwo ma najwyżej 50 ₳ albo co najmniej 3 z polityk 1–5 są w sekcji A.',
  'history.he48.text':
    'Polityki 1, 2 i 3 przesuwają się o sekcję w stronę C. Wszyscy bezrobotni opuszczają planszę. Klasa Kapitalistów może kupić firmę państwową za połowę kosztu.',
  'history.he49': 'Wzrost Klasy Średniej w Azji',
  'history.he49.requirement': 'Klasa Robotnicza i Klasa Średnia mają dobrobyt co najmniej 5.',
  'history.he49.text':
    'Gracz, który uruchomi to wydarzenie, zyskuje 1 PZ za każde użycie zdrowia, edukacji lub towarów luksusowych w tej turze i zachowuje akcję darmową.',
  'history.he50': 'Pierwsza Fala Protestów Żółtych Kamizelek',
  'history.he50.requirement': 'Polityka 2 w sekcji B lub C oraz polityka 3 w sekcji A lub B.',
  'history.he50.text': 'Polityka 2 przesuwa się o sekcję w stronę A, polityka 3 w stronę C.',
  'action.history-he07': 'Wprowadzenie Taśmy Produkcyjnej',
  'action.history-he07.text':
    'W tej rundzie firmy Klasy Kapitalistów z branży towarów luksusowych mające maszynerię produkują o 3 więcej.',
  'action.history-he09': 'Powstanie Modelu T',
  'action.history-he09.text':
    'Klasa Robotnicza zyskuje 1 towar luksusowy, Państwo 15 ₳. Firmy Klasy Średniej i Klasy Kapitalistów z branży towarów luksusowych produkują w tej rundzie o 2 więcej.',
  'action.history-he10': 'Rewolucja Rosyjska',
  'action.history-he10.text':
    'Polityki przechodzą na 1A, 2C, 3A i 4A. W tej rundzie nie ma już głosowań, a Państwo nic nie płaci za nowe firmy państwowe. Klasa Robotnicza zakłada spółdzielnię rolniczą. Klasa Kapitalistów oddaje Państwu 20 ₳ i firmę, która zajmuje miejsce niefunkcjonującej firmy państwowej.',
  'action.history-he15': 'Wzrost Protekcjonizmu',
  'action.history-he15.text': 'Polityka 6 przechodzi do sekcji A. Wszystkie umowy handlowe są odrzucane.',
  'action.history-he17': 'Nowy Ład',
  'action.history-he17.text':
    'Polityki 1 i 2 przesuwają się o sekcję w stronę A. Klasa Robotnicza i Klasa Średnia mogą przydzielić dowolną liczbę bezrobotnych do firm państwowych i Klasy Kapitalistów. Państwo płaci Klasie Kapitalistów 5 ₳ za każdego zatrudnionego przez nią pracownika.',
  'action.history-he19': 'Wyż Demograficzny',
  'action.history-he19.text':
    'Klasa Robotnicza i Klasa Średnia zyskują po 3 niewykwalifikowanych pracowników i po 1 dobrobycie.',
  'action.history-he20': 'Strajk w Amerykańskim Przemyśle Samochodowym',
  'action.history-he20.text':
    'Klasa Robotnicza zyskuje 1 kostkę wpływów i ogłasza strajki, o jeden więcej za każdy swój związek zawodowy. Klasa Średnia dodaje kostkę głosowania za każdą firmę państwową i Klasy Kapitalistów, która zatrudnia jej pracowników.',
  'action.history-he22': 'Powstanie GATT',
  'action.history-he22.text':
    'Polityka 6 przesuwa się o sekcję w stronę C. Dodaj jedną umowę handlową. Klasa Kapitalistów zawiera umowę handlową. Za każdym razem, gdy klasa sprzedaje w tej rundzie na rynku zagranicznym, jej poparcie rośnie o 1.',
  'action.history-he23': 'Niepodległość Indii',
  'action.history-he23.text':
    'Dodaje się kostki głosowania: 4 Klasy Robotniczej, 1 Klasy Średniej, 1 Klasy Kapitalistów.',
  'action.history-he25': 'Chińska Rewolucja Komunistyczna',
  'action.history-he25.text':
    'W tej rundzie nie ma już głosowań. Klasa Robotnicza może przesunąć do 2 polityk o sekcję, a Państwo jeszcze jedną. Klasa Kapitalistów płaci Państwu 40 ₳.',
  'action.history-he26': 'Ruch Praw Obywatelskich',
  'action.history-he26.text': 'Klasa Robotnicza ogłasza strajki i dodaje 4 kostki głosowania, Klasa Średnia dodaje 2.',
  'action.history-he27': 'Embargo wobec Kuby',
  'action.history-he27.text':
    'Wszystkie umowy handlowe są odrzucane. W tej rundzie nikt nie może sprzedawać na rynku zagranicznym ani kupować tam towarów i usług.',
  'action.history-he28': 'Plan Marshalla',
  'action.history-he28.text': 'Państwo otrzymuje 30 ₳. Klasa Kapitalistów zakłada za darmo niezautomatyzowaną firmę.',
  'action.history-he29': 'Powojenna Dekolonizacja',
  'action.history-he29.text':
    'Natychmiastowe głosowania nie kosztują w tej rundzie wpływów. Dodaje się kostki głosowania: 3 Klasy Robotniczej, 2 Klasy Średniej, 1 Klasy Kapitalistów.',
  'action.history-he30': 'Era Keynesizmu',
  'action.history-he30.text': 'Polityki przechodzą na 1B, 2B, 3B, 4A, 5B i 6B.',
  'action.history-he31': 'Ruchy Lewicowe w Europie',
  'action.history-he31.text':
    'Klasa Robotnicza dodaje 4 kostki głosowania, Klasa Średnia zyskuje 1 kostkę wpływów, Państwo 1 poparcie u Klasy Robotniczej.',
  'action.history-he32': 'Powojenny Wzrost Konsumpcji',
  'action.history-he32.text':
    'Klasa Robotnicza może kupić od Klasy Kapitalistów towary luksusowe, maksymalnie połowę swojej populacji, a Klasa Średnia maksymalnie swoją populację.',
  'action.history-he33': 'Arabska Nacjonalizacja Ropy',
  'action.history-he33.text':
    'Klasa Kapitalistów oddaje Państwu funkcjonującą firmę, która zajmuje miejsce firmy państwowej. Państwo traci 1 poparcie u Klasy Kapitalistów.',
  'action.history-he35': 'Cud Gospodarczy Azjatyckich Tygrysów',
  'action.history-he35.text':
    'W tej rundzie Państwo płaci Klasie Średniej i Klasie Kapitalistów 10 ₳ za każdym razem, gdy zakładają firmę lub sprzedają na rynku zagranicznym, a ich poparcie rośnie wtedy o 1.',
  'action.history-he36': 'Powstanie Sieci WWW',
  'action.history-he36.text':
    'Firmy z branży mediów produkują w tej rundzie o 1 kostkę wpływów więcej. Klasa Robotnicza szkoli pracownika i zyskuje 1 kostkę wpływów. Klasa Średnia i Klasa Kapitalistów mogą sprzedać na rynku zagranicznym, maksymalnie 2 transakcje. Państwo zyskuje 1 kostkę wpływów za każde 2 funkcjonujące firmy państwowe.',
  'action.history-he37': 'Koniec Śródziemnomorskich Dyktatur',
  'action.history-he37.text':
    'Usuwa się 3 kostki wpływów mediów. Każda klasa zyskuje 1 kostkę wpływów. Państwo zyskuje po 1 poparciu u 2 klas.',
  'action.history-he39': 'Kryzys Zadłużenia w Ameryce Łacińskiej',
  'action.history-he39.text': 'Polityki 1, 2 i 4 przesuwają się o sekcję w stronę C.',
  'action.history-he43': 'Unijny System Handlu Emisjami',
  'action.history-he43.text':
    'Klasa Średnia i Klasa Kapitalistów płacą Państwu po 10 ₳ za każdą swoją funkcjonującą firmę z branży towarów luksusowych.',
  'action.history-he47': 'Traktat z Maastricht',
  'action.history-he47.text':
    'Jedno wspólne głosowanie nad 6C i 7C, bez PZ. Jeśli wynik jest pozytywny albo obie już obowiązują, Klasa Robotnicza i Klasa Średnia otrzymują po 10 ₳, Klasa Kapitalistów 25 ₳, a Państwo 2 kostki wpływów osobistych.',
  'action.history-he48': 'Rozpad Związku Radzieckiego',
  'action.history-he48.text':
    'Polityki 1, 2 i 3 przesuwają się o sekcję w stronę C. Wszyscy bezrobotni opuszczają planszę. Klasa Kapitalistów może kupić firmę państwową za połowę kosztu.',
  'action.history-he49': 'Wzrost Klasy Średniej w Azji',
  'action.history-he49.text':
    'Gracz, który uruchomi to wydarzenie, zyskuje 1 PZ za każde użycie zdrowia, edukacji lub towarów luksusowych w tej turze i zachowuje akcję darmową.',
  'action.history-he50': 'Pierwsza Fala Protestów Żółtych Kamizelek',
  'action.history-he50.text': 'Polityka 2 przesuwa się o sekcję w stronę A, polityka 3 w stronę C.',
} as const satisfies Record<keyof typeof en, string>
