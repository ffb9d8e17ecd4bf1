// Influence of Automas in an election (CC-AUTO-87 to CC-AUTO-102, CC-AUTO-107). The instruction is fixed before human
// players choose; cards are drawn afterwards (CC-AUTO-97). Automas on one side act as one.
import { ROUNDS } from '../data/boards.ts'
import { CLASSES, type Class, POLICIES, type Role } from '../data/vocabulary.ts'
import { inPlay } from '../rules/economy/points.ts'
import type { HegemonyTable } from '../rules/table.ts'
import type { InfluenceInstruction } from '../state/automa-events.ts'
import type { HegemonyState } from '../state/state.ts'
import { isAutoma } from './place/automa.ts'
import { drawForDecision, hasInfluenceSymbol, influenceSymbols } from './place/deck.ts'

export type Sides = Readonly<Partial<Record<Role, boolean>>>

/** Plan of a group: a fixed amount, then cards; `allOrNothing`: one card decides between all and nothing. */
export interface Instruction {
  readonly group: readonly Class[]
  readonly own: number
  readonly instruction: InfluenceInstruction
  readonly fixed: number
  readonly draw: number
  readonly allOrNothing: boolean
}

interface Balance {
  readonly own: number
  readonly allies: number
  readonly others: number
  readonly ahead: boolean
  readonly needed: number
  readonly opposed: boolean
}

/** The last election of the last round (CC-AUTO-107, OQ-20). */
function isLastElection(s: HegemonyState): boolean {
  if (s.clock.phase !== 'elections' || s.clock.round !== ROUNDS) return false
  return POLICIES.filter((policy) => s.bills[policy] !== undefined).length === 1
}

function countCubes(s: HegemonyState, sides: Sides): { for: number; against: number } {
  const votes = { for: 0, against: 0 }
  for (const cube of s.drawn) {
    const side = inPlay(s, cube) ? sides[cube] : undefined
    if (side !== undefined) votes[side ? 'for' : 'against']++
  }
  return votes
}

/** Returns the instructions of the groups on both sides, and emits them before players choose. */
export function instructGroups(t: HegemonyTable, sides: Sides): Instruction[] {
  const s = t.state
  const votes = countCubes(s, sides)
  return [true, false].flatMap((side) => {
    const group = CLASSES.filter((of) => isAutoma(s, of) && sides[of] === side)
    return group.length === 0 ? [] : [instruct(t, group, side, sides, votes)]
  })
}

function instruct(
  t: HegemonyTable,
  group: readonly Class[],
  side: boolean,
  sides: Sides,
  votes: { for: number; against: number },
): Instruction {
  const balance = weigh(t.state, group, side, sides, votes)
  const { own, allies, others, ahead, needed } = balance
  const decided = isLastElection(t.state)
    ? fixed('last-election', own)
    : own === 0
      ? fixed('none-to-spend', 0)
      : !balance.opposed
        ? fixed('same-side', 0)
        : ahead
          ? whenAhead(balance)
          : allies === 0
            ? behindAlone(balance)
            : behindWithAllies(balance)
  // A group spends no more than it has, and draws no more cards than it has Influence left (CC-AUTO-94, CC-AUTO-96).
  const certain = Math.min(own, decided.fixed)
  const draw = decided.allOrNothing ? 1 : Math.min(decided.draw, own - certain)
  const { instruction, allOrNothing } = decided
  t.emit({
    type: 'automa-influence',
    group,
    for: side,
    votes,
    ahead,
    needed,
    own,
    allies,
    others,
    instruction,
    fixed: certain,
    draw,
  })
  return { group, own, instruction, fixed: certain, draw, allOrNothing }
}

/** Influence of each side, and the amount that the side behind needs. */
function weigh(
  s: HegemonyState,
  group: readonly Class[],
  side: boolean,
  sides: Sides,
  votes: { for: number; against: number },
): Balance {
  let own = 0
  let allies = 0
  let others = 0
  let opposed = false
  for (const role of s.roles) {
    const { influence } = s[role]
    if (sides[role] === undefined) continue
    if (sides[role] !== side) {
      opposed = true
      others += influence
    } else if (group.some((of) => of === role)) own += influence
    else allies += influence
  }
  const forWins = votes.for >= votes.against
  const needed = forWins ? votes.for - votes.against + 1 : votes.against - votes.for
  return { own, allies, others, ahead: forWins === side, needed, opposed }
}

