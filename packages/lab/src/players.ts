// The bots that can sit down at a table in the lab, by name.
import { randomBot } from '@hustings/bots'
import type { Bot, Seat } from '@hustings/kernel'
import { UsageError } from './usage.ts'

const bots: Readonly<Record<string, Bot>> = { random: randomBot }

export const botNames: readonly string[] = Object.keys(bots)

/** One name for everybody, or one for each seat in order. */
export function seatBots(names: readonly string[], seats: readonly Seat[]): (seat: Seat) => Bot {
  if (names.length !== 1 && names.length !== seats.length) {
    throw new UsageError(`--bots needs one name, or one for each of ${seats.join(', ')}`)
  }
  const seated = seats.map((_, index) => botNamed(names[index] ?? names[0] ?? ''))
  return (seat) => seated[seats.indexOf(seat)] ?? randomBot
}

function botNamed(name: string): Bot {
  const bot = Object.hasOwn(bots, name) ? bots[name] : undefined
  if (bot === undefined) throw new UsageError(`unknown bot "${name}"; there are ${botNames.join(', ')}`)
  return bot
}

export function namesFrom(list: string): string[] {
  return list.split(',').map((name) => name.trim())
}
