// Reading of preference lists (CC-AUTO-72 to CC-AUTO-78): bullets from the top, each narrows the remaining options. A
// bullet that fits no remaining option is skipped; remaining ties are decided at random.
import type { Bullet, Line, ListId } from '../data/automa-instructions.ts'
import { WELFARE_PRICE } from '../data/boards.ts'
import type { Class, Industry } from '../data/vocabulary.ts'
import { factsOf, isOperational } from '../rules/labour/workers.ts'
import type { HegemonyTable } from '../rules/table.ts'
import type { BulletResult, ListCandidate } from '../state/automa-events.ts'
import type { HegemonyState } from '../state/state.ts'

/** Healthcare and Education in the order of the recurring bullet; `dearer` or `cheaper` where the price decides. */
export type ServiceOrder = readonly [Industry, Industry]

/** Information available to a bullet. */
export interface Situation {
  readonly s: HegemonyState
  readonly of: Class
  /** CC-AUTO-78: the one not produced by a public Company, otherwise by price, otherwise at random. */
  services(prefer: 'dearer' | 'cheaper'): ServiceOrder
}

/** Meaning of a bullet: how well an option fits, higher is better; null when it does not fit. */
export interface Judge<C> {
  rank(candidate: C, at: Situation): number | null
  /** The figure to show, if it is not the rank. */
  figure?(candidate: C, at: Situation): number
}

/** Returns a bullet that fits or does not, without ranks. */
export function fits<C>(test: (candidate: C, at: Situation) => boolean): Judge<C> {
  return { rank: (candidate, at) => (test(candidate, at) ? 1 : null) }
}

export function most<C>(value: (candidate: C, at: Situation) => number): Judge<C> {
  return { rank: value }
}

export function least<C>(value: (candidate: C, at: Situation) => number): Judge<C> {
  return { rank: (candidate, at) => -value(candidate, at), figure: value }
}

/** Options with a count of 0 do not fit. */
export function mostOfSome<C>(count: (candidate: C, at: Situation) => number): Judge<C> {
  return {
    rank: (candidate, at) => {
      const found = count(candidate, at)
      return found > 0 ? found : null
    },
  }
}

/** Several alternatives in one bullet: the first that fits an option decides (CC-AUTO-75). */
export function inOrder<C, Kind>(order: readonly Kind[], kind: (candidate: C, at: Situation) => Kind): Judge<C> {
  const place = (candidate: C, at: Situation): number => order.indexOf(kind(candidate, at))
  return {
    rank: (candidate, at) => {
      const found = place(candidate, at)
      return found < 0 ? null : order.length - found
    },
    figure: (candidate, at) => place(candidate, at) + 1,
  }
}

/** Healthcare or Education (CC-AUTO-78). */
export function serviceFirst<C>(prefer: 'dearer' | 'cheaper', industry: (candidate: C) => Industry): Judge<C> {
  return {
    rank: (candidate, at) => {
      const kind = industry(candidate)
      if (kind !== 'healthcare' && kind !== 'education') return null
      return at.services(prefer)[0] === kind ? 2 : 1
    },
  }
}

class ListSituation implements Situation {
  readonly s: HegemonyState
  readonly of: Class
  private readonly t: HegemonyTable
  private order: ServiceOrder | undefined

  constructor(t: HegemonyTable, of: Class) {
    this.t = t
    this.s = t.state
    this.of = of
  }

  services(prefer: 'dearer' | 'cheaper'): ServiceOrder {
    this.order ??= serviceOrder(this.s, prefer) ?? (this.t.below(2) === 0 ? HEALTH_FIRST : EDUCATION_FIRST)
    return this.order
  }
}

const HEALTH_FIRST: ServiceOrder = ['healthcare', 'education']
const EDUCATION_FIRST: ServiceOrder = ['education', 'healthcare']

/** Null when only a random draw can decide. */
export function serviceOrder(s: HegemonyState, prefer: 'dearer' | 'cheaper'): ServiceOrder | null {
  const health = isProducedPublicly(s, 'healthcare')
  const education = isProducedPublicly(s, 'education')
  if (health !== education) return health ? EDUCATION_FIRST : HEALTH_FIRST
  const difference = WELFARE_PRICE[s.policies[4]] - WELFARE_PRICE[s.policies[5]]
  if (difference === 0) return null
  return difference > 0 === (prefer === 'dearer') ? HEALTH_FIRST : EDUCATION_FIRST
}

