// Reactions of Automas to events: their priority cards follow Bills, votes and policies, and wages are lowered at the
// start of a round. Strikes are answered before production, and decks are renewed before the last elections.
import { ROUNDS } from '../../data/boards.ts'
import type { Class, Policy, Role, Section } from '../../data/vocabulary.ts'
import { strikeTokensLeft } from '../../rules/actions/strike.ts'
import { minimumWage, setWage } from '../../rules/labour/wages.ts'
import { factsOf, isOperational } from '../../rules/labour/workers.ts'
import type { HegemonyTable } from '../../rules/table.ts'
import type { HegemonyEvent } from '../../state/events.ts'
import type { Company, HegemonyState } from '../../state/state.ts'
import { automaClasses, distance, distanceFrom, isAutoma, theAutoma } from './automa.ts'
import {
  collapse,
  isAside,
  layOutPolicies,
  placePolicy,
  removePolicy,
  returnAction,
  setActionAside,
  setPolicyAside,
} from './board.ts'
import { drawForDecision, hasInfluenceSymbol, renewDeck } from './deck.ts'

/** The current vote, with public information only. */
export interface VoteInSight {
  readonly policy: Policy
  readonly section: Section
  /** On a Bill that was just proposed, whose cards follow the outcome; a referendum has no Bill (CC-AUTO-71). */
  readonly immediate: boolean
  readonly sides: Partial<Record<Role, boolean>>
}

/** Reads the events since its last call. There is one per step of the round. */
export class Watch {
  vote: VoteInSight | null = null
  private readonly t: HegemonyTable
  private seen: number
  /** A Bill just proposed: its cards are set aside unless there is an immediate vote (CC-AUTO-67). */
  private proposed: Policy | null = null
  /** Bills removed from the board: their cards are placed after the policies have settled (CC-AX-04, OQ-37). */
  private returned: Policy[] = []
  /** The game begins with different Policies (CC-HIST-04). */
  private begunElsewhere = false

  constructor(t: HegemonyTable) {
    this.t = t
    this.seen = t.emitted.length
  }

  look(): void {
    const { emitted } = this.t
    while (this.seen < emitted.length) {
      const told = emitted[this.seen]
      this.seen++
      if (told !== undefined) this.notice(told.event)
    }
    for (const policy of this.returned.splice(0))
      this.forEachBoard((of) => placePolicy(this.t, of, policy, distance(this.t.state, of, policy)))
    if (this.begunElsewhere) this.forEachBoard((of) => layOutPolicies(this.t, of))
    this.begunElsewhere = false
    this.seen = emitted.length
  }

  /** After players have answered: earlier events may be discarded by now. */
  resume(): void {
    this.seen = Math.min(this.seen, this.t.emitted.length)
  }

  /** The step is over: a Bill without a vote stays. */
  finish(): void {
    this.look()
    this.settleBill()
  }

  private forEachBoard(act: (of: Class) => void): void {
    for (const role of automaClasses(this.t.state)) if (theAutoma(this.t.state, role).board !== null) act(role)
  }

  private notice(event: HegemonyEvent): void {
    const { t } = this
    switch (event.type) {
      case 'round':
        startRound(t)
        break
      case 'phase':
        if (event.phase === 'production') answerStrikes(t)
        if (event.phase === 'elections' && t.state.clock.round === ROUNDS) {
          for (const role of automaClasses(t.state)) renewDeck(t, role)
        }
        break
      case 'bill-proposed':
        this.settleBill()
        this.proposed = event.policy
        break
      case 'vote-called': {
        const { policy, section } = event
        const immediate = event.immediate && event.referendum !== true
        this.vote = { policy, section, immediate, sides: {} }
        if (immediate && this.proposed === policy) this.proposed = null
        break
      }
      case 'side':
        if (this.vote !== null) this.vote.sides[event.role] = event.for
        break
      case 'vote-result':
        if (this.vote?.immediate === true && event.passed) this.placeAfterVote(event.policy, event.section)
        this.vote = null
        break
      case 'bill-returned':
        if (this.proposed === event.policy) this.proposed = null
        if (event.why !== 'vote') this.returned.push(event.policy)
        break
      case 'policy':
        if (isBeginning(t.state)) this.begunElsewhere = true
        else
          this.forEachBoard((of) => {
            if (distanceFrom(event.to, of, event.policy) === 0) setPolicyAside(t, of, event.policy)
          })
        break
      case 'strike':
        if (strikeTokensLeft(t.state) === 0 && theStrikers(t.state)) setActionAside(t, 'working', 'STR')
        break
      case 'demonstration':
        if (event.outcome !== 'called' && theStrikers(t.state)) returnAction(t, 'working', 'DEM')
        break
      default:
        break
    }
  }

