// What is possible beside the question: listed last, not lit, on a phone behind a button of its own.
import type { Decision } from '@hustings/kernel'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ui } from '../../games/ballot/ui.tsx'
import { atTable } from '../../testing/at-table.tsx'
import { useTarget } from '../board/use-target.ts'
import { DoingNow } from './DoingNow.tsx'
import { OptionsPanel } from './OptionsPanel.tsx'
import { offeredIn, untargeted } from './options.ts'

const ASKED: Decision = {
  id: '1.0:red',
  seat: 'red',
  prompt: { key: 'ballot.turn', params: { turn: 1 } },
  context: [{ key: 'ballot.phase.campaign' }, { key: 'ballot.phase.vote' }, { key: 'ballot.hand' }],
  shape: 'pick',
  options: [
    { id: 'sell', label: { key: 'ballot.coins' }, target: 'card:sell', aside: true },
    { id: 'pass', label: { key: 'ballot.hand' } },
    { id: 'done', label: { key: 'ballot.districts' }, aside: true },
  ],
}

function Thing() {
  return <i data-testid="thing" {...useTarget('card:sell').props} />
}

describe('asides', () => {
  it('come after what was asked', async () => {
    expect(offeredIn(ASKED)).toMatchObject({ legal: [{ id: 'pass' }], asides: [{ id: 'sell' }, { id: 'done' }] })
    expect(untargeted(ASKED).map(({ id }) => id)).toEqual(['pass'])
    const { container } = await atTable(<OptionsPanel decision={ASKED} ui={ui} />, { decision: ASKED })
    const rows = [...container.querySelectorAll<HTMLElement>('ol > li, ul > li')].map((row) =>
      row.querySelector('button') === null ? 'a heading' : row.textContent,
    )
    expect(rows).toEqual([expect.stringContaining('1'), 'a heading', expect.anything(), expect.anything()])
  })

  it('are not lit', async () => {
    await atTable(<Thing />, { decision: ASKED })
    const thing = screen.getByTestId('thing')
    expect(thing.dataset.state).toBe('aside')
    expect(thing.getAttribute('role')).toBe('button')
  })
})

describe('what is being done', () => {
  it('shows the two innermost frames, and can be asked for the whole way', async () => {
    await atTable(<DoingNow decision={ASKED} view={{}} ui={ui} />)
    const bar = screen.getByTestId('doing-now')
    expect(bar.querySelector('small')?.textContent).toBe('Votes')
    expect(bar.tabIndex).toBe(0)
  })
})
