// The sound of "your turn" has to be allowed in a click, wherever in the app the player clicks.
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { chime } from '../pages/online/chime.ts'
import { settings } from '../settings/settings.ts'
import { App } from './App.tsx'

// The whole app leaves notices and listeners behind for other files; this one has its modules to itself.
vi.mock('./UpdateNotice.tsx', () => ({ default: () => null }))

const tones: string[] = []

class FakeContext {
  state = 'suspended'
  readonly currentTime = 0
  async resume() {
    this.state = 'running'
  }
}

class FakeNode {
  readonly gain = {
    setValueAtTime: () => {},
    linearRampToValueAtTime: () => {},
    exponentialRampToValueAtTime: () => {},
  }
  connect(to: unknown) {
    return to
  }
  start() {
    tones.push('tone')
  }
  stop() {}
}

afterEach(() => {
  vi.unstubAllGlobals()
  settings.change({ tell: false })
})

it('allows the sound of a turn by a click on the home page', async () => {
  vi.stubGlobal('AudioContext', FakeContext)
  vi.stubGlobal('OscillatorNode', FakeNode)
  vi.stubGlobal('GainNode', FakeNode)
  settings.change({ tell: true })
  window.location.hash = '#/'
  render(<App />)
  await screen.findByRole('main')
  chime()
  expect(tones).toEqual([])
  fireEvent.click(screen.getByRole('main'))
  chime()
  expect(tones).toEqual(['tone', 'tone'])
})
