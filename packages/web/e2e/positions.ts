// Matches that have come to a certain point, played by random bots: the same seed, the same position. Tests put them on
// the table as a person would: by opening a file.
import { randomBot } from '@hustings/bots'
import {
  type HegemonyEvent,
  type HegemonyOptions,
  type HegemonyState,
  type HegemonyView,
  hegemony,
} from '@hustings/hegemony'
import { type Decision, Match, type MatchRecord, randomFrom, seedRandom } from '@hustings/kernel'

export type Hegemony = Match<HegemonyState, HegemonyOptions, HegemonyView, HegemonyEvent>

/** Plays on until the position is as wanted (or the match is over). */
export function playUntil(players: number, seed: string, wanted: (match: Hegemony) => boolean): Hegemony {
  const match: Hegemony = Match.start(hegemony, { players }, seed)
  const random = randomFrom(seedRandom(`${seed}/bots`))
  for (;;) {
    const decision = match.decisions[0]
    if (decision === undefined || wanted(match)) return match
    const { seat } = decision
    const answer = randomBot.decide(decision, {
      seat,
      random,
      view: () => match.game.view(match.state, seat),
      events: () => match.eventsFor(seat),
    })
    match.answer(seat, decision.id, answer)
  }
}

export function isSecretVote(match: Hegemony): boolean {
  return match.decisions.length > 1 && match.decisions.every(({ shape }) => shape === 'number')
}

export function blockedOptions(decision: Decision | undefined) {
  return decision?.shape === 'pick' ? decision.options.filter(({ blocked }) => blocked !== undefined) : []
}

export interface RevealingChoice {
  readonly before: MatchRecord
  readonly seat: string
  readonly option: string
}

/** A choice by which something hidden comes to light, so that it cannot be taken back; its seat decides on. */
export function revealingChoice(players: number, seed: string): RevealingChoice {
  let found: RevealingChoice | null = null
  let before: { readonly record: MatchRecord; readonly decision: Decision } | null = null
  playUntil(players, seed, (match) => {
    const [decision] = match.decisions
    const option = match.lastAnswer
    return false
  })
  if (found === null) throw new Error('nothing came to light')
  return found
}

/** As the body of a file. */
export function asFile(record: MatchRecord, name = 'position') {
  return {
    name: `${name}.hustings.json`,
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  }
}
