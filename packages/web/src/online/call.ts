// One request to the server's REST side: JSON there and back; what is refused is thrown as a `TroubleError`.
import { API, type Trouble, TroubleError, troubleFor } from '@hustings/protocol'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** How a page reaches the server; tests bring their own, with a cookie of its own. */
export type Call = <T>(method: Method, path: string, body?: unknown) => Promise<T>

export const call: Call = callAt('', (input, init) => fetch(input, init))

export function callAt(origin: string, reach: typeof fetch): Call {
  return async <T>(method: Method, path: string, body?: unknown): Promise<T> => {
    const response = await reach(`${origin}${API}${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    }).catch(() => {
      throw new TroubleError(troubleFor('not-now'))
    })
    const text = await response.text()
    const answer: unknown = text === '' ? null : JSON.parse(text)
    if (!response.ok) throw new TroubleError(troubleIn(answer))
    return answer as T
  }
}

function troubleIn(answer: unknown): Trouble {
  const told = typeof answer === 'object' && answer !== null && 'trouble' in answer ? answer.trouble : null
  return isTrouble(told) ? told : troubleFor('not-now')
}

function isTrouble(value: unknown): value is Trouble {
  return typeof value === 'object' && value !== null && 'code' in value && 'say' in value
}
