import { say } from '@hustings/kernel'
import { describe, expect, it } from 'vitest'
import { wordsOf } from './words.ts'

describe('the words of a game', () => {
  it('say a message with what is named in it', () => {
    const words = wordsOf('planet-b')(say('option.sell', { resource: say('resource.water'), price: 3 }))
    expect(words).toContain('3')
    expect(words).not.toContain('resource.water')
    expect(words).not.toContain('option.sell')
  })

  it('name a message without words by its key', () => {
    expect(wordsOf('ballot')(say('ask.vote'))).toBe('ask.vote')
  })
})
