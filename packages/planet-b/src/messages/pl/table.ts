// Polish: what the rules ask, offer and refuse.
import type { table as en } from '../en/table.ts'

export const table = {
  // Draft and turn
  'ask.draft': 'Który budynek z talii {deck} zatrzymujesz?',
  'ask.deal': 'Wybierz umowę',
  'ask.order': 'Co robisz dalej?',
  'ask.end-turn': 'Wszystkie akcje są wykonane',
  'option.deal': '{tile}, {face, select, red {czerwona strona} other {szara strona}}',
  'option.end-turn': 'Zakończ turę',
  'option.office': 'Akcja urzędu: {office}',
  'option.done': 'Gotowe',
  'option.nothing': 'Pomiń',

  // Options with every question
  'option.sell': 'Sprzedaj: {resource} ({price, plural, one {# bańka} few {# bańki} many {# baniek} other {# bańki}})',
  'option.buy-tile':
    'Kup żeton produkcji ({price, plural, one {# bańka} few {# bańki} many {# baniek} other {# bańki}})',
  'option.take-tile-off': 'Zdejmij żeton produkcji',
  'ask.tile':
    'Który żeton produkcji kupujesz za {price, plural, one {# bańkę} few {# bańki} many {# baniek} other {# bańki}}?',
  'ask.cell': '{resource}: na które pole kładziesz żeton?',
  'ask.tile-off': 'Który żeton produkcji odkładasz do swojej puli?',
  'ask.buy-tile': 'Czy kupujesz żeton produkcji?',
  'option.tile': '{resource}',
  'option.cell': '{line}, pole {number}: {resource}',

  // Producing and resources
  'ask.line': 'Która linia produkuje?',
  'option.line': '{line}: {resources}',
  'ask.any-resource': 'Który zasób zyskujesz?',
  'option.resource': '{resource}',
  'option.resource-sold':
    '{resource}: magazyn pełny, sprzedaj za {price, plural, one {# bańkę} few {# bańki} many {# baniek} other {# bańki}}',
  'ask.pay-resource': 'Którym zasobem płacisz?',
  'option.pay-resource': '{resource}',
  'ask.pay-mixed': 'Czym płacisz?',
  'ask.mix': 'Co zyskujesz?',
  'ask.give': '{resource}: komu oddajesz?',
  'option.give': '{seat}',
  'option.give-sold':
    '{seat}: magazyn pełny, sprzedaj za {price, plural, one {# bańkę} few {# bańki} many {# baniek} other {# bańki}}',
  'ask.sell-at': 'Co sprzedajesz po cenie × {times}?',

  // Building
  'ask.build': 'Który budynek wybierasz z ręki?',
  'ask.build-or-not': '{building}: czy budujesz?',
  'option.card':
    '{building} ({deck}, {cost, plural, one {# bańka} few {# bańki} many {# baniek} other {# bańki}}, {vp} PZ)',
  'option.build': 'Zbuduj za {cost, plural, one {# bańkę} few {# bańki} many {# baniek} other {# bańki}}, {vp} PZ',
  'option.build-free': 'Zbuduj bez płacenia baniek, {vp} PZ',
  'option.refuse-build':
    'Włóż pod talię za {money, plural, one {# bańkę} few {# bańki} many {# baniek} other {# bańki}}',
  'ask.draw': 'Z której talii dobierasz?',
  'option.draw': 'Talia {deck}',
  'ask.demolish': 'Który budynek burzysz?',
  'option.building': '{building} ({cost, plural, one {# bańka} few {# bańki} many {# baniek} other {# bańki}})',
  'ask.discard': 'Które budynki wkładasz pod ich talie?',
  'ask.copy': 'Którego pola akcji używasz?',

  // Workers
  'ask.worker-action': 'Weź lub wystaw pracownika',
  'ask.take-worker': 'Którego pracownika bierzesz?',
  'option.take': 'Weź: {kind}',
  'option.place': 'Wystaw: {kind}, {building}, strefa {zone}',
  'option.place.fills': 'zapełnia strefę: potem używasz jednego z jej pól akcji',
  'ask.use-building': '{building}: którego pola akcji używasz?',
  'option.use': '{building}: {box}',
  'ask.pay-worker': 'Którego pracownika oddajesz?',
  'option.pay-worker': '{kind}',
  'ask.return-worker': 'Który pracownik wraca na twoją planszę?',
  'ask.workers-home': 'Którzy pracownicy wracają z niepełnych stref?',
  'option.stands': '{kind}, {building}, strefa {zone}',

  // Factions, news, laws, votes
  'ask.support': 'Idziesz krok naprzód czy korzystasz z poparcia frakcji?',
  'option.support': 'Skorzystaj z poparcia, {faction}: {box}',
  'ask.step': 'Na którym torze idziesz naprzód?',
  'option.step': '{faction}: naprzód na pole {step}',
  'option.step-surplus': '{faction}: ostatnie pole, w zamian {vp} PZ',
  'ask.step-back': 'Na którym torze się cofasz?',
  'option.step-back': '{faction}: z powrotem na pole {step}',
  'ask.news': 'Którą kartę wiadomości zagrywasz?',
  'option.news': '{deck}: {news}',
  'option.news-deck': 'Wiadomości {deck}',
  'ask.replay': 'Którą ze swoich kart wiadomości zagrywasz ponownie?',
  'option.replay': '{news}',
  'ask.law-deck': 'Z której talii dobierasz ustawę?',
  'option.law-deck': '{deck}',
  'ask.law': '{law}: jak decydujesz?',
  'ask.fraud': 'Który żeton oszustwa kładziesz?',
  'option.fraud': '{fraud}, pole {space}',
  'ask.elect': 'W którą stronę przesuwasz znacznik wyborów?',
  'option.elect-left': 'O {n, plural, one {# pole} few {# pola} many {# pól} other {# pola}} w lewo, na pole {space}',
  'option.elect-right': 'O {n, plural, one {# pole} few {# pola} many {# pól} other {# pola}} w prawo, na pole {space}',
  'ask.one-of': 'Co wybierasz?',

  // Missing resources
  'missing.resource': '{goods}',
  'missing.any-resource': '{n, plural, one {# zasób} few {# zasoby} many {# zasobów} other {# zasobu}}',
  'missing.worker': '{workers} na twojej planszy',
  'missing.any-worker':
    '{n, plural, one {# pracownik} few {# pracowników} many {# pracowników} other {# pracownika}} na twojej planszy',
  'missing.step':
    '{n, plural, one {# krok} few {# kroki} many {# kroków} other {# kroku}} {track, select, capitalists {na torze kapitalistów} futurists {na torze futurystów} other {na torze tradycjonalistów}}',
  'missing.any-step': '{n, plural, one {# krok} few {# kroki} many {# kroków} other {# kroku}} na torach frakcji',
  'missing.building': 'budynek',
  'missing.mixed': '{n, plural, one {# sztuka} few {# sztuki} many {# sztuk} other {# sztuki}} do zapłaty',
  'why.cannot-pay': 'Nie możesz zapłacić kosztu. Brakuje: {missing}.',
  'why.short': 'Brakuje ci {short, plural, one {# bańki} few {# baniek} many {# baniek} other {# bańki}}.',
  'why.short-sell-first':
    'Brakuje ci {short, plural, one {# bańki} few {# baniek} many {# baniek} other {# bańki}}. Najpierw coś sprzedaj.',
  'why.impossible': 'Teraz nie miałoby to żadnego efektu.',
  'why.copies': 'Nie można skopiować pola, które kopiuje inne pole.',
  'why.once-per-turn': 'To pole zostało już w tej turze użyte.',
  'why.news-replayed': 'Ta karta została już w tej turze zagrana ponownie.',
  'why.news-taken': 'Odkryta karta talii {deck} została już w tej turze zabrana.',
  'why.news-empty': 'W talii {deck} nie ma już kart.',
  'why.deck-empty': 'W talii {deck} nie ma już kart.',
  'why.law-deck-empty': 'W tej talii nie ma już ustaw.',
  'why.support-step': 'Twój dysk nie dotarł do pola {step}.',
  'why.support-start': 'Twój dysk stoi na polu startowym: {faction}.',
  'why.support-running': 'Korzystasz już z tego poparcia: {faction}.',
  'why.tile-price':
    'Żeton produkcji kosztuje {price, plural, one {# bańkę} few {# bańki} many {# baniek} other {# bańki}}.',
  'why.office-due': 'Musisz jeszcze użyć swojego urzędu: {office}.',
  'why.no-worker': 'Nie masz na planszy: {kind}.',
} as const satisfies Record<keyof typeof en, string>
