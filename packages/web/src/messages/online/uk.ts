// Слова гри через мережу, українською.
import type { messages as source } from './en.ts'

export const messages: Record<keyof typeof source, string> = {
  'online.unreachable': 'Сервер зараз недоступний.',
}
