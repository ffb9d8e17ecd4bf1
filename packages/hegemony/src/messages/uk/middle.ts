// Ukrainian: the action cards of the Middle Class.
import type { middle as en } from '../en/middle.ts'

export const middle = {
  'ask.hire-where': 'Яка компанія наймає працівника?',
  'ask.hire-whom': 'Кого найняти? Компанія: {company}',
  'ask.consumption': 'Як ви хочете купувати?',
  'option.many-sources': 'У будь-якої кількості продавців',
  'option.one-source': 'В одного продавця, щонайбільше {most}',
  'why.nobody-to-hire': 'Жодне вільне місце у ваших компаніях не підходить безробітним Робітничого класу.',
  'why.nobody-employed': 'У жодній вашій компанії немає найманого працівника.',
} satisfies Record<keyof typeof en, string>
