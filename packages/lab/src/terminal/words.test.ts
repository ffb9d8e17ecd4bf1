import { say } from '@hustings/kernel'
import { describe, expect, it } from 'vitest'
import { wordsOf } from './words.ts'

describe('the words of a game', () => {
  it('format a message with the names of its parameters', () => {
    const words = wordsOf('planet-b')(say('option.sell', { resource: say('resource.water'), price: 3 }))
    expect(words).toContain('3')
    expect(words).not.toContain('resource.water')
    expect(words).not.toContain('option.sell')
  })

  it('show the key of a message without a text', () => {
    expect(wordsOf('ballot')({ key: 'ask.vote' })).toBe('ask.vote')
  })
})
