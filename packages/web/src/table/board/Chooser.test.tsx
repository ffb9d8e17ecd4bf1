// Where the focus goes when the list of options beside a thing closes.
import type { Decision, Option } from '@hustings/kernel'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { atTable } from '../../testing/at-table.tsx'
import Chooser from './Chooser.tsx'

const option = (id: string): Option => ({ id, label: { key: 'ui.replay' } })
const OPTIONS = [option('one'), option('two')]
const DECISION: Decision = {
  id: '1.0:red',
  seat: 'red',
  prompt: { key: 'ui.replay' },
  shape: 'pick',
  options: OPTIONS,
}

function Place() {
  const [at, setAt] = useState<Element | null>(null)
  return (
    <>
      <button type="button" data-testid="place" onClick={(event) => setAt(event.currentTarget)} />
      <button type="button" data-testid="elsewhere" />
      {at !== null && <Chooser decision={DECISION} offering={{ options: OPTIONS, at }} onClose={() => setAt(null)} />}
    </>
  )
}

/** Opens the list from the place and chooses the first option in it. */
async function choose() {
  const { answers } = await atTable(<Place />)
  screen.getByTestId('place').focus()
  fireEvent.click(screen.getByTestId('place'))
  const [first] = await waitFor(() => {
    const options = document.querySelectorAll<HTMLElement>('[data-testid="chooser"] [data-option]')
    expect(options).toHaveLength(2)
    return [...options]
  })
  act(() => first?.focus())
  fireEvent.click(first ?? document.body)
  expect(document.querySelector('[data-testid="chooser"]')).toBeNull()
  return answers
}

describe('the list beside a thing', () => {
  it('returns the focus to the thing when it closes', async () => {
    const answers = await choose()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByTestId('place')))
    expect(answers).toEqual(['one'])
  })

  it('leaves the focus where the player has moved it meanwhile', async () => {
    await choose()
    screen.getByTestId('elsewhere').focus()
    // The list returns the focus in a timer of its own, which is due by then.
    await act(() => new Promise((due) => requestAnimationFrame(due)))
    expect(document.activeElement).toBe(screen.getByTestId('elsewhere'))
  })
})
