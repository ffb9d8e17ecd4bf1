// The cookie of a session.
import type { Settings } from '../config/settings.ts'
import { SESSION_DAYS } from './sessions.ts'

/** Browsers accept the stricter name over https only. */
export function cookieName(settings: Pick<Settings, 'publicUrl'>): string {
  return isSecure(settings) ? '__Host-hustings' : 'hustings'
}

export function cookieSettings(settings: Pick<Settings, 'publicUrl'>) {
  return {
    path: '/',
    httpOnly: true,
    secure: isSecure(settings),
    sameSite: 'lax',
    maxAge: SESSION_DAYS * 24 * 3600,
  } as const
}

export function isSecure({ publicUrl }: Pick<Settings, 'publicUrl'>): boolean {
  return publicUrl?.startsWith('https:') ?? false
}

/** The token in a `Cookie` header. */
export function cookieOf(header: string | undefined, settings: Pick<Settings, 'publicUrl'>): string | null {
  const name = cookieName(settings)
  for (const part of (header ?? '').split(';')) {
    const [key, value] = part.trim().split('=', 2)
    if (key === name && value !== undefined && /^[\w-]{43}$/.test(value)) return value
  }
  return null
}
