import { Match } from '@hustings/kernel'
import { expect, it } from 'vitest'
import type { LiveMatch } from './engine.ts'
import { frameOf } from './frame.ts'
import { ballotEngine } from './testing/ballot.ts'

const NO_UNDO = { undoRefused: null, canRedo: false, undoAsk: null }

it('returns the decision of the seat without the parts that only bots read', () => {
  const match: LiveMatch = Match.start(ballotEngine.game, { rounds: 1 }, 'frame')
  const [asked] = match.decisions
  if (asked === undefined) throw new Error('nobody is asked')
  const telling: LiveMatch = Object.create(match, { decisions: { value: [{ ...asked, circumstances: ['rich'] }] } })
  expect(frameOf(telling, asked.seat, NO_UNDO).decision).toStrictEqual(asked)
  expect(frameOf(telling, 'spectator', NO_UNDO).decision).toBeNull()
})
