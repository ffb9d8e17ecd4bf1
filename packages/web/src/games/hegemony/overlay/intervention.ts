// The latest intervention of the IMF, derived from the log: its cause and all its changes.
import type { Class, HegemonyEvent, Policy, Role, Section } from '../words/model.ts'

type Told<T extends HegemonyEvent['type']> = Extract<HegemonyEvent, { type: T }>

interface Step<T> {
  readonly from: T
  readonly to: T
}

export interface Intervention {
  readonly why: Told<'imf'>
  readonly bills: readonly { readonly role: Role; readonly policy: Policy }[]
  readonly policies: readonly ({ readonly policy: Policy } & Step<Section>)[]
  readonly taxMultiplier: Step<number> | null
  readonly closed: readonly string[]
  /** Number of companies with lower wages than before. */
  readonly wages: number
  readonly loans: number
  readonly paid: number
  readonly legitimacy: readonly ({ readonly class: Class } & Step<number>)[]
  /** Length of the log at its end; null while it runs. */
  readonly end: number | null
}

/** Null if there was none. */
export function latestIntervention(events: readonly HegemonyEvent[]): Intervention | null {
  const at = events.findLastIndex((event) => event.type === 'imf' && event.intervenes)
  const why = events[at]
  if (why?.type !== 'imf') return null
  const length = events.slice(at + 1).findIndex(({ type }) => type === 'production-step' || type === 'phase')
  const end = length < 0 ? null : at + 1 + length
  const changes = events.slice(at + 1, end ?? undefined)
  const all = <T extends HegemonyEvent['type']>(type: T) =>
    changes.filter((event): event is Told<T> => event.type === type)
  const taxes = all('tax-multiplier')
  return {
    why,
    bills: all('bill-returned'),
    policies: all('policy'),
    taxMultiplier: stepOver(taxes),
    closed: all('company-closed').map(({ company }) => company),
    wages: all('wage').length,
    loans: all('loan').filter(({ taken }) => !taken).length,
    paid: all('money').reduce((sum, { why: reason, amount }) => (reason === 'repayment' ? sum + amount : sum), 0),
    legitimacy: all('legitimacy'),
    end,
  }
}

/** Merges consecutive steps; null if they cancel out. */
function stepOver(steps: readonly Step<number>[]): Step<number> | null {
  const from = steps[0]?.from
  const to = steps.at(-1)?.to
  return from === undefined || to === undefined || from === to ? null : { from, to }
}
