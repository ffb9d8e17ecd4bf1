// Polish: the action cards of the Middle Class.
import type { middle as en } from '../en/middle.ts'

export const middle = {
  'ask.hire-where': 'Która firma zatrudnia pracownika?',
  'ask.hire-whom': '{company}: kogo zatrudniasz?',
  'ask.consumption': 'Jak chcesz kupować?',
  'option.many-sources': 'Z dowolnej liczby źródeł',
  'option.one-source': 'Z jednego źródła, maksymalnie {most}',
  'why.nobody-to-hire':
    'Żadne wolne miejsce w twoich firmach nie pasuje do bezrobotnych pracowników Klasy Robotniczej.',
  'why.nobody-employed': 'Żadna z twoich firm nie ma zatrudnionego.',
} satisfies Record<keyof typeof en, string>
