// A player's avatar: initials in a circle, and a dot for presence.
import type { Presence as Here } from '@hustings/protocol'
import { useWords } from '../i18n/context.ts'

interface AvatarProps {
  readonly name: string
  readonly size?: 'small' | 'large' | 'huge'
}

export function Avatar({ name, size = 'small' }: AvatarProps) {
  return (
    <span className={`avatar ${size}`} aria-hidden="true">
      {initials(name)}
    </span>
  )
}

/** The initials of two names, or the first two letters of one. */
function initials(name: string): string {
  const [first = '', second] = name.trim().split(/\s+/)
  const letters = second === undefined ? Array.from(first).slice(0, 2) : [Array.from(first)[0], Array.from(second)[0]]
  return letters.join('').toLocaleUpperCase()
}

export function Presence({ presence }: { readonly presence: Here | null }) {
  const { say } = useWords()
  if (presence === null) return null
  const label = say(`online.presence.${presence}`)
  return <i className={`presence ${presence}`} role="img" aria-label={label} title={label} />
}
