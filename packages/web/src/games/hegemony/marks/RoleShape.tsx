// The mark of a role: its color and shape.
import { useWords } from '../../../i18n/context.ts'
import { Shape } from '../../../ui/Shape.tsx'
import type { Role } from '../words/model.ts'
import { roleName } from '../words/names.ts'
import { LOOKS } from '../words/roles.ts'

interface RoleShapeProps {
  readonly of: Role
  readonly size?: number
  /** An accessible name; without it the shape is decorative. */
  readonly named?: boolean
}

export function RoleShape({ of, size = 14, named = false }: RoleShapeProps) {
  const { say } = useWords()
  return <Shape look={LOOKS[of]} size={size} {...(named ? { label: say(roleName(of)) } : {})} />
}
