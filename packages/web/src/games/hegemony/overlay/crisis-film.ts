// A crisis as a playback: the card, its bonds, then its five parts. From the first part on, the board shows the effects
// and marks the subject of the part.
import { type Message, say, type Target } from '@hustings/kernel'
import type { Film } from '../../types.ts'
import { touchesOf } from './automa/touched.ts'
import type { Crisis } from './crisis.ts'

export interface CrisisPicture {
  /** Whether the lenders have been shown. */
  readonly bonds: boolean
  /** Number of parts shown. */
  readonly parts: number
  /** Duration in milliseconds. */
  readonly stays: number
}

/** The last picture shows everything. */
export function crisisPictures({ bonds, parts }: Crisis): readonly CrisisPicture[] {
  return [
    { bonds: false, parts: 0, stays: 1600 },
    ...(bonds.length > 0 ? [{ bonds: true, parts: 0, stays: 1800 }] : []),
    ...parts.map(({ part }, at) => ({ bonds: true, parts: at + 1, stays: part === 'effects' ? 2200 : 1500 })),
  ]
}

/** The known part of the crisis at this picture. */
export function crisisKnownAt(crisis: Crisis, picture: CrisisPicture): Crisis {
  return {
    ...crisis,
    bonds: picture.bonds ? crisis.bonds : [],
    parts: crisis.parts.slice(0, picture.parts),
    next: isLast(crisis, picture) ? crisis.next : null,
  }
}

function isLast(crisis: Crisis, { bonds, parts }: CrisisPicture): boolean {
  return parts === crisis.parts.length && (bonds || crisis.bonds.length === 0)
}

export function crisisFilm(crisis: Crisis): Film {
  const pictures = crisisPictures(crisis)
  const acts = pictures.findIndex(({ bonds, parts }) => bonds || parts > 0)
  const about = pictures.map(({ parts }) => targetsOf(crisis, parts))
  return {
    pictures: pictures.map(({ stays }) => stays),
    acts: Math.max(0, acts),
    title: say('board.imf.title'),
    result: say('board.crisis.title', { card: say(`crisis.${crisis.why.card}`) }),
    brought: broughtBy(crisis),
    about: (picture) => about[picture] ?? [],
    stays: true,
    dock: () => 'left',
  }
}

/** The board elements that the latest shown part changed. */
function targetsOf(crisis: Crisis, parts: number): readonly Target[] {
  const told = crisis.parts[parts - 1]
  if (told === undefined) return ['crisis:card']
  if (told.part === 'loans' || told.part === 'legitimacy') return ['role:state']
  const targets = told.events.flatMap((event) => {
    if (event.type === 'policy') return [`policy:${event.policy}${event.to}`]
    if (event.type === 'bill-returned') return [`role:${event.role}`]
    return touchesOf(event).flatMap(({ target }) => (target === null ? [] : [target]))
  })
  return [...new Set(targets)]
}

function broughtBy({ parts, why }: Crisis): readonly Message[] {
  const settled = parts.find(({ part }) => part === 'loans')
  if (settled === undefined) return []
  const paid = settled.events.reduce((sum, event) => sum + (event.type === 'money' ? event.amount : 0), 0)
  return [say('board.crisis.loans', { loans: why.loans, paid })]
}
