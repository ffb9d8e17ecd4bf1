import { describe, expect, it } from 'vitest'
import { HustingsError } from './errors.ts'

describe('an error', () => {
  it('carries its code, its parameters and its message in any language', () => {
    const error = new HustingsError('unknown-option', { option: 'fly' })
    expect(error).toBeInstanceOf(Error)
    expect(error.code).toBe('unknown-option')
    expect(error.message).toBe('unknown-option {"option":"fly"}')
    expect(error.say).toEqual({ key: 'error.unknown-option', params: { option: 'fly' } })
  })

  it('carries the reason of a blocked option, and the cause of a broken record', () => {
    const reason = { key: 'no-money', rule: 'T-02' }
    expect(new HustingsError('blocked-option', { reason }, reason).reason).toBe(reason)
    const cause = new TypeError('x')
    expect(new HustingsError('broken-record', {}, undefined, { cause }).cause).toBe(cause)
  })
})
