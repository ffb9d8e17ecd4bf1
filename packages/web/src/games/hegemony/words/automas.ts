// Which seats are played by Automas.
import type { HegemonyView, Role } from './model.ts'

/** The cards of the Automa of a role; undefined for a human or bot. */
export function automaOf({ automas }: Pick<HegemonyView, 'automas'>, role: Role) {
  return role === 'state' ? undefined : automas[role]
}
