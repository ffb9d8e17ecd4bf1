// Ukrainian: bills, votes, the public sector.
import type { politics as en } from '../en/politics.ts'

export const politics = {
  'action.propose-bill': 'Запропонувати законопроєкт',
  'action.propose-bill.text':
    'Поставте маркер законопроєкту на сектор поруч із чинним. За 1 кубик впливу можете скликати позачергове голосування.',
  'ask.bill': 'Який законопроєкт?',
  'ask.immediate-vote': '{policy}: чи скликаєте ви позачергове голосування за 1 кубик впливу?',
  'ask.immediate-vote-free': '{policy}: чи скликаєте ви позачергове голосування?',
  'ask.vote-side': '{policy}, сектор {section}: за чи проти?',
  'ask.vote-influence': '{policy}: скільки впливу ви таємно витрачаєте?',
  'ask.open-company': 'Яку державну компанію ви відкриваєте?',
  'ask.close-company': 'Яку державну компанію ви закриваєте?',
  'ask.staff-company': '{class}: куди ви влаштовуєте безробітних працівників?',
  'ask.staff-class': 'Безробітні працівники якого класу заповнять нові державні компанії?',
  'option.bill': '{policy}: сектор {section}',
  'option.vote-for': 'За',
  'option.vote-against': 'Проти',
  'why.no-bill-marker': 'Усі 3 ваші маркери законопроєктів уже в грі.',
  'why.no-open-policy': 'Щодо кожного закону, який ви могли б вибрати, уже є законопроєкт.',
  'why.policy-has-bill': 'Щодо цього закону вже є законопроєкт.',
  'why.section-not-next': 'Законопроєкт пересуває маркер закону лише на один сектор.',
} as const satisfies Record<keyof typeof en, string>