  /** Every Advanced Mode Automa sets its card of the policy aside until the end of the round (CC-AUTO-67). */
  private settleBill(): void {
    const policy = this.proposed
    this.proposed = null
    if (policy !== null) this.forEachBoard((of) => setPolicyAside(this.t, of, policy))
  }

  /** By the distance to the desire of the card's owner (CC-AUTO-67 b to d, CC-AUTO-68, OQ-05). */
  private placeAfterVote(policy: Policy, section: Section): void {
    this.forEachBoard((of) => placePolicy(this.t, of, policy, distanceFrom(section, of, policy)))
  }
}

/**
 * The setup card may change the Policies at the start; the card revealed at the end of setup moves them (CC-HIST-05).
 */
function isBeginning({ clock }: HegemonyState): boolean {
  return clock.phase === 'setup' && clock.step === 0
}

/** An advanced Automa of the Working Class, which has cards for Strike and Demonstration. */
function theStrikers(s: HegemonyState): boolean {
  return s.ai.working !== undefined && s.ai.working.board !== null
}

/** CC-AUTO-70, CC-AUTO-104, CC-AW-21, CC-AC-12, CC-AM-10. The first round uses the layout of the setup. */
function startRound(t: HegemonyTable): void {
  const s = t.state
  if (s.clock.round === 1) return
  for (const role of automaClasses(s)) {
    if (role !== 'working') lowerAllWages(t, role)
    const { board } = theAutoma(s, role)
    if (board === null) continue
    if (s.clock.round === ROUNDS) {
      removePolicy(t, role, 7)
      collapse(t, role, 'policies')
    }
    returnAction(t, role, 'STR')
    for (const policy of [...board.asidePolicies]) {
      const away = distance(s, role, policy)
      if (away > 0 && isAside(board, policy)) placePolicy(t, role, policy, away)
    }
  }
}

function lowerAllWages(t: HegemonyTable, of: 'middle' | 'capitalist'): void {
  const minimum = minimumWage(t.state)
  for (const company of t.state.companies[of]) {
    if (factsOf(company).wages !== undefined) setWage(t, company, minimum)
  }
}

/**
 * One AI card for each struck Company, another for the important ones: the symbol means the highest wage (CC-AC-11).
 */
function answerStrikes(t: HegemonyTable): void {
  const s = t.state
  if (!isAutoma(s, 'capitalist')) return
  for (const company of s.companies.capitalist) {
    if (!company.strike || company.wage === 3) continue
    const cards: string[] = []
    let raised = drawsSymbol(t, cards)
    if (!raised && wouldMiss(s, company)) raised = drawsSymbol(t, cards)
    t.emit({ type: 'strike-response', role: 'capitalist', company: company.id, cards, raised })
    if (raised) setWage(t, company, 3)
  }
}

function drawsSymbol(t: HegemonyTable, cards: string[]): boolean {
  const drawn = drawForDecision(t, 'capitalist', 1)
  cards.push(...drawn)
  return drawn.some(hasInfluenceSymbol)
}

/** It has Machinery, or no other Company of the industry is operational. */
function wouldMiss(s: HegemonyState, company: Company): boolean {
  if (company.machinery) return true
  const { industry } = factsOf(company)
  return !s.companies.capitalist.some(
    (other) => other !== company && factsOf(other).industry === industry && isOperational(other),
  )
}
