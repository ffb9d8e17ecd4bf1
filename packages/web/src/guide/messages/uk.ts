// What the guide itself says in Ukrainian.
import type { messages as english } from './en.ts'

export const messages = {
  'guide.name': 'Навчання',
  'guide.step': '{at} з {of}',
  'guide.fold': 'Згорнути навчання',
  'guide.unfold': 'Розгорнути навчання',
  'guide.leave': 'Вимкнути навчання',
  'guide.page': '{at} / {of}',
  'guide.next': 'Далі',
  'guide.back': 'Назад',
  'guide.topics': 'Чого навчить цей раунд',
  'guide.topics.count': 'Пройдено {done} з {all}',
  'guide.state.done': 'пройдено',
  'guide.state.missed': 'пропущено',
  'guide.state.now': 'зараз',
  'guide.state.open': 'попереду',
  'guide.tone.good': 'Добре',
  'guide.tone.other': 'По-своєму',
  'guide.tone.missed': 'Пропущено',
} as const satisfies Record<keyof typeof english, string>
