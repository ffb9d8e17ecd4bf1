// Match files of Hegemony version 2 at the table: which moves can be replayed.
import { readRecord } from '@hustings/kernel'
import type { Seating } from '@hustings/protocol'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { openOnDevice } from '../../device/client.ts'
import { Session } from '../../device/session.ts'
import { settings } from '../../settings/settings.ts'
import { loadEngine } from '../../shelf/engines.ts'
import { atTable } from '../../testing/at-table.tsx'
import { hostedHere } from '../../testing/hosted-here.ts'
import { plainSpaces } from '../../testing/plain-spaces.ts'
import TablePage from './TablePage.tsx'

vi.mock('../../device/client.ts', () => ({ openOnDevice: vi.fn(), adoptRecord: vi.fn() }))
// happy-dom has no locks.
vi.mock('./hold-match.ts', () => ({ holdMatch: () => ({ held: Promise.resolve(), release: () => {} }) }))

const FILES = import.meta.glob<string>('../../../../hegemony/fixtures/version-2/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const LANGUAGES = ['en', 'uk', 'pl'] as const

const fileOf = (name: string): string => FILES[`../../../../hegemony/fixtures/version-2/${name}.json`] ?? ''

/** The table of a stored match, with its menu open. */
async function tableOf(name: string, language: (typeof LANGUAGES)[number], at?: number) {
  const { game, options } = readRecord(fileOf(name))
  const engine = await loadEngine(game, options)
  if (engine === null) throw new Error(`no engine for ${game}`)
  const session = Session.load(engine, fileOf(name), new Map())
  const seating: Seating = {
    working: { kind: 'person', name: 'Olena' },
    capitalist: { kind: 'bot', name: 'Marek' },
  }
  const hosted = hostedHere(session, { update: () => {}, saved: () => {}, failed: () => {} })
  const finished = session.look('spectator').frame.standings !== null
  const match = { id: 'm', game: 'hegemony', name: 'Stored', options: session.options, seating, finished }
  vi.mocked(openOnDevice).mockResolvedValueOnce({ match, session: hosted } as never)
  settings.change({ language })
  const { words } = await atTable(<TablePage id="m" {...(at === undefined ? {} : { at })} />, { language })
  fireEvent.click(await screen.findByRole('button', { name: words.say('ui.menu') }))
  await screen.findByRole('menuitem', { name: words.say('ui.match.export') })
  const say: typeof words.say = (...said) => plainSpaces(words.say(...said))
  return { say, session }
}

const stepBack = (label: string) => screen.getByRole('button', { name: label })

describe('the table of a version 2 match', () => {
  it('replays from the first move when the replay has the same result', async () => {
    const { say, session } = await tableOf('finished-replays', 'en')
    fireEvent.click(screen.getByRole('menuitem', { name: say('ui.replay') }))
    await screen.findByText(say('ui.replay.at', { step: 0, last: session.step }))
    expect(screen.queryByRole('note')).toBeNull()
    expect(stepBack(say('ui.replay.back'))).toHaveProperty('disabled', true)
  })

  it('offers no replay when earlier rules played the whole match', async () => {
    const { say } = await tableOf('finished-differs', 'en')
    expect(screen.getByRole('menuitem', { name: say('ui.result') })).toBeDefined()
    expect(screen.queryByRole('menuitem', { name: say('ui.replay') })).toBeNull()
  })

  it.each(LANGUAGES)('shows why it cannot replay when a link leads to a move (%s)', async (language) => {
    const { say, session } = await tableOf('finished-differs', language, 5)
    await screen.findByText(say('ui.result.earlier-rules'))
    const { step } = session
    expect(screen.getByText(say('ui.replay.at', { step, last: step }))).toBeDefined()
    expect(stepBack(say('ui.replay.back'))).toHaveProperty('disabled', true)
  })

  it.each(LANGUAGES)('starts the replay at the first move of the current rules, with a note (%s)', async (language) => {
    const { at, choices } = readRecord(fileOf('running-differs'))
    const { say, session } = await tableOf('running-differs', language)
    const last = session.step
    expect(last).toBe(at + choices.length)
    fireEvent.click(screen.getByRole('menuitem', { name: say('ui.replay') }))
    const note = await screen.findByRole('note')
    expect(plainSpaces(note.textContent)).toBe(say('ui.result.earlier-rules.part', { count: at }))
    await screen.findByText(say('ui.replay.at', { step: at, last }))
    expect(stepBack(say('ui.replay.back'))).toHaveProperty('disabled', true)
    fireEvent.click(screen.getByRole('button', { name: say('ui.replay.on') }))
    await screen.findByText(say('ui.replay.at', { step: at + 1, last }))
    fireEvent.click(stepBack(say('ui.replay.back')))
    await waitFor(() => expect(stepBack(say('ui.replay.back'))).toHaveProperty('disabled', true))
    expect(screen.getByRole('slider').getAttribute('aria-valuemin')).toBe(`${at}`)
  })
})
