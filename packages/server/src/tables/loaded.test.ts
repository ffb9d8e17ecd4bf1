import { Match } from '@hustings/kernel'
import { ballot } from '@hustings/kernel/testing/ballot'
import { expect, it } from 'vitest'
import { packed, unpacked } from './loaded.ts'

it('a record that is kept while nobody needs it is the same afterwards, and takes no more memory than its bytes', () => {
  const record = Match.start(ballot, {}, 'seed').record()
  const bytes = packed(record)
  expect(unpacked(bytes)).toEqual(record)
  expect(bytes.buffer.byteLength).toBe(bytes.byteLength)
  expect(bytes.byteLength).toBeLessThan(JSON.stringify(record).length / 2)
})
