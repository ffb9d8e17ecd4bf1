// What the guide itself says in Polish.
import type { messages as english } from './en.ts'

export const messages = {
  'guide.name': 'Przewodnik',
  'guide.step': '{at} z {of}',
  'guide.fold': 'Zwiń przewodnik',
  'guide.unfold': 'Otwórz przewodnik',
  'guide.leave': 'Wyłącz przewodnik',
  'guide.page': '{at} / {of}',
  'guide.next': 'Dalej',
  'guide.back': 'Wstecz',
  'guide.topics': 'Czego uczy ta runda',
  'guide.topics.count': 'Gotowe: {done} z {all}',
  'guide.state.done': 'gotowe',
  'guide.state.missed': 'pominięte',
  'guide.state.now': 'teraz',
  'guide.state.open': 'do zrobienia',
  'guide.tone.good': 'Dobrze',
  'guide.tone.other': 'Inaczej',
  'guide.tone.missed': 'Pominięto',
} as const satisfies Record<keyof typeof english, string>
