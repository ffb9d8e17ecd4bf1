// Errors across a boundary (worker, network): typed ones keep their code, parameters and reason; others become "unexpected".
import { HustingsError, type Message, type Reason } from '@hustings/kernel'

/** An error from the other side, with its message for the user. */
export interface Trouble {
  readonly code: string
  readonly say: Message
  readonly reason: Reason | null
}

export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly trouble: Trouble }

export function troubleOf(error: unknown): Trouble {
  if (error instanceof HustingsError) return { code: error.code, say: error.say, reason: error.reason ?? null }
  if (error instanceof TroubleError) return error.trouble
  const detail = error instanceof Error ? error.message : String(error)
  return { code: 'unexpected', say: { key: 'ui.error.unexpected', params: { detail } }, reason: null }
}

export function attempt<T>(act: () => T): Outcome<T> {
  try {
    return { ok: true, value: act() }
  } catch (error) {
    return { ok: false, trouble: troubleOf(error) }
  }
}

export async function attemptLater<T>(act: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await act() }
  } catch (error) {
    return { ok: false, trouble: troubleOf(error) }
  }
}

/** Error that a page throws when its host has refused a request. */
export class TroubleError extends Error {
  readonly trouble: Trouble

  constructor(trouble: Trouble) {
    super(trouble.code)
    this.name = 'TroubleError'
    this.trouble = trouble
  }
}

export function settled<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value
  throw new TroubleError(outcome.trouble)
}
