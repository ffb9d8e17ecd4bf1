// Sends one HTTP request to the server. Every failure is an error with a message, also when the server is unreachable.
import { API, type Trouble, TroubleError } from '@hustings/protocol'
import { signedInAgain } from './sign-in-again.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Returns the answer, if any. A request that needs a recent sign-in is repeated after it. */
export async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const response = await sent(method, path, body)
  const text = await response.text()
  const answer = parsed(text, response)
  if (response.ok) return answer
  const trouble = troubleIn(answer) ?? UNREACHABLE
  if (trouble.code === 'sign-in-again' && (await signedInAgain())) return ask(method, path, body)
  throw new TroubleError(trouble)
}

const UNREACHABLE: Trouble = { code: 'unreachable', say: { key: 'online.unreachable' }, reason: null }

async function sent(method: Method, path: string, body: unknown): Promise<Response> {
  try {
    return await fetch(`${API}${path}`, {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
  } catch {
    throw new TroubleError(UNREACHABLE)
  }
}

/** A page instead of JSON means that another server runs at this address. */
function parsed(text: string, { headers }: Response) {
  if (text === '') return null
  if (headers.get('content-type')?.includes('json') !== true) throw new TroubleError(UNREACHABLE)
  return JSON.parse(text)
}

function troubleIn(answer: unknown): Trouble | null {
  if (typeof answer !== 'object' || answer === null || !('trouble' in answer)) return null
  const { trouble } = answer
  return isTrouble(trouble) ? trouble : null
}

function isTrouble(value: unknown): value is Trouble {
  return typeof value === 'object' && value !== null && 'code' in value && 'say' in value
}

/** Encodes a path segment. */
export function part(text: string): string {
  return encodeURIComponent(text)
}
