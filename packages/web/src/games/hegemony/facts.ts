// The figures of a seat that are always visible: points, money, influence.
import { type Seat, say } from '@hustings/kernel'
import type { IconName } from '../../ui/icon-names.ts'
import type { Fact } from '../types.ts'
import type { HegemonyView, Role } from './words/model.ts'

export function seatFacts(view: HegemonyView, seat: Seat): readonly Fact[] {
  const role = view.roles.find((each) => each === seat)
  if (role === undefined) return []
  return [
    { id: 'vp', icon: 'vp', label: say('board.vp'), value: view[role].vp, main: true, term: 'vp' },
    money(view, role),
    {
      id: 'influence',
      icon: 'influence',
      label: say('board.influence'),
      value: view[role].influence,
      term: role === 'state' ? 'personal-influence' : 'influence',
    },
  ]
}

/** The icon of its money, and the term for it. */
const PURSES = {
  working: ['money', 'money'],
  middle: ['money', 'money'],
  capitalist: ['capital', 'all-money'],
  state: ['treasury', 'treasury'],
} as const satisfies Record<Role, readonly [IconName, string]>

function money(view: HegemonyView, role: Role): Fact {
  const [icon, term] = PURSES[role]
  const value = role === 'capitalist' ? view.capitalist.revenue + view.capitalist.capital : view[role].money
  return { id: 'money', icon, label: say(`board.${term}`), value, term }
}
