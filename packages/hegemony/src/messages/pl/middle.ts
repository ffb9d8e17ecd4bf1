// Polish: the action cards of the Middle Class.
import type { middle as en } from '../en/middle.ts'

export const middle = {
  'ask.hire-where': 'Która Firma zatrudnia pracownika?',
  'ask.hire-whom': 'Kogo zatrudniasz? Firma: {company}',
  'ask.consumption': 'W jaki sposób chcesz kupować?',
  'option.many-sources': 'Od dowolnej liczby sprzedawców',
  'option.one-source': 'Od jednego sprzedawcy, najwyżej {most}',
  'why.nobody-to-hire': 'Żadne wolne miejsce w twoich Firmach nie pasuje do Bezrobotnych z Klasy Robotniczej.',
  'why.nobody-employed': 'W żadnej z twoich Firm nie ma Zatrudnionego.',
} satisfies Record<keyof typeof en, string>
