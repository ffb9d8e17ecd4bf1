// An election, derived from its events.
import type { GameEvent } from '@hustings/kernel'
import type { Office, PlanetBEvent, Voter } from '../words/model.ts'

export interface Story {
  readonly number: number
  /** All votes in draw order, with the player in front of whom each one is placed. */
  readonly draws: readonly { readonly voter: Voter; readonly vote: Voter }[]
  /** Votes placed before the draw. */
  readonly stuffed: ReadonlyMap<Voter, number>
  /** The final count, including stuffed ballots without a piece. */
  readonly result: ReadonlyMap<Voter, number>
  readonly rank: ReadonlyMap<Voter, number>
  /** The previous and the new offices. */
  readonly before: ReadonlyMap<Voter, Office>
  readonly office: ReadonlyMap<Voter, Office>
  /** A tie had to be decided. */
  readonly tied: boolean
  readonly backInBag: number
  readonly returned: number
}

const OURS: ReadonlySet<string> = new Set<PlanetBEvent['type']>(['election', 'office'])

function isOurs(event: GameEvent): event is Extract<PlanetBEvent, { type: 'election' | 'office' }> {
  return OURS.has(event.type)
}

/** `told`: the whole log; `events`: those of the election. */
export function storyOf(told: readonly GameEvent[], events: readonly PlanetBEvent[]): Story {
  const begins = told.findIndex((event) => event === events[0])
  let number = 1
  const before = new Map<Voter, Office>()
  for (const event of told.slice(0, Math.max(0, begins))) {
    if (!isOurs(event)) continue
    if (event.type === 'election') number = event.number
    else before.set(event.voter, event.office)
  }
  const draws: { voter: Voter; vote: Voter }[] = []
  const stuffed = new Map<Voter, number>()
  const result = new Map<Voter, number>()
  const rank = new Map<Voter, number>()
  const office = new Map<Voter, Office>()
  let tied = false
  let backInBag = 0
  let returned = 0
  for (const event of events) {
    if (event.type === 'votes-drawn') draws.push(...event.drawn.map((vote) => ({ voter: event.voter, vote })))
    if (event.type === 'office') office.set(event.voter, event.office)
    if (event.type === 'votes' && event.why === 'stuffed') stuffed.set(event.voter, event.amount)
    if (event.type === 'votes' && event.why === 'returned') returned += event.amount
    if (event.type === 'votes' && event.why === 'finish') backInBag += event.amount
    if (event.type === 'result') {
      result.set(event.voter, event.votes)
      rank.set(event.voter, event.rank)
      tied ||= event.tied
    }
  }
  return { number, draws, stuffed, result, rank, before, office, tied, backInBag, returned }
}