function isProducedPublicly(s: HegemonyState, industry: Industry): boolean {
  return s.companies.state.some((company) => factsOf(company).industry === industry && isOperational(company))
}

/** Chooses one of the candidates. A single candidate is chosen without the list (CC-AUTO-72). */
export function prefer<C, B extends Bullet>(
  t: HegemonyTable,
  of: Class,
  list: ListId,
  lines: readonly Line<B>[],
  judges: Readonly<Record<B, Judge<C>>>,
  candidates: readonly C[],
  nameOf: (candidate: C) => ListCandidate,
): C {
  const [first] = candidates
  if (first === undefined) throw new Error(`the list ${list} has nothing to choose from`)
  if (candidates.length === 1) return first
  const reading = new Reading(new ListSituation(t, of), candidates)
  for (const line of lines) {
    if (reading.isDecided) break
    const bullet = typeof line === 'string' ? line : line.bullet
    const fitted = reading.apply(bullet, judges[bullet])
    if (typeof line === 'string' || !fitted) continue
    for (const sub of line.several) {
      if (reading.isDecided) break
      if (sub === 'lot') reading.draw(t)
      else reading.apply(sub, judges[sub])
    }
  }
  const lot = !reading.isDecided
  if (lot) reading.draw(t)
  const { chosen } = reading
  t.explain(() => {
    const named = candidates.map(nameOf)
    const results = reading.told(named.map(({ id }) => id))
    const { id } = nameOf(chosen)
    return { type: 'preference-list', role: of, list, candidates: named, results, chosen: id, lot }
  })
  return chosen
}

/** Result of a bullet for each option, and the options left after it. */
interface Read<C> {
  readonly bullet: Bullet | 'lot'
  readonly ranks: readonly (number | null)[]
  readonly judge: Judge<C> | null
  readonly left: readonly C[]
  readonly skipped: boolean
  readonly decides: boolean
}

/** The remaining options while bullets are read. */
class Reading<C> {
  private readonly read: Read<C>[] = []
  private readonly at: Situation
  private readonly all: readonly C[]
  private left: readonly C[]

  constructor(at: Situation, all: readonly C[]) {
    this.at = at
    this.all = all
    this.left = all
  }

  get isDecided(): boolean {
    return this.left.length === 1
  }

  get chosen(): C {
    const [chosen] = this.left
    if (chosen === undefined) throw new Error('a preference list lost all its options')
    return chosen
  }

  /**
   * The first bullet that fits makes the set, later ones narrow it (CC-AUTO-73, CC-AUTO-74). Returns whether it fitted.
   */
  apply(bullet: Bullet, judge: Judge<C>): boolean {
    const { at, all } = this
    const ranks: (number | null)[] = []
    let best: number | null = null
    for (const candidate of all) {
      const rank = judge.rank(candidate, at)
      ranks.push(rank)
      if (rank !== null && (best === null || rank > best) && this.left.includes(candidate)) best = rank
    }
    if (best !== null) this.left = this.left.filter((candidate) => ranks[all.indexOf(candidate)] === best)
    const decides = best !== null && this.isDecided
    this.read.push({ bullet, ranks, judge, left: this.left, skipped: best === null, decides })
    return best !== null
  }

  /** Draws one of the remaining options at random (CC-AUTO-76). */
  draw(t: HegemonyTable): void {
    const drawn = this.left[t.below(this.left.length)]
    if (drawn !== undefined) this.left = [drawn]
    this.read.push({ bullet: 'lot', ranks: [], judge: null, left: this.left, skipped: false, decides: true })
  }

  /** Returns the results bullet by bullet, with the options by these ids. */
  told(ids: readonly string[]): BulletResult[] {
    const { all, at } = this
    return this.read.map(({ bullet, ranks, judge, left, skipped, decides }) => ({
      bullet,
      found: all.map((candidate, i) => {
        const rank = ranks[i] ?? null
        return rank === null ? null : (judge?.figure?.(candidate, at) ?? rank)
      }),
      left: left.map((candidate) => ids[all.indexOf(candidate)] ?? ''),
      skipped,
      decides,
    }))
  }
}