interface Decided {
  readonly instruction: InfluenceInstruction
  readonly fixed: number
  readonly draw: number
  readonly allOrNothing: boolean
}

function fixed(instruction: InfluenceInstruction, amount: number): Decided {
  return { instruction, fixed: amount, draw: 0, allOrNothing: false }
}

function drawing(instruction: InfluenceInstruction, amount: number, draw: number): Decided {
  return { instruction, fixed: amount, draw, allOrNothing: false }
}

/** CC-AUTO-89, CC-AUTO-90. */
function whenAhead({ others, needed }: Balance): Decided {
  if (others === 0) return fixed('ahead-others-none', 0)
  if (others < needed) return fixed('ahead-others-too-few', 0)
  if (others === needed) return drawing('ahead-others-exact', 0, 1)
  return drawing('ahead-others-more', 0, others - needed + 1)
}

/** CC-AUTO-88, CC-AUTO-91. */
function behindAlone({ own, others, needed }: Balance): Decided {
  if (own < needed) return fixed('behind-hopeless', 0)
  if (others === 0) return fixed('behind-alone-others-none', needed)
  if (own === needed) return { instruction: 'behind-alone-exact', fixed: 0, draw: 1, allOrNothing: true }
  return drawing('behind-alone-more', needed, others)
}

/** CC-AUTO-88, CC-AUTO-92. */
function behindWithAllies({ own, allies, others, needed }: Balance): Decided {
  const side = own + allies
  if (side < needed) return fixed('behind-hopeless', 0)
  if (side === needed) {
    return others > 0 ? fixed('behind-allies-exact', 0) : fixed('behind-allies-exact-others-none', own)
  }
  if (others > 0) return drawing('behind-allies-more', needed, others)
  return drawing('behind-allies-more-others-none', needed - 1, 1)
}

/** Draws the cards and divides the spending by class (CC-AUTO-94, CC-AUTO-95, CC-AUTO-99 to CC-AUTO-101). */
export function spendOf(t: HegemonyTable, instruction: Instruction): Partial<Record<Class, number>> {
  const { group, own, draw, allOrNothing } = instruction
  const deck = draw === 0 ? null : (group[group.length === 1 ? 0 : t.below(group.length)] ?? null)
  const cards = deck === null ? [] : drawForDecision(t, deck, draw)
  const symbols = influenceSymbols(cards)
  const all = allOrNothing && cards.some(hasInfluenceSymbol)
  const amount = allOrNothing ? (all ? own : 0) : Math.min(own, instruction.fixed + symbols)
  const { shares, lot } = divide(t, group, amount)
  t.emit({ type: 'automa-influence-drawn', group, deck, cards, symbols, amount, shares, lot })
  return shares
}

/** As equally as possible. The class with the most pays the remainder, and no class pays more than it has. */
export function divide(
  t: HegemonyTable,
  group: readonly Class[],
  amount: number,
): { shares: Partial<Record<Class, number>>; lot: Class[] } {
  const has = (of: Class): number => t.state[of].influence
  const even = Math.floor(amount / group.length)
  const shares: Partial<Record<Class, number>> = {}
  let left = amount
  for (const role of group) {
    const share = Math.min(even, has(role))
    shares[role] = share
    left -= share
  }
  const lot: Class[] = []
  while (left > 0) {
    const able = group.filter((of) => (shares[of] ?? 0) < has(of))
    const fewest = Math.min(...able.map((of) => shares[of] ?? 0))
    const next = able.filter((of) => (shares[of] ?? 0) === fewest)
    const most = Math.max(...next.map(has))
    const richest = next.filter((of) => has(of) === most)
    const payer = richest[richest.length === 1 ? 0 : t.below(richest.length)]
    if (payer === undefined) break
    if (richest.length > left) lot.push(payer)
    shares[payer] = (shares[payer] ?? 0) + 1
    left--
  }
  return { shares, lot }
}
