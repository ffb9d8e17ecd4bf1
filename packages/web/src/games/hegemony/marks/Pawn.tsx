// A worker: the silhouette is the class, the colour and the mark are the skill; lying down means committed.
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
  return (
    <svg className={classes} aria-hidden="true" focusable="false">
      <use href={`#p-${of}${pose}`} />
      {skill !== 'unskilled' && <use href={`#m-${skill}${pose}`} />}
    </svg>
  )
}

interface FreePlaceProps {
  readonly needs: Skill
  /** Whose silhouette waits there: only the Middle Class works in its own companies. */
  readonly of?: LabourClass
}

/** An empty slot, tinted with the skill it asks for. */
export function FreePlace({ needs, of = 'working' }: FreePlaceProps) {
  return (
    <svg className={`hg-pawn slot k-${needs}`} aria-hidden="true" focusable="false">
      <use href={`#p-${of}-slot`} />
      {needs !== 'unskilled' && <use href={`#m-${needs}`} />}
    </svg>
  )
}
