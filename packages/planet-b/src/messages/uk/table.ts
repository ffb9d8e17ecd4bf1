// Ukrainian: what the rules ask, offer and refuse.
import type { table as en } from '../en/table.ts'

export const table = {
  // Draft and turn
  'ask.draft': 'Яку споруду колоди {deck} ви залишаєте собі?',
  'ask.deal': 'Виберіть угоду',
  'ask.order': 'Що ви робите далі?',
  'ask.end-turn': 'Усі дії виконано',
  'option.deal': '{tile}, {face, select, red {червоний бік} other {сірий бік}}',
  'option.end-turn': 'Завершити хід',
  'option.office': 'Дія посади: {office}',
  'option.done': 'Готово',
  'option.nothing': 'Пропустити',

  // Options with every question
  'option.sell':
    'Продати: {resource} ({price, plural, one {# баблос} few {# баблоси} many {# баблосів} other {# баблоса}})',
  'option.buy-tile':
    'Купити жетон виробництва ({price, plural, one {# баблос} few {# баблоси} many {# баблосів} other {# баблоса}})',
  'option.take-tile-off': 'Зняти жетон виробництва',
  'ask.tile':
    'Який жетон виробництва ви купуєте за {price, plural, one {# баблос} few {# баблоси} many {# баблосів} other {# баблоса}}?',
  'ask.cell': '{resource}: на яку комірку ви кладете жетон?',
  'ask.tile-off': 'Який жетон виробництва ви повертаєте в запас?',
  'ask.buy-tile': 'Чи купуєте ви жетон виробництва?',
  'option.tile': '{resource}',
  'option.cell': '{line}, комірка {number}: {resource}',

  // Producing and resources
  'ask.line': 'Яка лінія виробляє?',
  'option.line': '{line}: {resources}',
  'ask.any-resource': 'Який ресурс ви отримуєте?',
  'option.resource': '{resource}',
  'option.resource-sold':
    '{resource}: склад повний, продано за {price, plural, one {# баблос} few {# баблоси} many {# баблосів} other {# баблоса}}',
  'ask.pay-resource': 'Який ресурс ви сплачуєте?',
  'option.pay-resource': '{resource}',
  'ask.pay-mixed': 'Чим ви сплачуєте?',
  'ask.mix': 'Що ви отримуєте?',
  'ask.give': '{resource}: кому ви віддаєте?',
  'option.give': '{seat}',
  'option.give-sold':
    '{seat}: склад повний, продасть за {price, plural, one {# баблос} few {# баблоси} many {# баблосів} other {# баблоса}}',
  'ask.sell-at': 'Що ви продаєте за ціною × {times}?',

  // Building
  'ask.build': 'Яку споруду з руки ви вибираєте?',
  'ask.build-or-not': '{building}: чи будуєте ви цю споруду?',
  'option.card':
    '{building} ({deck}, {cost, plural, one {# баблос} few {# баблоси} many {# баблосів} other {# баблоса}}, {vp} ПО)',
  'option.build':
    'Побудувати: {cost, plural, one {# баблос} few {# баблоси} many {# баблосів} other {# баблоса}}, {vp} ПО',
  'option.build-free': 'Побудувати без сплати баблосів: {vp} ПО',
  'option.refuse-build':
    'Покласти під її колоду за {money, plural, one {# баблос} few {# баблоси} many {# баблосів} other {# баблоса}}',
  'ask.draw': 'З якої колоди ви добираєте?',
  'option.draw': 'Колода {deck}',
  'ask.demolish': 'Яку споруду ви зносите?',
  'option.building': '{building} ({cost, plural, one {# баблос} few {# баблоси} many {# баблосів} other {# баблоса}})',
  'ask.discard': 'Які споруди ви кладете під їхні колоди?',
  'ask.copy': 'Яку комірку дій ви виконуєте?',

  // Workers
  'ask.worker-action': 'Візьміть або виставте трудягу',
  'ask.take-worker': 'Якого трудягу ви берете?',
  'option.take': 'Взяти: {kind}',
  'option.place': 'Виставити: {kind}, {building}, зона {zone}',
  'option.place.fills': 'заповнить зону: тоді ви виконаєте одну з її комірок',
  'ask.use-building': '{building}: яку комірку дій ви виконуєте?',
  'option.use': '{building}: {box}',
  'ask.pay-worker': 'Якого трудягу ви повертаєте в запас?',
  'option.pay-worker': '{kind}',
  'ask.return-worker': 'Якого трудягу ви повертаєте на планшет?',
  'ask.workers-home': 'Яких трудяг ви повертаєте з незаповнених зон?',
  'option.stands': '{kind}, {building}, зона {zone}',

  // Factions, news, laws, votes
  'ask.support': 'Ви просуваєтеся чи берете підтримку фракції?',
  'option.support': 'Підтримка, {faction}: {box}',
  'ask.step': 'На якому треку ви просуваєтеся?',
  'option.step': '{faction}: на поділку {step}',
  'option.step-surplus': '{faction}: остання поділка, натомість {vp} ПО',
  'ask.step-back': 'На якому треку ви відступаєте?',
  'option.step-back': '{faction}: назад на поділку {step}',
  'ask.news': 'Яку карту новин ви граєте?',
  'option.news': '{deck}: {news}',
  'option.news-deck': 'Новини {deck}',
  'ask.replay': 'Яку зі своїх карт новин ви граєте знову?',
  'option.replay': '{news}',
  'ask.law-deck': 'З якої колоди ви берете закон?',
  'option.law-deck': '{deck}',
  'ask.law': '{law}: що ви вирішуєте?',
  'ask.fraud': 'Який жетон шахрайства ви викладаєте?',
  'option.fraud': '{fraud}, місце {space}',
  'ask.elect': 'Куди ви рухаєте маркер виборів?',
  'option.elect-left':
    'На {n, plural, one {# поділку} few {# поділки} many {# поділок} other {# поділки}} ліворуч, на поділку {space}',
  'option.elect-right':
    'На {n, plural, one {# поділку} few {# поділки} many {# поділок} other {# поділки}} праворуч, на поділку {space}',
  'ask.one-of': 'Що ви вибираєте?',

  // Missing resources
  'missing.resource': '{goods}',
  'missing.any-resource': '{n, plural, one {# ресурс} few {# ресурси} many {# ресурсів} other {# ресурсу}}',
  'missing.worker': '{workers} на вашому планшеті',
  'missing.any-worker':
    '{n, plural, one {# трудяга} few {# трудяги} many {# трудяг} other {# трудяги}} на вашому планшеті',
  'missing.step':
    '{n, plural, one {# крок} few {# кроки} many {# кроків} other {# кроку}} {track, select, capitalists {на треку капіталістів} futurists {на треку футуристів} other {на треку традиціоналістів}}',
  'missing.any-step': '{n, plural, one {# крок} few {# кроки} many {# кроків} other {# кроку}} на треках фракцій',
  'missing.building': 'споруду',
  'missing.mixed': '{n, plural, one {# одиницю} few {# одиниці} many {# одиниць} other {# одиниці}} для сплати',
  'why.cannot-pay': 'Ви не можете сплатити вартість. Потрібно ще: {missing}.',
  'why.short': 'Бракує {short, plural, one {# баблоса} few {# баблосів} many {# баблосів} other {# баблоса}}.',
  'why.short-sell-first':
    'Бракує {short, plural, one {# баблоса} few {# баблосів} many {# баблосів} other {# баблоса}}; спершу щось продайте.',
  'why.impossible': 'Зараз це нічого не дасть.',
  'why.copies': 'Не можна копіювати комірку, яка сама копіює іншу.',
  'why.once-per-turn': 'Цю комірку ви вже виконали цього ходу.',
  'why.news-replayed': 'Цю карту ви вже зіграли знову цього ходу.',
  'why.news-taken': 'Відкриту карту колоди {deck} цього ходу вже взято.',
  'why.news-empty': 'У колоді {deck} не лишилося карт.',
  'why.deck-empty': 'У колоді {deck} не лишилося карт.',
  'why.law-deck-empty': 'У цій колоді не лишилося законів.',
  'why.support-step': 'Ваш диск не досяг поділки {step}.',
  'why.support-start': 'Ваш диск на початковій поділці: {faction}.',
  'why.support-running': 'Цю підтримку ви вже виконуєте: {faction}.',
  'why.tile-price':
    'Жетон виробництва коштує {price, plural, one {# баблос} few {# баблоси} many {# баблосів} other {# баблоса}}.',
  'why.office-due': 'Вам ще треба виконати дію посади: {office}.',
  'why.no-worker': 'Немає на вашому планшеті: {kind}.',
} as const satisfies Record<keyof typeof en, string>
