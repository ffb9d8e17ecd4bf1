// The targets of an Automa's action on the board, and the position of its sheet that keeps them visible.
import { CAPITALIST_COMPANIES, MIDDLE_COMPANIES } from '@hustings/hegemony/data'
import type { Target } from '@hustings/kernel'
import type { Dock } from '../../../types.ts'
import { companyAt } from '../../log/places.ts'
import type { HegemonyEvent } from '../../words/model.ts'
import type { AutomaTurn } from './turn.ts'

/** The upper half of the board, its lower half, or only the player panels. */
type Zone = 'upper' | 'lower' | 'panels'

interface Touch {
  /** Null if the target has no element to mark. */
  readonly target: Target | null
  readonly zone: Zone
}

export function touchedBy({ deeds, role }: AutomaTurn): { readonly targets: readonly Target[]; readonly dock: Dock } {
  const touches = deeds.flatMap(touchesOf)
  const count = (zone: Zone) => touches.filter((touch) => touch.zone === zone).length
  const dock = count('lower') > count('upper') ? 'top' : 'bottom'
  const targets = new Set(touches.flatMap(({ target }) => (target === null ? [] : [target])))
  return { targets: targets.size > 0 ? [...targets] : [`role:${role}`], dock }
}

export function touchesOf(event: HegemonyEvent): readonly Touch[] {
  switch (event.type) {
    case 'company-built':
    case 'company-opened':
    case 'wage':
    case 'strike':
    case 'machinery':
    case 'committed':
      return [company(event.company)]
    case 'worker': {
      const ends = [companyAt(event.from), companyAt(event.to)].filter((id) => id !== null)
      return ends.map(company)
    }
    case 'bill-proposed':
      return [{ target: `policy:${event.policy}${event.section}`, zone: 'upper' }]
    case 'policy':
      return [{ target: `policy:${event.policy}${event.to}`, zone: 'upper' }]
    case 'union':
      return [{ target: `union:${event.industry}`, zone: 'panels' }]
    case 'money':
      return [event.from, event.to].flatMap((who) =>
        who === 'supply' ? [] : [{ target: `role:${who}`, zone: 'panels' } as const],
      )
    case 'exported':
    case 'deal':
      return [{ target: null, zone: 'lower' }]
    case 'goods':
      return event.from === 'public-services' ? [{ target: `service:${event.resource}`, zone: 'lower' }] : []
    default:
      return []
  }
}

function company(id: string): Touch {
  const zone = CAPITALIST_COMPANIES.includes(id) ? 'upper' : 'lower'
  return { target: `company:${id}`, zone: MIDDLE_COMPANIES.includes(id) ? 'lower' : zone }
}
