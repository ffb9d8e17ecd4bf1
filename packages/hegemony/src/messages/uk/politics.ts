// Ukrainian: bills, votes, the public sector.
import type { politics as en } from '../en/politics.ts'

export const politics = {
  'action.propose-bill': 'Запропонувати законопроект',
  'action.propose-bill.text':
    'Покладіть маркер законопроекту на сусідній сектор закону; за 1 кубик впливу можете оголосити позачергове голосування.',
  'ask.bill': 'Який законопроект?',
  'ask.immediate-vote': '{policy}: чи оголошуєте ви позачергове голосування за 1 кубик впливу?',
  'ask.immediate-vote-free': '{policy}: чи оголошуєте ви позачергове голосування?',
  'ask.vote-side': '{policy}, перехід до {section}: за чи проти?',
  'ask.vote-influence': '{policy}: скільки впливу ви таємно витрачаєте?',
  'ask.open-company': 'Яка державна компанія відкривається?',
  'ask.close-company': 'Яка державна компанія закривається?',
  'ask.staff-company': '{class}: куди влаштовуються безробітні працівники?',
  'ask.staff-class': 'Безробітні працівники якого класу заповнять нові державні компанії?',
  'option.bill': '{policy}: перехід до {section}',
  'option.vote-for': 'За',
  'option.vote-against': 'Проти',
  'why.no-bill-marker': 'Усі 3 ваші маркери законопроектів уже в грі.',
  'why.no-open-policy': 'Щодо кожного закону, який ви могли б обрати, уже є законопроект.',
  'why.policy-has-bill': 'Щодо цього закону вже є законопроект.',
  'why.section-not-next': 'Законопроект пересуває маркер закону лише на один сектор.',
} as const satisfies Record<keyof typeof en, string>
