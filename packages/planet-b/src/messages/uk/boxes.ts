// Ukrainian: the symbols of the action boxes, each as a phrase that also fits after "всі інші:".
import type { boxes as en } from '../en/boxes.ts'

export const boxes = {
  'box.paid': '{cost}; потім {actions}',
  'box.together': '{parts}',
  'box.in-order': 'спершу {first}, потім {rest}',
  'box.nothing': 'нічого',
  'box.once-per-turn': '{box}; не більше разу за хід',
  'box.others': 'всі інші: {words}',
  'box.all': 'всі: {words}',
  'box.building-in-use': 'споруда, яку щойно задіяно',

  'goods.plastic': '{n, plural, one {# пластик} few {# пластики} many {# пластиків} other {# пластику}}',
  'goods.iridium': '{n, plural, one {# іридій} few {# іридія} many {# іридіїв} other {# іридію}}',
  'goods.water': '{n, plural, one {# воду} few {# води} many {# води} other {# води}}',
  'goods.plants': '{n, plural, one {# рослину} few {# рослини} many {# рослин} other {# рослини}}',
  'goods.hydrogen': '{n, plural, one {# водень} few {# водні} many {# воднів} other {# водню}}',
  'goods.chips':
    '{n, plural, one {# мікропроцесор} few {# мікропроцесори} many {# мікропроцесорів} other {# мікропроцесора}}',
  'goods.meat': '{n, plural, one {# м’ясо} few {# м’яса} many {# м’яса} other {# м’яса}}',

  'do.money': 'отримати {n, plural, one {# баблос} few {# баблоси} many {# баблосів} other {# баблоса}}',
  'do.vp': 'отримати {n} ПО',
  'do.mood_up': 'підняти настрої на {n}',
  'do.mood_down': 'опустити настрої на {n}',
  'do.mood_set': 'опустити настрої до найнижчої поділки',
  'do.res': 'отримати {goods}',
  'do.any_res': 'отримати {n, plural, one {# ресурс} few {# ресурси} many {# ресурсів} other {# ресурсу}} на вибір',
  'do.produce':
    '{n, plural, one {виконати виробництво} few {виконати виробництво # рази} many {виконати виробництво # разів} other {виконати виробництво # раза}}',
  'do.build':
    '{n, plural, one {побудувати споруду} few {побудувати # споруди} many {побудувати # споруд} other {побудувати # споруди}}',
  'do.build_free':
    '{n, plural, one {побудувати споруду} few {побудувати # споруди} many {побудувати # споруд} other {побудувати # споруди}} без сплати баблосів',
  'do.build_top': 'викласти верхню карту колоди {deck} як побудовану споруду, без сплати баблосів',
  'do.buy_tile':
    'купити до {n, plural, one {# жетона виробництва} few {# жетонів виробництва} many {# жетонів виробництва} other {# жетона виробництва}}',
  'do.worker_action':
    'взяти або виставити {n, plural, one {# трудягу} few {# трудяги} many {# трудяг} other {# трудяги}}',
  'do.trickster': 'взяти {n, plural, one {# хитруна} few {# хитрунів} many {# хитрунів} other {# хитруна}}',
  'do.brain': 'взяти {n, plural, one {# розумаку} few {# розумак} many {# розумак} other {# розумаки}}',
  'do.worker': 'взяти {n, plural, one {# трудягу} few {# трудяг} many {# трудяг} other {# трудяги}} на вибір',
  'do.play_news': 'зіграти {n, plural, one {# карту} few {# карти} many {# карт} other {# карти}} новин',
  'do.replay_news':
    'знову зіграти {n, plural, one {карту} few {# карти} many {# карт} other {# карти}} зі свого стосу новин',
  'do.faction_adv':
    'просунутися на {n, plural, one {# крок} few {# кроки} many {# кроків} other {# кроку}} {track, select, capitalists {на треку капіталістів} futurists {на треку футуристів} traditionalists {на треку традиціоналістів} other {на будь-якому треку фракцій}}',
  'do.faction_sup':
    '{n, plural, one {просунутися на 1 крок або взяти підтримку} few {# рази просунутися на 1 крок або взяти підтримку} many {# разів просунутися на 1 крок або взяти підтримку} other {# раза просунутися на 1 крок або взяти підтримку}} {track, select, capitalists {капіталістів} futurists {футуристів} traditionalists {традиціоналістів} other {будь-якої фракції}}',
  'do.support_keep':
    '{n, plural, one {просунутися на 1 крок або взяти підтримку} few {# рази просунутися на 1 крок або взяти підтримку} many {# разів просунутися на 1 крок або взяти підтримку} other {# раза просунутися на 1 крок або взяти підтримку}} {track, select, capitalists {капіталістів} futurists {футуристів} traditionalists {традиціоналістів} other {будь-якої фракції}} (не повертаючись на початок треку)',
  'do.add_votes': 'додати в торбинку {n, plural, one {# голос} few {# голоси} many {# голосів} other {# голосу}}',
  'do.draw_votes':
    'витягнути з торбинки {n, plural, one {# голос} few {# голоси} many {# голосів} other {# голосу}}, {actions}',
  'do.fraud':
    'викласти {n, plural, one {жетон шахрайства} few {# жетони шахрайства} many {# жетонів шахрайства} other {# жетона шахрайства}} (сплативши вартість місця)',
  'do.fraud.free':
    'безплатно викласти {n, plural, one {жетон шахрайства} few {# жетони шахрайства} many {# жетонів шахрайства} other {# жетона шахрайства}}',
  'do.elect':
    'пересунути маркер виборів на {n, plural, one {# поділку} few {# поділки} many {# поділок} other {# поділки}} {direction, select, left {ліворуч} right {праворуч} other {ліворуч або праворуч}}',
  'do.law':
    'взяти {deck, select, any {закон із будь-якої колоди} yellow {жовтий закон} blue {синій закон} other {закон}} й ухвалити рішення як Президент',
  'do.demolish':
    'знести {n, plural, one {одну свою споруду} few {# свої споруди} many {# своїх споруд} other {# своєї споруди}}',
  'do.demolish.refund':
    'знести {n, plural, one {одну свою споруду й повернути її вартість} few {# свої споруди й повернути їхню вартість} many {# своїх споруд і повернути їхню вартість} other {# своєї споруди й повернути їхню вартість}}',
  'do.discard_cards': 'покласти до {max} споруд із руки під їхні колоди',
  'do.return_worker':
    'повернути {n, plural, one {# трудягу} few {# трудяг} many {# трудяг} other {# трудяги}} зі своїх споруд на планшет',
  'do.return_worker.except':
    'повернути {n, plural, one {# трудягу} few {# трудяг} many {# трудяг} other {# трудяги}} зі своїх споруд на планшет (крім: {buildings})',
  'do.copy_box':
    '{n, plural, one {виконати комірку дій іншої своєї споруди} few {# рази виконати комірку дій іншої своєї споруди} many {# разів виконати комірку дій іншої своєї споруди} other {# раза виконати комірку дій іншої своєї споруди}} (сплативши її вартість)',
  'do.sell_at':
    'продати до {max, plural, one {# ресурсу} few {# ресурсів} many {# ресурсів} other {# ресурсу}} за ціною × {times}',
  'do.one_of': '(або {first}, або {rest})',
  'do.mix': 'отримати {n} у будь-якому поєднанні: {one} або {other}',
  'do.per.own_votes_drawn': 'за кожен витягнутий голос свого кольору ({actions})',
  'do.per.faction_steps_total': 'за кожен свій крок на треках фракцій ({actions})',
  'do.per.plants_given': 'за кожну віддану рослину ({actions})',
  'do.if-immoral': 'для аморальної особистості: {actions}; інакше: {otherwise}',

  'pay.money': 'сплатити {n, plural, one {# баблос} few {# баблоси} many {# баблосів} other {# баблоса}}',
  'pay.res': 'сплатити {goods}',
  'pay.any_res': 'сплатити {n, plural, one {# ресурс} few {# ресурси} many {# ресурсів} other {# ресурсу}} на вибір',
  'pay.trickster':
    'повернути {n, plural, one {# хитруна} few {# хитрунів} many {# хитрунів} other {# хитруна}} в запас',
  'pay.brain': 'повернути {n, plural, one {# розумаку} few {# розумак} many {# розумак} other {# розумаки}} в запас',
  'pay.worker': 'повернути {n, plural, one {# трудягу} few {# трудяг} many {# трудяг} other {# трудяги}} в запас',
  'pay.worker.partial':
    'повернути {n, plural, one {# трудягу} few {# трудяг} many {# трудяг} other {# трудяги}} в запас (або скільки є)',
  'pay.faction_adv':
    'відступити на {n, plural, one {# крок} few {# кроки} many {# кроків} other {# кроку}} {track, select, capitalists {на треку капіталістів} futurists {на треку футуристів} traditionalists {на треку традиціоналістів} other {на будь-якому треку фракцій}}',
  'pay.give_res':
    'віддати іншим гравцям від {min} до {max} {resource, select, plastic {пластику} iridium {іридію} water {води} hydrogen {водню} chips {мікропроцесорів} meat {м’яса} other {рослин}}',
  'pay.mix': 'сплатити {n} у будь-якому поєднанні: {one} або {other}',

  'mixed.any_res': 'будь-який ресурс',
  'mixed.trickster': 'хитруни',
  'mixed.brain': 'розумаки',
  'mixed.worker': 'трудяги',
} as const satisfies Record<keyof typeof en, string>
