// A worker: the silhouette is the class, the colour and the mark are the skill; lying down means committed.
import { Drawn } from '../../../ui/Drawn.tsx'
import { type Drawing, drawing, laidOver } from '../../../ui/drawings.ts'
import type { LabourClass, Skill } from '../model.ts'

interface PawnProps {
  readonly of: LabourClass
  readonly skill: Skill
  readonly lying?: boolean
  readonly big?: boolean
}

export function Pawn({ of, skill, lying = false, big = false }: PawnProps) {
  const pose = lying ? '-lying' : ''
  const classes = `hg-pawn c-${of} s-${skill}${lying ? ' lying' : ''}${big ? ' big' : ''}`
  return <Drawn className={classes} of={marked(drawing(`p-${of}${pose}`), skill, pose)} />
}

function marked(figure: Drawing, skill: Skill, pose = ''): Drawing {
  return skill === 'unskilled' ? figure : laidOver(figure, drawing(`m-${skill}${pose}`))
}

interface FreePlaceProps {
  readonly needs: Skill
  /** Whose silhouette waits there: only the Middle Class works in its own companies. */
  readonly of?: LabourClass
}

/** An empty slot, tinted with the skill it asks for. */
export function FreePlace({ needs, of = 'working' }: FreePlaceProps) {
  return <Drawn className={`hg-pawn slot k-${needs}`} of={marked(drawing(`p-${of}-slot`), needs)} />
}
