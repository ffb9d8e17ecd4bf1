// Ballot as a host needs it: the small game with which sessions are tested.
import { ballot } from '@hustings/kernel/testing/ballot'
import { engineOf } from '../engine.ts'

export const ballotEngine = engineOf(ballot, ({ round }) => ({ key: 'ballot.summary', params: { round } }))
