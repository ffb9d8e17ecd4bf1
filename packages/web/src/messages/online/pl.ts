// Słowa gry przez sieć, po polsku.
import type { messages as source } from './en.ts'

export const messages: Record<keyof typeof source, string> = {
  'online.unreachable': 'Serwer jest w tej chwili nieosiągalny.',
}
