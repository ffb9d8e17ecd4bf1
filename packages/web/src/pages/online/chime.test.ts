import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** An audio context as in Safari: it runs only after it is resumed in a click or key press. */
class FakeContext {
  static made: FakeContext[] = []
  static inClick = false
  state = 'suspended'
  readonly currentTime = 0
  readonly destination = {}
  tones = 0
  constructor() {
    FakeContext.made.push(this)
  }
  async resume() {
    if (FakeContext.inClick) this.state = 'running'
  }
}

class FakeNode {
  readonly gain = {
    setValueAtTime: () => {},
    linearRampToValueAtTime: () => {},
    exponentialRampToValueAtTime: () => {},
  }
  private readonly context: FakeContext
  constructor(context: FakeContext) {
    this.context = context
  }
  connect(to: unknown) {
    return to
  }
  start() {
    this.context.tones++
  }
  stop() {}
}

function click() {
  FakeContext.inClick = true
  window.dispatchEvent(new Event('click'))
  FakeContext.inClick = false
}

beforeEach(() => {
  vi.resetModules()
  FakeContext.made = []
  vi.stubGlobal('AudioContext', FakeContext)
  vi.stubGlobal('OscillatorNode', FakeNode)
  vi.stubGlobal('GainNode', FakeNode)
})
afterEach(() => {
  vi.unstubAllGlobals()
  // Other files share the modules of this worker.
  vi.resetModules()
})

describe('chime', () => {
  it('plays after the first click of a visit, each time with the same audio context', async () => {
    const { allowSoundOnInput, chime } = await import('./chime.ts')
    const stop = allowSoundOnInput()
    click()
    chime()
    chime()
    expect(FakeContext.made.map(({ tones }) => tones)).toEqual([4])
    stop()
  })

  it('plays nothing before the first click, also not later', async () => {
    const { allowSoundOnInput, chime } = await import('./chime.ts')
    const stop = allowSoundOnInput()
    chime()
    click()
    expect(FakeContext.made.map(({ state, tones }) => [state, tones])).toEqual([['running', 0]])
    stop()
  })

  it('requests sound again in the next click after the browser suspended it', async () => {
    const { allowSoundOnInput, chime } = await import('./chime.ts')
    const stop = allowSoundOnInput()
    click()
    const [context] = FakeContext.made
    if (context !== undefined) context.state = 'suspended'
    click()
    chime()
    expect(context?.tones).toBe(2)
    stop()
    expect(FakeContext.made).toHaveLength(1)
  })
})
