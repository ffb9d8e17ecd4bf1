// A vote: a cube in the color of its owner, with the owner's shape.
import { Shape } from '../../../ui/Shape.tsx'
import type { Voter } from '../words/model.ts'
import { colourOf, hookOfSeat } from '../words/seats.ts'
import { Sign } from './Sign.tsx'

interface VoteProps {
  readonly of: Voter
  /** It does not count in its place. */
  readonly small?: boolean
}

export function Vote({ of, small = false }: VoteProps) {
  return (
    <span className={`pb-vote ${hookOfSeat(of)}${small ? ' small' : ''}`} aria-hidden="true">
      <Sign name="b-vote" size={small ? 15 : 30} />
      <Shape look={{ colour: colourOf(of) }} size={small ? 6 : 11} />
    </span>
  )
}
