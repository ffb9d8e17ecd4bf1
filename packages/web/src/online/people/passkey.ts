// Passkeys: the browser asks the player, the server verifies the signature. Loaded on first use.
import type { Me, SignInAnswer } from '@hustings/protocol'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/browser'
import { me, signIn } from '../wire/api.ts'

export function canUsePasskeys(): boolean {
  return window.isSecureContext && typeof window.PublicKeyCredential === 'function'
}

export async function signInWithPasskey(): Promise<SignInAnswer> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const { challenge, options } = await signIn.passkeyOptions()
  const response = await startAuthentication({ optionsJSON: options })
  return signIn.byPasskey({ challenge, response: plain(response) })
}

export async function addPasskey(name: string): Promise<Me> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const { challenge, options } = await me.passkeyOptions()
  const response = await startRegistration({ optionsJSON: options })
  return me.addPasskey({ challenge, name, response: plain(response) })
}

/** The player closed the browser's window; this is not an error. */
export function wasCancelled(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')
}

function plain(response: AuthenticationResponseJSON | RegistrationResponseJSON) {
  return JSON.parse(JSON.stringify(response))
}
