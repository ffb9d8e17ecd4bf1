// What the guide itself says in Ukrainian.
import type { messages as english } from './en.ts'

export const messages = {
  'guide.name': 'Провідник',
  'guide.step': '{at} з {of}',
  'guide.fold': 'Згорнути провідника',
  'guide.unfold': 'Відкрити провідника',
  'guide.leave': 'Грати без провідника',
  'guide.page': '{at} / {of}',
  'guide.next': 'Далі',
  'guide.back': 'Назад',
  'guide.topics': 'Чого навчить цей раунд',
  'guide.topics.count': 'Пройдено {done} з {all}',
  'guide.state.done': 'пройдено',
  'guide.state.missed': 'не цього разу',
  'guide.state.now': 'зараз',
  'guide.state.open': 'попереду',
  'guide.tone.good': 'Добре',
  'guide.tone.other': 'По-своєму',
  'guide.tone.missed': 'Нагоду втрачено',
} as const satisfies Record<keyof typeof english, string>
