// Ballot as a host takes it: the small game on which sessions are tested.
import { ballot } from '@hustings/kernel/testing/ballot'
import { engineOf } from '../engine.ts'

export const ballotEngine = engineOf(ballot, ({ round }) => ({ key: 'ballot.summary', params: { round } }))
