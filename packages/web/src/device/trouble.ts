// Errors across the worker's boundary: typed ones keep their code, parameters and reason; others become "unexpected".
import { HustingsError } from '@hustings/kernel'
import type { Outcome, Trouble } from './protocol.ts'

export function troubleOf(error: unknown): Trouble {
  if (error instanceof HustingsError) return { code: error.code, say: error.say, reason: error.reason ?? null }
  if (error instanceof EngineTrouble) return error.trouble
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

/** What the page throws when the engine refused. */
export class EngineTrouble extends Error {
  readonly trouble: Trouble

  constructor(trouble: Trouble) {
    super(trouble.code)
    this.name = 'EngineTrouble'
    this.trouble = trouble
  }
}

export function settled<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value
  throw new EngineTrouble(outcome.trouble)
}
