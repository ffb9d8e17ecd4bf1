// What the guide itself says in Polish.
import type { messages as english } from './en.ts'

export const messages = {
  'guide.name': 'Przewodnik',
  'guide.step': '{at} z {of}',
  'guide.fold': 'Zwiń przewodnik',
  'guide.unfold': 'Otwórz przewodnik',
  'guide.leave': 'Graj bez przewodnika',
  'guide.page': '{at} / {of}',
  'guide.next': 'Dalej',
  'guide.back': 'Wstecz',
  'guide.topics': 'Czego uczy ta runda',
  'guide.topics.count': 'Za tobą {done} z {all}',
  'guide.state.done': 'za tobą',
  'guide.state.missed': 'nie tym razem',
  'guide.state.now': 'teraz',
  'guide.state.open': 'przed tobą',
  'guide.tone.good': 'Dobrze',
  'guide.tone.other': 'Po swojemu',
  'guide.tone.missed': 'Szansa minęła',
} as const satisfies Record<keyof typeof english, string>
