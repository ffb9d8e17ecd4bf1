// Two soft tones for "your turn". Safari plays sound only after a click or key press allowed it.

const TONES = [
  { hertz: 660, from: 0 },
  { hertz: 880, from: 0.14 },
]
const LENGTH = 0.5

/** Events that browsers accept as user activation. */
const INPUTS = ['click', 'pointerup', 'keydown'] as const

/** One context per visit: a new one would need permission again. */
let context: AudioContext | undefined

/** Must be called in a click. */
export function allowSound(): void {
  context ??= new AudioContext()
  if (context.state !== 'running') void context.resume()
}

/** Allows sound in the next click or key press, and again after the browser suspended it. */
export function allowSoundOnInput(): () => void {
  for (const input of INPUTS) window.addEventListener(input, allowSound)
  return () => {
    for (const input of INPUTS) window.removeEventListener(input, allowSound)
  }
}

/** Silent until sound is allowed: a delayed tone would come too late. */
export function chime(): void {
  if (context?.state !== 'running') return
  for (const { hertz, from } of TONES) {
    const start = context.currentTime + from
    const tone = new OscillatorNode(context, { frequency: hertz, type: 'sine' })
    const loudness = new GainNode(context, { gain: 0 })
    loudness.gain.setValueAtTime(0, start)
    loudness.gain.linearRampToValueAtTime(0.12, start + 0.02)
    loudness.gain.exponentialRampToValueAtTime(0.0001, start + LENGTH)
    tone.connect(loudness).connect(context.destination)
    tone.start(start)
    tone.stop(start + LENGTH)
  }
}
