// English: the symbols of the action boxes, each as a phrase that also fits after "all others:".
export const boxes = {
  'box.paid': '{cost}; then {actions}',
  'box.together': '{parts}',
  'box.in-order': 'first {first}, then {rest}',
  'box.nothing': 'nothing',
  'box.once-per-turn': '{box}; once per turn at most',
  'box.others': 'all others: {words}',
  'box.all': 'everyone: {words}',
  'box.building-in-use': 'the building being used',

  'goods.plastic': '{n} plastic',
  'goods.iridium': '{n} iridium',
  'goods.water': '{n} water',
  'goods.plants': '{n, plural, one {# plant} other {# plants}}',
  'goods.hydrogen': '{n} hydrogen',
  'goods.chips': '{n, plural, one {# microprocessor} other {# microprocessors}}',
  'goods.meat': '{n} meat',

  'do.money': 'gain {n} money',
  'do.vp': 'gain {n} VP',
  'do.mood_up': 'raise mood by {n}',
  'do.mood_down': 'lower mood by {n}',
  'do.mood_set': 'drop to the lowest mood',
  'do.res': 'gain {goods}',
  'do.any_res': 'gain {n, plural, one {# resource} other {# resources}} of any kind',
  'do.produce': '{n, plural, one {produce} other {produce # times}}',
  'do.build': '{n, plural, one {build} other {build # times}}',
  'do.build_free': '{n, plural, one {build without paying money} other {build # times without paying money}}',
  'do.build_top': 'put the top card of deck {deck} into play as a built building, without paying money',
  'do.buy_tile': 'buy up to {n, plural, one {# production tile} other {# production tiles}}',
  'do.worker_action': 'take or place {n, plural, one {# worker} other {# workers}}',
  'do.trickster': 'take {n, plural, one {# Trickster} other {# Tricksters}}',
  'do.brain': 'take {n, plural, one {# Brain} other {# Brains}}',
  'do.worker': 'take {n, plural, one {# worker} other {# workers}} of any kind',
  'do.play_news': 'play {n, plural, one {# news card} other {# news cards}}',
  'do.replay_news': 'play {n, plural, one {a card} other {# cards}} from your news pile again',
  'do.faction_adv':
    'advance {n, plural, one {# step} other {# steps}} {track, select, capitalists {with the Capitalists} futurists {with the Futurists} traditionalists {with the Traditionalists} other {with any faction}}',
  'do.faction_sup':
    '{n, plural, one {advance 1 step or take the support} other {# times: advance 1 step or take the support}} {track, select, capitalists {of the Capitalists} futurists {of the Futurists} traditionalists {of the Traditionalists} other {of any faction}}',
  'do.support_keep':
    '{n, plural, one {advance 1 step or take the support} other {# times: advance 1 step or take the support}} {track, select, capitalists {of the Capitalists} futurists {of the Futurists} traditionalists {of the Traditionalists} other {of any faction}} (without returning to the start)',
  'do.add_votes': 'add {n, plural, one {# vote} other {# votes}} to the bag',
  'do.draw_votes': 'draw {n, plural, one {# vote} other {# votes}} from the bag, and {actions}',
  'do.fraud': 'place {n, plural, one {a fraud token} other {# fraud tokens}} (paying for the space)',
  'do.fraud.free': 'place {n, plural, one {a fraud token} other {# fraud tokens}} for free',
  'do.elect':
    'move the election marker {n, plural, one {# space} other {# spaces}} {direction, select, left {to the left} right {to the right} other {to the left or right}}',
  'do.law':
    '{deck, select, any {draw a law from either deck} yellow {draw a yellow law} blue {draw a blue law} other {draw a law}} and decide it as President',
  'do.demolish': 'demolish {n, plural, one {one of your buildings} other {# of your buildings}}',
  'do.demolish.refund':
    'demolish {n, plural, one {one of your buildings and take back its cost} other {# of your buildings and take back their cost}}',
  'do.discard_cards': 'put up to {max} buildings from your hand under their decks',
  'do.return_worker': 'return {n, plural, one {# worker} other {# workers}} from your buildings to your board',
  'do.return_worker.except':
    'return {n, plural, one {# worker} other {# workers}} from your buildings to your board (except: {buildings})',
  'do.copy_box':
    '{n, plural, one {use a box of another of your buildings} other {# times: use a box of another of your buildings}} (paying its cost)',
  'do.sell_at': 'sell up to {max, plural, one {# resource} other {# resources}} at {times}× the price',
  'do.one_of': '(either {first} or {rest})',
  'do.mix': 'gain {n} in any combination: {one} or {other}',
  'do.per.own_votes_drawn': 'for each of your own votes drawn ({actions})',
  'do.per.faction_steps_total': 'for each of your faction steps ({actions})',
  'do.per.plants_given': 'for each plant given ({actions})',
  'do.if-immoral': 'if immoral, {actions}; otherwise {otherwise}',

  'pay.money': 'pay {n} money',
  'pay.res': 'pay {goods}',
  'pay.any_res': 'pay {n, plural, one {# resource} other {# resources}} of any kind',
  'pay.trickster': 'return {n, plural, one {# Trickster} other {# Tricksters}}',
  'pay.brain': 'return {n, plural, one {# Brain} other {# Brains}}',
  'pay.worker': 'return {n, plural, one {# worker} other {# workers}}',
  'pay.worker.partial': 'return {n, plural, one {# worker} other {# workers}} (or as many as there are)',
  'pay.faction_adv':
    'move back {n, plural, one {# step} other {# steps}} {track, select, capitalists {with the Capitalists} futurists {with the Futurists} traditionalists {with the Traditionalists} other {with any faction}}',
  'pay.give_res':
    'give {min} to {max} {resource, select, plastic {plastic} iridium {iridium} water {water} hydrogen {hydrogen} chips {microprocessors} meat {meat} other {plants}} to other players',
  'pay.mix': 'pay {n} in any combination: {one} or {other}',

  'mixed.any_res': 'any resource',
  'mixed.trickster': 'Tricksters',
  'mixed.brain': 'Brains',
  'mixed.worker': 'workers',
} as const
