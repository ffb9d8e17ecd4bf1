import { Match, readRecord, sealRecord } from '@hustings/kernel'
import { ballot, ballotNext } from '@hustings/kernel/testing/ballot'
import { engineOf } from '@hustings/live'
import { expect, it } from 'vitest'
import { loadedMatch } from './match-loader.ts'

it('detects that a snapshot of earlier rules has choices that the current rules refuse', () => {
  const engine = engineOf(ballotNext, () => ({ key: 'ballot.round' }))
  const { digest: _, ...record } = readRecord(Match.start(ballot, {}, 'seed').record())
  const snapshot = (choices: typeof record.choices) => ({
    sequence: 1 + choices.length,
    step: choices.length,
    record: sealRecord({ ...record, choices }),
  })
  expect(loadedMatch(engine, snapshot([]))).toMatchObject({ mended: false, match: { step: 0 } })
  expect(loadedMatch(engine, snapshot([[0, 'no-such-option']]))).toMatchObject({ mended: true, match: { step: 0 } })
})
