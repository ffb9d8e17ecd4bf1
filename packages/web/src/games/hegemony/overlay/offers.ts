// Options that are not on the board: drawn export cards, viewed events, companies of the deck, an Alternative Event
// to keep, bonds of the State, Hidden Agendas.
import { COMPANIES, EVENT_CARDS, EXPORT_CARDS, HIDDEN_AGENDAS } from '@hustings/hegemony/data'
import type { Decision } from '@hustings/kernel'
import type { HegemonyView } from '../words/model.ts'

export interface Offers {
  readonly exports: readonly string[]
  readonly events: readonly string[]
  readonly companies: readonly string[]
  /** An Alternative Event given to a class: kept, or discarded for a point. */
  readonly given: readonly string[]
  /** Bonds of the State, by their targets. */
  readonly bonds: readonly string[]
  /** Dealt Hidden Agendas. */
  readonly agendas: readonly string[]
}

const NONE: Offers = { exports: [], events: [], companies: [], given: [], bonds: [], agendas: [] }

export function offersOffBoard(decision: Decision | null, view: HegemonyView): Offers {
  if (decision?.shape !== 'pick') return NONE
  const targets = new Set(decision.options.flatMap(({ target }) => (target === undefined ? [] : [target])))
  const named = (kind: string, known: Readonly<Record<string, unknown>>) =>
    [...targets].flatMap((target) => {
      const id = target.slice(kind.length + 1)
      return target.startsWith(`${kind}:`) && Object.hasOwn(known, id) ? [id] : []
    })
  const onMarkets = [...view.capitalist.market, ...view.middle.market]
  return {
    exports: named('card', EXPORT_CARDS),
    events: named('event', EVENT_CARDS).filter((id) => !view.state.events.includes(id)),
    companies: named('market', COMPANIES).filter((id) => !onMarkets.includes(id)),
    given: [...new Set([...targets].filter(isOf('altevent')).map((target) => target.split(':')[1] ?? ''))],
    bonds: [...targets].filter(isOf('bond')),
    agendas: HIDDEN_AGENDAS.map(({ id }) => id).filter((id) => targets.has(`agenda:${id}`)),
  }
}

const isOf =
  (kind: string) =>
  (target: string): boolean =>
    target.startsWith(`${kind}:`)

export function isNothing(offers: Offers): boolean {
  return Object.values(offers).every((cards) => cards.length === 0)
}
