// Without a result, the page shows the reason: an error, a running match, a missing match.
import { HustingsError } from '@hustings/kernel'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { openOnDevice } from '../../device/client.ts'
import { atTable } from '../../testing/at-table.tsx'
import ResultPage from './ResultPage.tsx'

vi.mock('../../device/client.ts', () => ({ openOnDevice: vi.fn() }))

const open = vi.mocked(openOnDevice)

function opened(begin: () => unknown): void {
  open.mockResolvedValueOnce({ match: { game: 'ballot' }, session: { begin, close: vi.fn() } } as never)
}

it.each(['en', 'uk', 'pl'] as const)(
  'shows an error instead of a running match, and lets the player retry (%s)',
  async (language) => {
    opened(() => Promise.reject(new Error('no session 2')))
    opened(() => ({ frame: { standings: null }, log: [] }))
    const { words } = await atTable(<ResultPage id="m" hosted="device" />, { language })
    await screen.findByRole('heading', { name: words.say('ui.result.failed') })
    screen.getByText(words.say('ui.result.failed.why'))
    expect(document.body.textContent).not.toContain('no session 2')
    fireEvent.click(screen.getByRole('button', { name: words.say('ui.try-again') }))
    await screen.findByRole('heading', { name: words.say('ui.result.none') })
  },
)

it('shows the message of a known error', async () => {
  const error = new HustingsError('foreign-record', { game: 'chess' })
  open.mockRejectedValueOnce(error)
  const { words } = await atTable(<ResultPage id="m" hosted="device" />)
  await screen.findByText(words.say(error.say))
})

it('shows that a match is not in this browser', async () => {
  open.mockResolvedValueOnce(null)
  const { words } = await atTable(<ResultPage id="m" hosted="device" />)
  await screen.findByText(words.say('ui.match.missing'))
})
