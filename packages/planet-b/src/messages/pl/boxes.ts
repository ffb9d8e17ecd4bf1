// Polish: the symbols of the action boxes, each as a phrase that also fits after "wszyscy inni:".
import type { boxes as en } from '../en/boxes.ts'

export const boxes = {
  'box.paid': '{cost}; potem {actions}',
  'box.together': '{parts}',
  'box.in-order': 'najpierw {first}, potem {rest}',
  'box.nothing': 'nic',
  'box.once-per-turn': '{box}; najwyżej raz na turę',
  'box.others': 'każdy inny gracz: {words}',
  'box.all': 'każdy gracz: {words}',
  'box.building-in-use': 'właśnie używany budynek',

  'goods.plastic': '{n, plural, one {# plastik} few {# plastiku} many {# plastiku} other {# plastiku}}',
  'goods.iridium': '{n, plural, one {# iryd} few {# irydu} many {# irydu} other {# irydu}}',
  'goods.water': '{n, plural, one {# wodę} few {# wody} many {# wody} other {# wody}}',
  'goods.plants': '{n, plural, one {# roślinę} few {# rośliny} many {# roślin} other {# rośliny}}',
  'goods.hydrogen': '{n, plural, one {# wodór} few {# wodoru} many {# wodoru} other {# wodoru}}',
  'goods.chips':
    '{n, plural, one {# mikroprocesor} few {# mikroprocesory} many {# mikroprocesorów} other {# mikroprocesora}}',
  'goods.meat': '{n, plural, one {# mięso} few {# mięsa} many {# mięsa} other {# mięsa}}',

  'do.money': 'zyskaj {n, plural, one {# bańkę} few {# bańki} many {# baniek} other {# bańki}}',
  'do.vp': 'zyskaj {n} PZ',
  'do.mood_up': 'podnieś nastroje o {n}',
  'do.mood_down': 'obniż nastroje o {n}',
  'do.mood_set': 'obniż nastroje do najniższego pola',
  'do.res': 'zyskaj {goods}',
  'do.any_res':
    'zyskaj {n, plural, one {# dowolny zasób} few {# dowolne zasoby} many {# dowolnych zasobów} other {# dowolnego zasobu}}',
  'do.produce':
    '{n, plural, one {przeprowadź produkcję} few {przeprowadź produkcję # razy} many {przeprowadź produkcję # razy} other {przeprowadź produkcję # raza}}',
  'do.build':
    '{n, plural, one {zbuduj budynek} few {zbuduj # budynki} many {zbuduj # budynków} other {zbuduj # budynku}}',
  'do.build_free':
    '{n, plural, one {zbuduj budynek} few {zbuduj # budynki} many {zbuduj # budynków} other {zbuduj # budynku}} bez płacenia baniek',
  'do.build_top': 'wyłóż wierzchnią kartę talii {deck} jako zbudowany budynek, bez płacenia baniek',
  'do.buy_tile':
    'kup maksymalnie {n, plural, one {# żeton produkcji} few {# żetony produkcji} many {# żetonów produkcji} other {# żetonu produkcji}}',
  'do.worker_action':
    'weź lub wystaw {n, plural, one {# pracownika} few {# pracowników} many {# pracowników} other {# pracownika}}',
  'do.trickster': 'weź {n, plural, one {# cwaniaka} few {# cwaniaków} many {# cwaniaków} other {# cwaniaka}}',
  'do.brain': 'weź {n, plural, one {# mózgowca} few {# mózgowców} many {# mózgowców} other {# mózgowca}}',
  'do.worker':
    'weź {n, plural, one {# dowolnego pracownika} few {# dowolnych pracowników} many {# dowolnych pracowników} other {# dowolnego pracownika}}',
  'do.play_news': 'zagraj {n, plural, one {# kartę} few {# karty} many {# kart} other {# karty}} wiadomości',
  'do.replay_news':
    'zagraj ponownie {n, plural, one {kartę} few {# karty} many {# kart} other {# karty}} ze swojego stosu wiadomości',
  'do.faction_adv':
    'przesuń się o {n, plural, one {# krok} few {# kroki} many {# kroków} other {# kroku}} {track, select, capitalists {na torze kapitalistów} futurists {na torze futurystów} traditionalists {na torze tradycjonalistów} other {na dowolnym torze frakcji}}',
  'do.faction_sup':
    '{n, plural, one {przesuń się o 1 krok lub skorzystaj z poparcia} few {# razy: przesuń się o 1 krok lub skorzystaj z poparcia} many {# razy: przesuń się o 1 krok lub skorzystaj z poparcia} other {# raza: przesuń się o 1 krok lub skorzystaj z poparcia}} {track, select, capitalists {kapitalistów} futurists {futurystów} traditionalists {tradycjonalistów} other {dowolnej frakcji}}',
  'do.support_keep':
    '{n, plural, one {przesuń się o 1 krok lub skorzystaj z poparcia} few {# razy: przesuń się o 1 krok lub skorzystaj z poparcia} many {# razy: przesuń się o 1 krok lub skorzystaj z poparcia} other {# raza: przesuń się o 1 krok lub skorzystaj z poparcia}} {track, select, capitalists {kapitalistów} futurists {futurystów} traditionalists {tradycjonalistów} other {dowolnej frakcji}} (bez powrotu na start)',
  'do.add_votes': 'dodaj do woreczka {n, plural, one {# głos} few {# głosy} many {# głosów} other {# głosu}}',
  'do.draw_votes':
    'wylosuj z woreczka {n, plural, one {# głos} few {# głosy} many {# głosów} other {# głosu}}, {actions}',
  'do.fraud':
    'połóż {n, plural, one {żeton oszustwa} few {# żetony oszustwa} many {# żetonów oszustwa} other {# żetonu oszustwa}} (płacąc koszt pola)',
  'do.fraud.free':
    'połóż za darmo {n, plural, one {żeton oszustwa} few {# żetony oszustwa} many {# żetonów oszustwa} other {# żetonu oszustwa}}',
  'do.elect':
    'przesuń znacznik wyborów o {n, plural, one {# pole} few {# pola} many {# pól} other {# pola}} {direction, select, left {w lewo} right {w prawo} other {w lewo lub w prawo}}',
  'do.law':
    'dobierz {deck, select, any {ustawę z dowolnej talii} yellow {żółtą ustawę} blue {niebieską ustawę} other {ustawę}} i rozstrzygnij ją jako Prezydent',
  'do.demolish':
    'zburz {n, plural, one {jeden swój budynek} few {# swoje budynki} many {# swoich budynków} other {# swojego budynku}}',
  'do.demolish.refund':
    'zburz {n, plural, one {jeden swój budynek i odzyskaj jego koszt} few {# swoje budynki i odzyskaj ich koszt} many {# swoich budynków i odzyskaj ich koszt} other {# swojego budynku i odzyskaj ich koszt}}',
  'do.discard_cards': 'włóż budynki z ręki (najwyżej {max}) pod ich talie',
  'do.return_worker':
    'zabierz {n, plural, one {# pracownika} few {# pracowników} many {# pracowników} other {# pracownika}} ze swoich budynków na planszę',
  'do.return_worker.except':
    'zabierz {n, plural, one {# pracownika} few {# pracowników} many {# pracowników} other {# pracownika}} ze swoich budynków na planszę (oprócz: {buildings})',
  'do.copy_box':
    '{n, plural, one {użyj pola akcji innego swojego budynku} few {# razy użyj pola akcji innego swojego budynku} many {# razy użyj pola akcji innego swojego budynku} other {# raza użyj pola akcji innego swojego budynku}} (płacąc jego koszt)',
  'do.sell_at':
    'sprzedaj maksymalnie {max, plural, one {# zasób} few {# zasoby} many {# zasobów} other {# zasobu}} po cenie × {times}',
  'do.one_of': '(albo {first}, albo {rest})',
  'do.mix': 'zyskaj {n} w dowolnej kombinacji: {one} lub {other}',
  'do.per.own_votes_drawn': 'za każdy wylosowany głos własnego koloru ({actions})',
  'do.per.faction_steps_total': 'za każdy swój krok na torach frakcji ({actions})',
  'do.per.plants_given': 'za każdą oddaną roślinę ({actions})',
  'do.if-immoral': 'przy niemoralności: {actions}; w przeciwnym razie: {otherwise}',

  'pay.money': 'zapłać {n, plural, one {# bańkę} few {# bańki} many {# baniek} other {# bańki}}',
  'pay.res': 'zapłać {goods}',
  'pay.any_res':
    'zapłać {n, plural, one {# dowolny zasób} few {# dowolne zasoby} many {# dowolnych zasobów} other {# dowolnego zasobu}}',
  'pay.trickster': 'oddaj {n, plural, one {# cwaniaka} few {# cwaniaków} many {# cwaniaków} other {# cwaniaka}}',
  'pay.brain': 'oddaj {n, plural, one {# mózgowca} few {# mózgowców} many {# mózgowców} other {# mózgowca}}',
  'pay.worker': 'oddaj {n, plural, one {# pracownika} few {# pracowników} many {# pracowników} other {# pracownika}}',
  'pay.worker.partial':
    'oddaj {n, plural, one {# pracownika} few {# pracowników} many {# pracowników} other {# pracownika}} (albo tylu, ilu masz)',
  'pay.faction_adv':
    'cofnij się o {n, plural, one {# krok} few {# kroki} many {# kroków} other {# kroku}} {track, select, capitalists {na torze kapitalistów} futurists {na torze futurystów} traditionalists {na torze tradycjonalistów} other {na dowolnym torze frakcji}}',
  'pay.give_res':
    'oddaj innym graczom od {min} do {max} {resource, select, plastic {plastiku} iridium {irydu} water {wody} hydrogen {wodoru} chips {mikroprocesorów} meat {mięsa} other {roślin}}',
  'pay.mix': 'zapłać {n} w dowolnej kombinacji: {one} lub {other}',

  'mixed.any_res': 'dowolny zasób',
  'mixed.trickster': 'cwaniacy',
  'mixed.brain': 'mózgowcy',
  'mixed.worker': 'pracownicy',
} as const satisfies Record<keyof typeof en, string>
