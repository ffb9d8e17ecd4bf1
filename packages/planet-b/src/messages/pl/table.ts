// Polish: what the rules ask, offer and refuse.
import type { table as en } from '../en/table.ts'

export const table = {
  // Draft and turn
  'ask.draft': 'Który budynek z talii {deck} zatrzymujesz?',
  'ask.deal': 'Wybierz umowę',
  'ask.order': 'Co robisz najpierw?',
  'ask.end-turn': 'Wszystkie akcje wykonane',
  'option.deal': '{tile}, {face, select, red {czerwona} other {szara}}',
  'option.end-turn': 'Zakończ turę',
  'option.office': 'Akcja urzędu: {office}',
  'option.done': 'Gotowe',
  'option.nothing': 'Zrezygnuj',

  // Beside every question
  'option.sell': 'Sprzedaj: {resource} ({price, plural, one {# bańka} few {# bańki} many {# baniek} other {# bańki}})',
  'option.buy-tile':
    'Kup żeton produkcji ({price, plural, one {# bańka} few {# bańki} many {# baniek} other {# bańki}})',
  'option.take-tile-off': 'Zdejmij żeton produkcji',
  'ask.tile':
    'Który żeton produkcji kupujesz za {price, plural, one {# bańkę} few {# bańki} many {# baniek} other {# bańki}}?',
  'ask.cell': '{resource}: na które pole kładziesz żeton?',
  'ask.tile-off': 'Który żeton produkcji wraca do twojej puli?',
  'ask.buy-tile': 'Czy kupujesz żeton produkcji?',
  'option.tile': '{resource}',
  'option.cell': '{line}, pole {number}: {resource}',

  // Producing and resources
  'ask.line': 'Która linia produkuje?',
  'option.line': '{line}: {resources}',
  'ask.any-resource': 'Który zasób zyskujesz?',
  'option.resource': '{resource}',
  'option.resource-sold':
    '{resource}: magazyn pełny, sprzedaż za {price, plural, one {# bańkę} few {# bańki} many {# baniek} other {# bańki}}',
  'ask.pay-resource': 'Którym zasobem płacisz?',
  'option.pay-resource': '{resource}',
  'ask.pay-mixed': 'Czym płacisz?',
  'ask.mix': 'Co bierzesz?',
  'ask.give': '{resource}: kto to dostaje?',
  'option.give': '{seat}',
  'option.give-sold':
    '{seat}: magazyn pełny, sprzedaż za {price, plural, one {# bańkę} few {# bańki} many {# baniek} other {# bańki}}',
  'ask.sell-at': 'Co sprzedajesz? Cena mnoży się przez {times}',

  // Building
  'ask.build': 'Który budynek bierzesz z ręki?',
  'ask.build-or-not': '{building}: budujesz?',
  'option.card':
    '{building} ({deck}, {cost, plural, one {# bańka} few {# bańki} many {# baniek} other {# bańki}}, {vp} PZ)',
  'option.build': 'Zbuduj: {cost, plural, one {# bańka} few {# bańki} many {# baniek} other {# bańki}}, {vp} PZ',
  'option.build-free': 'Zbuduj bez płacenia baniek: {vp} PZ',
  'option.refuse-build': 'Pod talię za {money, plural, one {# bańkę} few {# bańki} many {# baniek} other {# bańki}}',
  'ask.draw': 'Z której talii dobierasz?',
  'option.draw': 'Talia {deck}',
  'ask.demolish': 'Który budynek burzysz?',
  'option.building': '{building} ({cost, plural, one {# bańka} few {# bańki} many {# baniek} other {# bańki}})',
  'ask.discard': 'Które budynki wkładasz pod ich talie?',
  'ask.copy': 'Które pole akcji wykonujesz?',

  // Workers
  'ask.worker-action': 'Weź lub wystaw pracownika',
  'ask.take-worker': 'Którego pracownika bierzesz?',
  'option.take': 'Weź: {kind}',
  'option.place': 'Wystaw: {kind}, {building}, strefa {zone}',
  'option.place.fills': 'strefa będzie pełna: potem jedno z pól akcji',
  'ask.use-building': '{building}: którego pola akcji używasz?',
  'option.use': '{building}: {box}',
  'ask.pay-worker': 'Którego pracownika oddajesz?',
  'option.pay-worker': '{kind}',
  'ask.return-worker': 'Który pracownik wraca na twoją planszę?',
  'ask.workers-home': 'Którzy pracownicy wracają z niezapełnionych stref?',
  'option.stands': '{kind}, {building}, strefa {zone}',

  // Factions, news, laws, votes
  'ask.support': 'Krok naprzód czy poparcie frakcji?',
  'option.support': 'Poparcie, {faction}: {box}',
  'ask.step': 'Na którym torze się przesuwasz?',
  'option.step': '{faction}: na pole {step}',
  'option.step-surplus': '{faction}: ostatnie pole, w zamian {vp} PZ',
  'ask.step-back': 'Na którym torze się cofasz?',
  'option.step-back': '{faction}: z powrotem na pole {step}',
  'ask.news': 'Którą wiadomość zagrywasz?',
  'option.news': '{deck}: {news}',
  'option.news-deck': 'Wiadomości {deck}',
  'ask.replay': 'Którą ze swoich wiadomości zagrywasz ponownie?',
  'option.replay': '{news}',
  'ask.law-deck': 'Z której talii dobierasz ustawę?',
  'option.law-deck': '{deck}',
  'ask.law': '{law}: jaka jest decyzja?',
  'ask.fraud': 'Który żeton oszustwa kładziesz?',
  'option.fraud': '{fraud}, pole {space}',
  'ask.elect': 'Dokąd przesuwa się znacznik wyborów?',
  'option.elect-left': 'O {n, plural, one {# pole} few {# pola} many {# pól} other {# pola}} w lewo, na pole {space}',
  'option.elect-right': 'O {n, plural, one {# pole} few {# pola} many {# pól} other {# pola}} w prawo, na pole {space}',
  'ask.one-of': 'Które z dwojga?',

  // What is missing
  'missing.resource': '{goods}',
  'missing.any-resource': '{n, plural, one {# zasób} few {# zasoby} many {# zasobów} other {# zasobu}}',
  'missing.worker': '{workers} na twojej planszy',
  'missing.any-worker':
    '{n, plural, one {# pracownik} few {# pracowników} many {# pracowników} other {# pracownika}} na twojej planszy',
  'missing.step':
    '{n, plural, one {# krok} few {# kroki} many {# kroków} other {# kroku}} {track, select, capitalists {na torze kapitalistów} futurists {na torze futurystów} other {na torze tradycjonalistów}}',
  'missing.any-step': '{n, plural, one {# krok} few {# kroki} many {# kroków} other {# kroku}} na torach frakcji',
  'missing.building': 'budynek',
  'missing.mixed':
    '{n, plural, one {jeszcze # sztuka} few {jeszcze # sztuki} many {jeszcze # sztuk} other {jeszcze # sztuki}} do zapłaty',
  'why.cannot-pay': 'Kosztu nie da się zapłacić. Brakuje: {missing}.',
  'why.short': 'Brakuje {short, plural, one {# bańki} few {# baniek} many {# baniek} other {# bańki}}.',
  'why.short-sell-first':
    'Brakuje {short, plural, one {# bańki} few {# baniek} many {# baniek} other {# bańki}}; najpierw coś sprzedaj.',
  'why.impossible': 'Teraz nic by to nie dało.',
  'why.copies': 'Pola, które kopiuje, nie można skopiować.',
  'why.once-per-turn': 'Tego pola można użyć raz na turę i zostało już użyte.',
  'why.news-replayed': 'Ta karta została już w tej turze zagrana ponownie.',
  'why.news-taken': 'Odkryta karta talii {deck} została już w tej turze wzięta.',
  'why.news-empty': 'W talii {deck} nie ma już kart.',
  'why.deck-empty': 'W talii {deck} nie ma już kart.',
  'why.law-deck-empty': 'W tej talii nie ma już ustaw.',
  'why.support-step': 'Twój dysk nie dotarł do pola {step}.',
  'why.support-start': 'Twój dysk stoi na polu startowym: {faction}.',
  'why.support-running': 'To poparcie jest właśnie wykonywane: {faction}.',
  'why.tile-price':
    'Żeton produkcji kosztuje {price, plural, one {# bańkę} few {# bańki} many {# baniek} other {# bańki}}.',
  'why.office-due': 'Trzeba jeszcze wykonać akcję urzędu: {office}.',
  'why.no-worker': 'Nie ma na twojej planszy: {kind}.',
} as const satisfies Record<keyof typeof en, string>
