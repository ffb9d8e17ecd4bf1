// Ukrainian names and texts of the action cards of Crisis & Control.
import type { expansionCards as en } from '../en/expansion-cards.ts'

export const expansionCards = {
  'card.working-rising-covid-19-cases': 'Зростання захворюваності на Covid-19',
  'card.working-rising-covid-19-cases.text':
    'Безоплатно візьміть із державних послуг медицину: до половини свого показника населення, з округленням угору. Потім можете придбати медицину з будь-якої кількості джерел, з кожного до {population}.',
  'card.working-protect-the-status-quo': 'Захист статус-кво',
  'card.working-protect-the-status-quo.text':
    'Виберіть закон без законопроєкту й поставте на нього свій маркер законопроєкту. До кінця раунду ніхто не може пропонувати до нього законопроєкт. Отримайте 1 кубик впливу.',
  'card.working-change-of-government-agenda': 'Зміна порядку денного уряду',
  'card.working-change-of-government-agenda.text':
    'Скасуйте законопроєкт іншого гравця. Потім ви можете запропонувати новий законопроєкт, а після вас — цей гравець.',
  'card.working-change-of-government-agenda.requirement':
    'Щонайбільше 3 законопроєкти в грі, принаймні один із них чужий',
  'card.working-reveal-political-scandal': 'Викриття політичного скандалу',
  'card.working-reveal-political-scandal.text': 'Виберіть іншого гравця. Він віддає вам 2 кубики впливу.',
  'card.working-momentum-for-change': 'Імпульс до змін',
  'card.working-momentum-for-change.text':
    'Отримайте 1 кубик впливу за кожен свій законопроєкт у грі. Потім запропонуйте законопроєкт; позачергове голосування щодо нього скликати не можна.',
  'card.middle-covid-19-stimulus-package': 'Пакет стимулів через Covid-19',
  'card.middle-covid-19-stimulus-package.text':
    'Держава платить вам 4 ₳ за кожну вашу компанію та 2 ₳ за кожного вашого працівника в державних і капіталістичних компаніях.',
  'card.middle-protect-the-status-quo': 'Захист статус-кво',
  'card.middle-protect-the-status-quo.text':
    'Виберіть закон без законопроєкту й поставте на нього свій маркер законопроєкту. До кінця раунду ніхто не може пропонувати до нього законопроєкт. Отримайте 1 кубик впливу.',
  'card.middle-change-of-government-agenda': 'Зміна порядку денного уряду',
  'card.middle-change-of-government-agenda.text':
    'Скасуйте законопроєкт іншого гравця. Потім ви можете запропонувати новий законопроєкт, а після вас — цей гравець.',
  'card.middle-change-of-government-agenda.requirement':
    'Щонайбільше 3 законопроєкти в грі, принаймні один із них чужий',
  'card.middle-reveal-political-scandal': 'Викриття політичного скандалу',
  'card.middle-reveal-political-scandal.text': 'Виберіть іншого гравця. Він віддає вам 2 кубики впливу.',
  'card.middle-momentum-for-change': 'Імпульс до змін',
  'card.middle-momentum-for-change.text':
    'Отримайте 1 кубик впливу за кожен свій законопроєкт у грі. Потім запропонуйте законопроєкт; позачергове голосування щодо нього скликати не можна.',
  'card.capitalist-covid-19-vaccine-r-and-d-funding': 'Фінансування вакцини від Covid-19',
  'card.capitalist-covid-19-vaccine-r-and-d-funding.text':
    'Держава платить вам 15 ₳ за кожну вашу функціональну компанію у сфері охорони здоров’я.',
  'card.capitalist-protect-the-status-quo': 'Захист статус-кво',
  'card.capitalist-protect-the-status-quo.text':
    'Виберіть закон без законопроєкту й поставте на нього свій маркер законопроєкту. До кінця раунду ніхто не може пропонувати до нього законопроєкт. Отримайте 1 кубик впливу.',
  'card.capitalist-change-of-government-agenda': 'Зміна порядку денного уряду',
  'card.capitalist-change-of-government-agenda.text':
    'Скасуйте законопроєкт іншого гравця. Потім ви можете запропонувати новий законопроєкт, а після вас — цей гравець.',
  'card.capitalist-change-of-government-agenda.requirement':
    'Щонайбільше 3 законопроєкти в грі, принаймні один із них чужий',
  'card.capitalist-reveal-political-scandal': 'Викриття політичного скандалу',
  'card.capitalist-reveal-political-scandal.text': 'Виберіть іншого гравця. Він віддає вам 2 кубики впливу.',
  'card.capitalist-momentum-for-change': 'Імпульс до змін',
  'card.capitalist-momentum-for-change.text':
    'Отримайте 1 кубик впливу за кожен свій законопроєкт у грі. Потім запропонуйте законопроєкт; позачергове голосування щодо нього скликати не можна.',
  'card.state-covid-19-vaccination-program': 'Програма вакцинації від Covid-19',
  'card.state-covid-19-vaccination-program.text':
    'Купіть за кордоном медицину по 5 ₳, скільки можете зберігати. Потім надайте Робітничому або Середньому класу стільки медицини, скільки становить його показник населення.',
  'card.state-protect-the-status-quo': 'Захист статус-кво',
  'card.state-protect-the-status-quo.text':
    'Виберіть закон без законопроєкту й поставте на нього свій маркер законопроєкту. До кінця раунду ніхто не може пропонувати до нього законопроєкт. Отримайте 1 кубик особистого впливу.',
  'card.state-change-of-government-agenda': 'Зміна порядку денного уряду',
  'card.state-change-of-government-agenda.text':
    'Скасуйте законопроєкт іншого гравця. Потім ви можете запропонувати новий законопроєкт, а після вас — цей гравець.',
  'card.state-change-of-government-agenda.requirement':
    'Щонайбільше 3 законопроєкти в грі, принаймні один із них чужий',
  'card.state-reveal-political-scandal': 'Викриття політичного скандалу',
  'card.state-reveal-political-scandal.text': 'Виберіть іншого гравця. Він віддає вам 2 кубики впливу.',
  'card.state-momentum-for-change': 'Імпульс до змін',
  'card.state-momentum-for-change.text':
    'Отримайте 1 кубик впливу за кожен свій законопроєкт у грі. Потім запропонуйте законопроєкт; позачергове голосування щодо нього скликати не можна.',
} as const satisfies Record<keyof typeof en, string>
