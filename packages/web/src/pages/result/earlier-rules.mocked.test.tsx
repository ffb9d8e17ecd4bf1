// Match files of Hegemony version 2 on the result page: figures of matches played by earlier rules.
import { legalAnswers, readRecord } from '@hustings/kernel'
import type { Seating } from '@hustings/protocol'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { openOnDevice } from '../../device/client.ts'
import { Session } from '../../device/session.ts'
import { settings } from '../../settings/settings.ts'
import { loadEngine } from '../../shelf/engines.ts'
import { atTable } from '../../testing/at-table.tsx'
import { hostedHere } from '../../testing/hosted-here.ts'
import ResultPage from './ResultPage.tsx'

vi.mock('../../device/client.ts', () => ({ openOnDevice: vi.fn() }))

const FILES = import.meta.glob<string>('../../../../hegemony/fixtures/version-2/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const fileOf = (name: string): string => FILES[`../../../../hegemony/fixtures/version-2/${name}.json`] ?? ''

async function session(name: string): Promise<Session> {
  const { game, options } = readRecord(fileOf(name))
  const engine = await loadEngine(game, options)
  if (engine === null) throw new Error(`no engine for ${game}`)
  return Session.load(engine, fileOf(name), new Map())
}

/** The result page of a match on this device. */
async function resultOf(played: Session, language: 'en' | 'uk' | 'pl') {
  const seating: Seating = {
    working: { kind: 'person', name: 'Olena' },
    capitalist: { kind: 'person', name: 'Marek' },
  }
  const hosted = hostedHere(played, { update: () => {}, saved: () => {}, failed: () => {} })
  const match = { game: 'hegemony', name: 'Stored', options: played.options, seating }
  vi.mocked(openOnDevice).mockResolvedValueOnce({ match, session: hosted } as never)
  settings.change({ language })
  const at = await atTable(<ResultPage id="m" hosted="device" />, { language })
  await screen.findByRole('heading', { level: 1 }, { timeout: 30_000 })
  return at
}

const figures = () => document.querySelectorAll('figure').length

describe('the result page of a version 2 match', () => {
  it.each(['en', 'uk', 'pl'] as const)(
    'keeps its ranking and names the earlier rules when its replay differs (%s)',
    async (language) => {
      const { words } = await resultOf(await session('finished-differs'), language)
      await screen.findByText(words.say('ui.result.earlier-rules'))
      const scores = [...document.querySelectorAll('[data-testid="score"]')].map(({ textContent }) =>
        Number(textContent),
      )
      expect(scores).toEqual(readRecord(fileOf('finished-differs')).standings?.map(({ score }) => score))
      expect(figures()).toBe(0)
      expect(screen.queryByTestId('analysis')).toBeNull()
    },
  )

  it('keeps its figures and its analysis when its replay has the same result', async () => {
    const { words } = await resultOf(await session('finished-replays'), 'en')
    await screen.findByTestId('analysis', {}, { timeout: 30_000 })
    expect(figures()).toBeGreaterThan(2)
    expect(screen.queryByText(words.say('ui.result.earlier-rules'))).toBeNull()
    expect(screen.queryByRole('note')).toBeNull()
  })

  it.each(['en', 'uk', 'pl'] as const)(
    'shows the start of replay and analysis when the match continued from its checkpoint (%s)',
    async (language) => {
      const played = await session('running-differs')
      const { at } = readRecord(fileOf('running-differs'))
      for (;;) {
        const [seat] = played.look('spectator').frame.waitingFor
        if (seat === undefined) break
        const { decision } = played.look(seat).frame
        if (decision === null) throw new Error(`${seat} is not asked`)
        played.choose(decision, legalAnswers(decision).at(-1) ?? '')
      }
      const { words } = await resultOf(played, language)
      const note = await screen.findByRole('note')
      expect(note.textContent).toBe(words.say('ui.result.earlier-rules.part', { count: at }))
      expect(note.textContent).toContain(String(at))
      await waitFor(() => screen.getByTestId('analysis'), { timeout: 30_000 })
      expect(figures()).toBe(0)
    },
  )
})
