// Which games tell about their balance.
import { UsageError } from '../terminal/usage.ts'
import { hegemonyTelling } from './hegemony.ts'
import { planetBTelling } from './planet-b.ts'
import type { Telling } from './telling.ts'

/** A game of which only what it tells matters. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where tellings of all games are held together
export type AnyTelling = Telling<any, any>

export const tellings: Readonly<Record<string, AnyTelling>> = { hegemony: hegemonyTelling, 'planet-b': planetBTelling }

export function tellingOf(game: string): AnyTelling {
  const telling = Object.hasOwn(tellings, game) ? tellings[game] : undefined
  if (telling === undefined) {
    throw new UsageError(`${game} tells nothing about its balance; ${Object.keys(tellings).join(' and ')} do`)
  }
  return telling
}
