// The list of options: what keyboard and screen reader use to decide.
import type { Decision } from '@hustings/kernel'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { ui } from '../../games/ballot/ui.tsx'
import { atTable } from '../../testing/at-table.tsx'
import { OptionsPanel } from './OptionsPanel.tsx'
import { PhoneDecision } from './PhoneDecision.tsx'

const PICK: Decision = {
  id: '4.0:red',
  seat: 'red',
  prompt: { key: 'ballot.ask.card' },
  shape: 'pick',
  progress: { step: 2, of: 3 },
  options: [
    {
      id: 'rally-3-1',
      label: { key: 'ballot.card.rally', params: { strength: 3 } },
      blocked: { key: 'ballot.blocked.coins', params: { cost: 2, coins: 1 }, rule: 'B-TURN-02' },
    },
    { id: 'smear-1-1', label: { key: 'ballot.card.smear', params: { strength: 1 } }, target: 'card:smear-1-1' },
    { id: 'pass', label: { key: 'ballot.pass' } },
  ],
}

const NUMBER: Decision = {
  id: '5.0:red',
  seat: 'red',
  prompt: { key: 'ballot.ask.canvass' },
  shape: 'number',
  min: 1,
  max: 3,
}
const MANY: Decision = { ...NUMBER, id: '6.0:red', max: 40 }
const CONFIRM: Decision = {
  id: '7.0:red',
  seat: 'red',
  prompt: { key: 'ballot.ask.advertise', params: { coins: 1 } },
  shape: 'confirm',
}

describe('options in words', () => {
  it('lists what can be chosen first, numbered, and answers with its id', async () => {
    const { answers, container } = await atTable(<OptionsPanel decision={PICK} ui={ui} />, { decision: PICK })
    const rows = [...container.querySelectorAll('[data-option]')]
    expect(rows.map((row) => row.getAttribute('data-option'))).toEqual(['smear-1-1', 'pass', 'rally-3-1'])
    const smear = screen.getByRole('button', { name: 'Smear: 1 rival cube' })
    expect(smear.getAttribute('aria-keyshortcuts')).toBe('1')
    fireEvent.click(smear)
    expect(answers).toEqual(['smear-1-1'])
  })

  it('takes the focus when it is new, but not from somebody quick who points at an option already', async () => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const { container } = await atTable(<OptionsPanel decision={PICK} ui={ui} />, { decision: PICK })
    const panel = container.querySelector<HTMLElement>('#options')
    const row = screen.getByRole('button', { name: 'Smear: 1 rival cube' })
    panel?.focus()
    row.focus()
    vi.advanceTimersByTime(100)
    expect(document.activeElement).toBe(row)
    row.blur()
    cleanup()
    const again = await atTable(<OptionsPanel decision={PICK} ui={ui} />, { decision: PICK })
    vi.advanceTimersByTime(100)
    expect(document.activeElement).toBe(again.container.querySelector('#options'))
  })

  it('tells options apart that are called the same', async () => {
    const label = { key: 'ballot.card.smear', params: { strength: 1 } }
    const twins: Decision = { ...PICK, options: ['smear-1-1', 'smear-1-2'].map((id) => ({ id, label })) }
    const { answers } = await atTable(<OptionsPanel decision={twins} ui={ui} />, { decision: twins, language: 'uk' })
    fireEvent.click(screen.getByRole('button', { name: /\(2\sз 2\)$/ }))
    expect(answers).toEqual(['smear-1-2'])
  })

  it('says why an option is blocked, with a link to the rule, and never answers with it', async () => {
    const { answers, explained } = await atTable(<OptionsPanel decision={PICK} ui={ui} />, { decision: PICK })
    const blocked = screen.getByRole('button', { name: /Rally: up to 3 cubes/ })
    expect(blocked.getAttribute('aria-disabled')).toBe('true')
    const reason = document.getElementById(blocked.getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).toContain('It costs 2 coins, you have 1.')
    expect(screen.getByRole('link', { name: 'Rule B-TURN-02' }).getAttribute('href')).toBe('#/rules/B-TURN-02')
    fireEvent.click(blocked)
    expect(answers).toEqual([])
    expect(explained.map(({ id }) => id)).toEqual(['rally-3-1'])
  })

  it('gives reasons in Ukrainian and Polish, with their plurals', async () => {
    await atTable(<OptionsPanel decision={PICK} ui={ui} />, { decision: PICK, language: 'uk' })
    expect(screen.getByText(/Це коштує 2 монети, а у вас 1\./)).toBeTruthy()
    await atTable(<OptionsPanel decision={PICK} ui={ui} />, { decision: PICK, language: 'pl' })
    expect(screen.getByText(/To kosztuje 2 monety, a masz 1\./)).toBeTruthy()
  })

  it('walks with the arrow keys, round the ends', async () => {
    const { container } = await atTable(<OptionsPanel decision={PICK} ui={ui} />, { decision: PICK })
    const rows = [...container.querySelectorAll<HTMLElement>('[data-option]')]
    rows[0]?.focus()
    fireEvent.keyDown(rows[0] ?? container, { key: 'ArrowUp' })
    expect(document.activeElement).toBe(rows[2])
    fireEvent.keyDown(rows[2] ?? container, { key: 'ArrowDown' })
    expect(document.activeElement).toBe(rows[0])
  })

  it('points at the option that has the focus, so that the board lights up with it', async () => {
    const { attention } = await atTable(<OptionsPanel decision={PICK} ui={ui} />, { decision: PICK })
    screen.getByRole('button', { name: 'Smear: 1 rival cube' }).focus()
    expect(attention.get().pointed?.id).toBe('smear-1-1')
    expect(attention.target('card:smear-1-1')).toMatchObject({ selectable: true, pointed: true })
  })

  it('asks for a number with one button each, and locks it in', async () => {
    const { answers } = await atTable(<OptionsPanel decision={NUMBER} ui={ui} />, { decision: NUMBER })
    fireEvent.click(screen.getByRole('radio', { name: '3' }))
    fireEvent.submit(screen.getByTestId('lock-in'))
    expect(answers).toEqual([3])
  })

  it('keeps a typed number inside its range', async () => {
    const { answers } = await atTable(<OptionsPanel decision={MANY} ui={ui} />, { decision: MANY })
    fireEvent.change(screen.getByRole('spinbutton'), { target: { value: '99' } })
    fireEvent.submit(screen.getByTestId('lock-in'))
    expect(answers).toEqual([40])
  })

  it('asks yes or no', async () => {
    const { answers } = await atTable(<OptionsPanel decision={CONFIRM} ui={ui} />, { decision: CONFIRM })
    fireEvent.click(screen.getByRole('button', { name: 'No' }))
    expect(answers).toEqual([false])
  })
})

