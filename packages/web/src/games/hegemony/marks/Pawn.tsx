// A worker: the silhouette shows the class, color and mark show the skill; lying means committed.
import type { LabourClass, Skill } from '../words/model.ts'
import { roleHook } from '../words/roles.ts'
import pawns from './pawns.svg?raw'

interface Drawing {
  readonly viewBox: string
  readonly content: string
}

/** The drawings, parsed once and inlined: a `<use>` reference costs the browser a shadow tree each. */
const drawings = new Map<string, Drawing>(
  [...pawns.matchAll(/<symbol id="([\w-]+)" viewBox="([\d ]+)">(.*?)<\/symbol>/gs)].map(
    ([, id = '', viewBox = '', content = '']) => [id, { viewBox, content }],
  ),
)

interface FigureProps {
  readonly className: string
  readonly figure: string
  readonly skill: Skill
  readonly pose: '' | '-lying'
}

function Figure({ className, figure, skill, pose }: FigureProps) {
  const { viewBox, content } = drawings.get(`p-${figure}`) ?? { viewBox: '', content: '' }
  const mark = drawings.get(`m-${skill}${pose}`)?.content ?? ''
  return (
    <svg
      className={className}
      viewBox={viewBox}
      aria-hidden="true"
      focusable="false"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings
      dangerouslySetInnerHTML={{ __html: content + mark }}
    />
  )
}

interface PawnProps {
  readonly of: LabourClass
  readonly skill: Skill
  readonly lying?: boolean
  readonly big?: boolean
}

export function Pawn({ of, skill, lying = false, big = false }: PawnProps) {
  const pose = lying ? '-lying' : ''
  const classes = `hg-pawn ${roleHook(of)} s-${skill}${lying ? ' lying' : ''}${big ? ' big' : ''}`
  return <Figure className={classes} figure={`${of}${pose}`} skill={skill} pose={pose} />
}

interface FreePlaceProps {
  readonly needs: Skill
  /** The class of the silhouette: only the Middle Class works in its own companies. */
  readonly of?: LabourClass
}

/** An empty slot, tinted with the required skill. */
export function FreePlace({ needs, of = 'working' }: FreePlaceProps) {
  return <Figure className={`hg-pawn slot k-${needs}`} figure={`${of}-slot`} skill={needs} pose="" />
}
