// Polish: the symbols of the action boxes, each as a phrase that also fits after "wszyscy inni:".
import type { boxes as en } from '../en/boxes.ts'

export const boxes = {
  'box.paid': '{cost}; potem {actions}',
  'box.together': '{parts}',
  'box.in-order': 'najpierw {first}, potem {rest}',
  'box.nothing': 'nic',
  'box.once-per-turn': '{box}; najwyżej raz na turę',
  'box.others': 'wszyscy inni: {words}',
  'box.all': 'wszyscy: {words}',
  'box.building-in-use': 'budynek właśnie użyty',

  'goods.plastic': '{n, plural, one {# plastik} other {# plastiku}}',
  'goods.iridium': '{n, plural, one {# iryd} other {# irydu}}',
  'goods.water': '{n, plural, one {# wodę} other {# wody}}',
  'goods.plants': '{n, plural, one {# roślinę} few {# rośliny} many {# roślin} other {# rośliny}}',
  'goods.hydrogen': '{n, plural, one {# wodór} other {# wodoru}}',
  'goods.chips':
    '{n, plural, one {# mikroprocesor} few {# mikroprocesory} many {# mikroprocesorów} other {# mikroprocesora}}',
  'goods.meat': '{n, plural, one {# mięso} other {# mięsa}}',

  'do.money': 'zyskać {n, plural, one {# bańkę} few {# bańki} many {# baniek} other {# bańki}}',
  'do.vp': 'zyskać {n} PZ',
  'do.mood_up': 'podnieść nastroje o {n}',
  'do.mood_down': 'obniżyć nastroje o {n}',
  'do.mood_set': 'obniżyć nastroje do najniższego pola',
  'do.res': 'zyskać {goods}',
  'do.any_res':
    'zyskać {n, plural, one {# dowolny zasób} few {# dowolne zasoby} many {# dowolnych zasobów} other {# dowolnego zasobu}}',
  'do.produce':
    '{n, plural, one {przeprowadzić produkcję} few {przeprowadzić # produkcje} many {przeprowadzić # produkcji} other {przeprowadzić # produkcji}}',
  'do.build':
    '{n, plural, one {zbudować budynek} few {zbudować # budynki} many {zbudować # budynków} other {zbudować # budynku}}',
  'do.build_free':
    '{n, plural, one {zbudować budynek} few {zbudować # budynki} many {zbudować # budynków} other {zbudować # budynku}} bez płacenia baniek',
  'do.build_top': 'wyłożyć wierzchnią kartę talii {deck} jako zbudowaną, bez płacenia baniek',
  'do.buy_tile':
    'kupić maksymalnie {n, plural, one {# żeton produkcji} few {# żetony produkcji} many {# żetonów produkcji} other {# żetonu produkcji}}',
  'do.worker_action':
    'wziąć lub wystawić {n, plural, one {# pracownika} few {# pracowników} many {# pracowników} other {# pracownika}}',
  'do.trickster': 'wziąć {n, plural, one {# cwaniaka} few {# cwaniaków} many {# cwaniaków} other {# cwaniaka}}',
  'do.brain': 'wziąć {n, plural, one {# mózgowca} few {# mózgowców} many {# mózgowców} other {# mózgowca}}',
  'do.worker':
    'wziąć {n, plural, one {# dowolnego pracownika} few {# dowolnych pracowników} many {# dowolnych pracowników} other {# dowolnego pracownika}}',
  'do.play_news': 'zagrać {n, plural, one {# kartę} few {# karty} many {# kart} other {# karty}} wiadomości',
  'do.replay_news':
    'ponownie zagrać {n, plural, one {kartę} few {# karty} many {# kart} other {# karty}} ze swojego stosu wiadomości',
  'do.faction_adv':
    'przesunąć się o {n, plural, one {# krok} few {# kroki} many {# kroków} other {# kroku}} {track, select, capitalists {na torze kapitalistów} futurists {na torze futurystów} traditionalists {na torze tradycjonalistów} other {na dowolnym torze frakcji}}',
  'do.faction_sup':
    '{n, plural, one {przesunąć się o 1 krok lub wziąć poparcie} few {# razy przesunąć się o 1 krok lub wziąć poparcie} many {# razy przesunąć się o 1 krok lub wziąć poparcie} other {# raza przesunąć się o 1 krok lub wziąć poparcie}} {track, select, capitalists {kapitalistów} futurists {futurystów} traditionalists {tradycjonalistów} other {dowolnej frakcji}}',
  'do.support_keep':
    '{n, plural, one {przesunąć się o 1 krok lub wziąć poparcie} few {# razy przesunąć się o 1 krok lub wziąć poparcie} many {# razy przesunąć się o 1 krok lub wziąć poparcie} other {# raza przesunąć się o 1 krok lub wziąć poparcie}} {track, select, capitalists {kapitalistów} futurists {futurystów} traditionalists {tradycjonalistów} other {dowolnej frakcji}} (bez powrotu na początek toru)',
  'do.add_votes': 'dodać do woreczka {n, plural, one {# głos} few {# głosy} many {# głosów} other {# głosu}}',
  'do.draw_votes':
    'wylosować z woreczka {n, plural, one {# głos} few {# głosy} many {# głosów} other {# głosu}}, {actions}',
  'do.fraud':
    'położyć {n, plural, one {żeton oszustwa} few {# żetony oszustwa} many {# żetonów oszustwa} other {# żetonu oszustwa}} (płacąc koszt pola)',
  'do.fraud.free':
    'położyć za darmo {n, plural, one {żeton oszustwa} few {# żetony oszustwa} many {# żetonów oszustwa} other {# żetonu oszustwa}}',
  'do.elect':
    'przesunąć znacznik wyborów o {n, plural, one {# pole} few {# pola} many {# pól} other {# pola}} {direction, select, left {w lewo} right {w prawo} other {w lewo lub w prawo}}',
  'do.law':
    'dobrać {deck, select, any {ustawę z dowolnej talii} yellow {żółtą ustawę} blue {niebieską ustawę} other {ustawę}} i rozstrzygnąć ją jako Prezydent',
  'do.demolish':
    'zburzyć {n, plural, one {jeden swój budynek} few {# swoje budynki} many {# swoich budynków} other {# swojego budynku}}',
  'do.demolish.refund':
    'zburzyć {n, plural, one {jeden swój budynek i odzyskać jego koszt} few {# swoje budynki i odzyskać ich koszt} many {# swoich budynków i odzyskać ich koszt} other {# swojego budynku i odzyskać ich koszt}}',
  'do.discard_cards': 'włożyć maksymalnie {max} budynki z ręki pod ich talie',
  'do.return_worker':
    'zabrać {n, plural, one {# pracownika} few {# pracowników} many {# pracowników} other {# pracownika}} ze swoich budynków na planszę',
  'do.return_worker.except':
    'zabrać {n, plural, one {# pracownika} few {# pracowników} many {# pracowników} other {# pracownika}} ze swoich budynków na planszę (oprócz: {buildings})',
  'do.copy_box':
    '{n, plural, one {wykonać pole akcji innego swojego budynku} few {# razy wykonać pole akcji innego swojego budynku} many {# razy wykonać pole akcji innego swojego budynku} other {# raza wykonać pole akcji innego swojego budynku}} (płacąc jego koszt)',
  'do.sell_at':
    'sprzedać maksymalnie {max, plural, one {# zasób} few {# zasoby} many {# zasobów} other {# zasobu}}; cena mnoży się przez {times}',
  'do.one_of': '(albo {first}, albo {rest})',
  'do.mix': 'zyskać {n} w dowolnym zestawieniu: {one} lub {other}',
  'do.per.own_votes_drawn': 'za każdy głos swojego koloru ({actions})',
  'do.per.faction_steps_total': 'za każdy swój krok na torach frakcji ({actions})',
  'do.per.plants_given': 'za każdą oddaną roślinę ({actions})',
  'do.if-immoral': 'jeśli osoba jest niemoralna: {actions}; w przeciwnym razie: {otherwise}',

  'pay.money': 'zapłacić {n, plural, one {# bańkę} few {# bańki} many {# baniek} other {# bańki}}',
  'pay.res': 'zapłacić {goods}',
  'pay.any_res':
    'zapłacić {n, plural, one {# dowolny zasób} few {# dowolne zasoby} many {# dowolnych zasobów} other {# dowolnego zasobu}}',
  'pay.trickster': 'oddać {n, plural, one {# cwaniaka} few {# cwaniaków} many {# cwaniaków} other {# cwaniaka}}',
  'pay.brain': 'oddać {n, plural, one {# mózgowca} few {# mózgowców} many {# mózgowców} other {# mózgowca}}',
  'pay.worker': 'oddać {n, plural, one {# pracownika} few {# pracowników} many {# pracowników} other {# pracownika}}',
  'pay.worker.partial':
    'oddać {n, plural, one {# pracownika} few {# pracowników} many {# pracowników} other {# pracownika}} (albo tylu, ilu jest)',
  'pay.faction_adv':
    'cofnąć się o {n, plural, one {# krok} few {# kroki} many {# kroków} other {# kroku}} {track, select, capitalists {na torze kapitalistów} futurists {na torze futurystów} traditionalists {na torze tradycjonalistów} other {na dowolnym torze frakcji}}',
  'pay.give_res':
    'oddać innym graczom od {min} do {max} {resource, select, plastic {plastiku} iridium {irydu} water {wody} hydrogen {wodoru} chips {mikroprocesorów} meat {mięsa} other {roślin}}',
  'pay.mix': 'zapłacić {n} w dowolnym zestawieniu: {one} lub {other}',

  'mixed.any_res': 'dowolny zasób',
  'mixed.trickster': 'cwaniacy',
  'mixed.brain': 'mózgowcy',
  'mixed.worker': 'pracownicy',
} as const satisfies Record<keyof typeof en, string>
