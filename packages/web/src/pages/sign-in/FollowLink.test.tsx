import type { Me } from '@hustings/protocol'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { house } from '../../online/people/house.ts'
import { onlineWords } from '../../online/words.ts'
import { Words } from '../../shell/Words.tsx'
import { FollowLink } from './FollowLink.tsx'

const TOKEN = 'x'.repeat(43)
const BOUND = { timeout: 30_000 }
const member = (name: string): Me => ({
  id: name,
  kind: 'member',
  name,
  language: 'en',
  timeZone: 'UTC',
  role: 'person',
  suspended: false,
  shows: { statistics: true, matches: true, presence: true },
  away: null,
  awayDaysLeft: 0,
  email: null,
  password: true,
  passkeys: 0,
  recovery: false,
})
const OLENA = member('Olena')
const MARTA = member('Marta')
let reader: Me | null = null
let asked: { readonly path: string; readonly body: unknown }[] = []

function answer(path: string): unknown {
  if (path.endsWith('/sign-in/link/look')) return { name: 'Marta', yours: reader?.id === MARTA.id }
  return path.endsWith('/sign-in/link/use') ? MARTA : { items: [], next: null }
}

beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', async (path: string, about?: RequestInit) => {
    asked.push({ path, body: typeof about?.body === 'string' ? JSON.parse(about.body) : null })
    return new Response(JSON.stringify(answer(path)), { headers: { 'content-type': 'application/json' } })
  })
})

afterEach(() => {
  cleanup()
  house.be(null)
  vi.unstubAllGlobals()
})

const uses = () => asked.filter(({ path }) => path.endsWith('/sign-in/link/use'))

async function opened(as: Me | null) {
  reader = as
  render(
    <Words more={onlineWords}>
      <FollowLink token={TOKEN} me={as} />
    </Words>,
  )
  return screen.findByRole('button', { name: 'Sign in as Marta' }, BOUND)
}

describe('a sign-in link', () => {
  it('shows its account to a player of another one, and signs in only after a click', async () => {
    const button = await opened(OLENA)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sign in as Marta?')
    expect(screen.getByRole('main').textContent).toContain('In this browser you are Olena.')
    expect(uses()).toEqual([])
    fireEvent.click(button)
    await waitFor(() => expect(uses().map(({ body }) => body)).toEqual([{ token: TOKEN, confirm: true }]), BOUND)
    await waitFor(() => expect(house.get().me?.name).toBe('Marta'), BOUND)
  })

  it('asks a visitor who is not signed in too', async () => {
    await opened(null)
    expect(screen.getByRole('main').textContent).not.toContain('In this browser')
    expect(uses()).toEqual([])
  })
})
