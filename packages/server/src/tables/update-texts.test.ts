import type { WireUpdate } from '@hustings/protocol'
import { expect, it } from 'vitest'
import { UpdateTexts } from './update-texts.ts'

it('updates are written down as JSON would have them, also where they share what they say', () => {
  const log: WireUpdate['log'] = { upTo: 3, add: [{ step: 4, event: { type: 'card-discarded' } }] }
  const beside = { seats: { red: { toAct: true, actingSince: null } } }
  const frame = (patch: unknown) => ({ step: 4, waitingFor: ['red'], patch: { set: patch } })
  const updates: WireUpdate[] = [
    { serial: 5, after: 4, frame: frame('Її "quoted"'), log, beside },
    { serial: 5, after: 4, frame: frame({ mine: [1] }), log, beside },
    { serial: 5, after: null, frame: frame(null), log: { upTo: -1, add: [] } },
  ]
  const texts = new UpdateTexts()
  for (const update of updates) expect(texts.of(update)).toBe(JSON.stringify(update))
})
