// Ukrainian: bills, votes, the public sector.
import type { politics as en } from '../en/politics.ts'

export const politics = {
  'action.propose-bill': 'Запропонувати законопроект',
  'action.propose-bill.text':
    'Покладіть законопроект на сусідній сектор закону; за 1 вплив голосування відбудеться одразу.',
  'ask.bill': 'Який законопроект?',
  'ask.immediate-vote': '{policy}: оголосити позачергове голосування за 1 вплив?',
  'ask.immediate-vote-free': '{policy}: оголосити позачергове голосування?',
  'ask.vote-side': '{policy}, перехід до {section}: за чи проти?',
  'ask.vote-influence': '{policy}: скільки впливу ви таємно витрачаєте?',
  'ask.open-company': 'Яка державна компанія відкривається?',
  'ask.close-company': 'Яка державна компанія закривається?',
  'ask.staff-company': 'Куди йдуть працювати безробітні ({class})?',
  'ask.staff-class': 'Чиї безробітні працюватимуть у нових державних компаніях?',
  'option.bill': '{policy}: перехід до {section}',
  'option.vote-for': 'За',
  'option.vote-against': 'Проти',
  'why.no-bill-marker': 'Усі 3 ваші маркери законопроектів уже на столі.',
  'why.no-open-policy': 'На кожному законі, який ви могли б обрати, уже лежить законопроект.',
  'why.policy-has-bill': 'На цьому законі вже лежить законопроект.',
  'why.section-not-next': 'Законопроект зсуває закон лише на один сектор.',
} as const satisfies Record<keyof typeof en, string>
