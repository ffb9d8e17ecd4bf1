// Rewards of measures in force: each time a role builds, exports or uses wares.
import type { Role } from '../../data/vocabulary.ts'
import { owe } from '../../rules/economy/money.ts'
import { changeLegitimacy, score } from '../../rules/economy/points.ts'
import { measures } from '../../rules/measures.ts'
import type { HegemonyTable } from '../../rules/table.ts'
import type { HegemonyEvent } from '../../state/events.ts'
import type { Deed } from '../../state/measures.ts'

/** Returns the rewarded action and its role, if the event is one. */
export function deedIn(event: HegemonyEvent): { deed: Deed; role: Role } | null {
  switch (event.type) {
    case 'company-built':
      return { deed: 'build', role: event.role }
    case 'exported':
      return { deed: 'export', role: event.role }
    case 'goods':
      if (event.why !== 'use') return null
      return { deed: 'use', role: event.from === 'middle-goods' ? 'middle' : 'working' }
    default:
      return null
  }
}

export function reward(t: HegemonyTable, role: Role, deed: Deed): void {
  for (const measure of measures(t.state, 'reward')) {
    if (measure.for !== deed || !measure.roles.includes(role)) continue
    const { money = 0, vp = 0, legitimacy = 0, source } = measure
    owe(t, 'state', role, money, 'history', source)
    score(t, role, vp, 'history', source)
    if (role !== 'state') changeLegitimacy(t, role, legitimacy, 'history')
  }
}
