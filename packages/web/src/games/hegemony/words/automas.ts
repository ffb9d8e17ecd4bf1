// Who is played by the rules themselves.
import type { HegemonyView, Role } from './model.ts'

/** What lies before the Automa of a role; undefined where a person or a bot plays it. */
export function automaOf({ automas }: Pick<HegemonyView, 'automas'>, role: Role) {
  return role === 'state' ? undefined : automas[role]
}
