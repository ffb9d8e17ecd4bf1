// Polish: bills, votes, the public sector.
import type { politics as en } from '../en/politics.ts'

export const politics = {
  'action.propose-bill': 'Zaproponuj ustawę',
  'action.propose-bill.text':
    'Połóż ustawę na sąsiedniej sekcji polityki; za 1 wpływy głosowanie odbędzie się od razu.',
  'ask.bill': 'Która ustawa?',
  'ask.immediate-vote': '{policy}: zarządzić natychmiastowe głosowanie za 1 wpływy?',
  'ask.immediate-vote-free': '{policy}: zarządzić natychmiastowe głosowanie?',
  'ask.vote-side': '{policy}, zmiana na {section}: za czy przeciw?',
  'ask.vote-influence': '{policy}: ile wpływów wydajesz w tajemnicy?',
  'ask.open-company': 'Która firma państwowa zostaje otwarta?',
  'ask.close-company': 'Która firma państwowa zostaje zamknięta?',
  'ask.staff-company': 'Gdzie podejmą pracę bezrobotni ({class})?',
  'ask.staff-class': 'Czyi bezrobotni obsadzą nowe firmy państwowe?',
  'option.bill': '{policy}: zmiana na {section}',
  'option.vote-for': 'Za',
  'option.vote-against': 'Przeciw',
  'why.no-bill-marker': 'Wszystkie 3 twoje znaczniki ustaw leżą już na stole.',
  'why.no-open-policy': 'Na każdej polityce, którą możesz wybrać, leży już ustawa.',
  'why.policy-has-bill': 'Na tej polityce leży już ustawa.',
  'why.section-not-next': 'Ustawa przesuwa politykę tylko o jedną sekcję.',
} as const satisfies Record<keyof typeof en, string>
