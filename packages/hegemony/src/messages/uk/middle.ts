// Ukrainian: the action cards of the Middle Class.
import type { middle as en } from '../en/middle.ts'

export const middle = {
  'ask.hire-where': 'Яка компанія наймає працівника?',
  'ask.hire-whom': '{company}: кого ви наймаєте?',
  'ask.consumption': 'Як ви хочете купувати?',
  'option.many-sources': 'З будь-якої кількості джерел',
  'option.one-source': 'З одного джерела, щонайбільше {most}',
  'why.nobody-to-hire': 'Жоден безробітний працівник Робітничого класу не підходить на вільні місця у ваших компаніях.',
  'why.nobody-employed': 'У жодній вашій компанії немає найманого працівника.',
} satisfies Record<keyof typeof en, string>
