import { afterEach, describe, expect, it, vi } from 'vitest'
import { ask } from './ask.ts'
import { askToSignIn } from './sign-in-again.ts'

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const tooOld = () =>
  json(401, { trouble: { code: 'sign-in-again', say: { key: 'refused.sign-in-again' }, reason: null } })

afterEach(() => vi.unstubAllGlobals())

describe('a request that needs a recent sign-in', () => {
  it('repeats after the player signs in, and several requests ask once', async () => {
    let recent = false
    vi.stubGlobal('fetch', async (path: string) => (recent ? json(200, { path }) : tooOld()))
    const asker = vi.fn(async () => {
      recent = true
      return true
    })
    const stop = askToSignIn(asker)
    const answers = await Promise.all([ask('POST', '/me/recovery', {}), ask('GET', '/me/export')])
    expect(answers).toEqual([{ path: '/api/v1/me/recovery' }, { path: '/api/v1/me/export' }])
    expect(asker).toHaveBeenCalledTimes(1)
    stop()
  })

  it('fails when the player cancels or no page can ask', async () => {
    vi.stubGlobal('fetch', async () => tooOld())
    const stop = askToSignIn(async () => false)
    await expect(ask('POST', '/me/recovery', {})).rejects.toThrow('sign-in-again')
    stop()
    await expect(ask('POST', '/me/recovery', {})).rejects.toThrow('sign-in-again')
  })
})