describe('options on a phone', () => {
  it('selects with the first tap and confirms with the second', async () => {
    const frame = {
      step: 4,
      viewer: 'red',
      view: {},
      decision: PICK,
      waitingFor: ['red'],
      undoRefused: null,
      canRedo: false,
      undoAsk: null,
      standings: null,
    }
    const { answers } = await atTable(
      <PhoneDecision decision={PICK} frame={frame} ui={ui} onUndo={() => {}} onRedo={() => {}} />,
      { decision: PICK, layout: 'phone' },
    )
    expect(screen.getByText('2 of 3')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Smear: 1 rival cube' }))
    expect(answers).toEqual([])
    fireEvent.click(screen.getByTestId('confirm-option'))
    expect(answers).toEqual(['smear-1-1'])
  })

  it('tells chips apart that are called the same', async () => {
    const label = { key: 'ballot.card.smear', params: { strength: 1 } }
    const twins: Decision = { ...PICK, options: ['smear-1-1', 'smear-1-2'].map((id) => ({ id, label })) }
    const frame = {
      step: 4,
      viewer: 'red',
      view: {},
      decision: twins,
      waitingFor: ['red'],
      undoRefused: null,
      canRedo: false,
      undoAsk: null,
      standings: null,
    }
    await atTable(<PhoneDecision decision={twins} frame={frame} ui={ui} onUndo={() => {}} onRedo={() => {}} />, {
      decision: twins,
      layout: 'phone',
    })
    fireEvent.click(screen.getByRole('button', { name: /\(2 of 2\)$/ }))
    expect(screen.getByTestId('confirm-option').textContent).toContain('(2 of 2)')
  })
})
