// Polish: bills, votes, the public sector.
import type { politics as en } from '../en/politics.ts'

export const politics = {
  'action.propose-bill': 'Zaproponuj ustawę',
  'action.propose-bill.text':
    'Umieść znacznik ustawy na sekcji obok obowiązującej. Za 1 kostkę wpływów możesz wezwać do natychmiastowego głosowania.',
  'ask.bill': 'Którą ustawę proponujesz?',
  'ask.immediate-vote': '{policy}: wzywasz do natychmiastowego głosowania za 1 kostkę wpływów?',
  'ask.immediate-vote-free': '{policy}: wzywasz do natychmiastowego głosowania?',
  'ask.vote-side': '{policy}, zmiana na {section}: za czy przeciw?',
  'ask.vote-influence': '{policy}: ile wpływów wydajesz w tajemnicy?',
  'ask.open-company': 'Którą firmę państwową otwierasz?',
  'ask.close-company': 'Którą firmę państwową zamykasz?',
  'ask.staff-company': '{class}: dokąd przydzielasz bezrobotnych pracowników?',
  'ask.staff-class': 'Bezrobotni pracownicy której klasy obsadzą nowe firmy państwowe?',
  'option.bill': '{policy}: zmiana na {section}',
  'option.vote-for': 'Za',
  'option.vote-against': 'Przeciw',
  'why.no-bill-marker': 'Wszystkie 3 twoje znaczniki ustaw są już w grze.',
  'why.no-open-policy': 'Dla każdej dostępnej polityki zaproponowano już ustawę.',
  'why.policy-has-bill': 'Dla tej polityki zaproponowano już ustawę.',
  'why.section-not-next': 'Ustawa może przesunąć politykę tylko o jedną sekcję.',
} as const satisfies Record<keyof typeof en, string>
