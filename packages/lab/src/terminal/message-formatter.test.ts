import { say } from '@hustings/kernel'
import { describe, expect, it } from 'vitest'
import { formatterFor } from './message-formatter.ts'

describe('formatterFor', () => {
  it('formats a message with the names of its parameters', () => {
    const words = formatterFor('planet-b')(say('option.sell', { resource: say('resource.water'), price: 3 }))
    expect(words).toContain('3')
    expect(words).not.toContain('resource.water')
    expect(words).not.toContain('option.sell')
  })

  it('shows the key of a message without a text', () => {
    expect(formatterFor('ballot')({ key: 'ask.vote' })).toBe('ask.vote')
  })
})
