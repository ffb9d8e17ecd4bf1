// The numbers printed on an action card, for its effect.
import { actionCard } from '../data/actions.ts'

export function figure(card: string, name: string): number {
  const value = actionCard(card).figures[name]
  if (value === undefined) throw new Error(`${card} has no figure ${name}`)
  return value
}
