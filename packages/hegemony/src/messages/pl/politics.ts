// Polish: bills, votes, the public sector.
import type { politics as en } from '../en/politics.ts'

export const politics = {
  'action.propose-bill': 'Zaproponuj ustawę',
  'action.propose-bill.text':
    'Połóż znacznik ustawy na sąsiedniej sekcji polityki; za 1 kostkę wpływów możesz zarządzić natychmiastowe głosowanie.',
  'ask.bill': 'Która ustawa?',
  'ask.immediate-vote': '{policy}: czy zarządzasz natychmiastowe głosowanie za 1 kostkę wpływów?',
  'ask.immediate-vote-free': '{policy}: czy zarządzasz natychmiastowe głosowanie?',
  'ask.vote-side': '{policy}, zmiana na {section}: za czy przeciw?',
  'ask.vote-influence': '{policy}: ile wpływów wydajesz w tajemnicy?',
  'ask.open-company': 'Która firma państwowa zostaje otwarta?',
  'ask.close-company': 'Która firma państwowa zostaje zamknięta?',
  'ask.staff-company': '{class}: dokąd trafiają bezrobotni pracownicy?',
  'ask.staff-class': 'Bezrobotni pracownicy której klasy obsadzą nowe firmy państwowe?',
  'option.bill': '{policy}: zmiana na {section}',
  'option.vote-for': 'Za',
  'option.vote-against': 'Przeciw',
  'why.no-bill-marker': 'Wszystkie 3 twoje znaczniki ustaw są już w grze.',
  'why.no-open-policy': 'Każdej polityki, którą możesz wybrać, dotyczy już ustawa.',
  'why.policy-has-bill': 'Tej polityki dotyczy już ustawa.',
  'why.section-not-next': 'Ustawa przesuwa znacznik polityki tylko o jedną sekcję.',
} as const satisfies Record<keyof typeof en, string>
