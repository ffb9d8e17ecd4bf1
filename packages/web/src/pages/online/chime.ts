// Two soft tones: it is your turn. Safari plays a sound only after it was allowed in a click or a key press.

const TONES = [
  { hertz: 660, from: 0 },
  { hertz: 880, from: 0.14 },
]
const LENGTH = 0.5

/** What counts as an action of the player, in one browser or another. */
const INPUTS = ['click', 'pointerup', 'keydown'] as const

/** One for the whole visit: a new one would have to be allowed again. */
let context: AudioContext | undefined

/** To be called in a click. */
export function allowSound(): void {
  context ??= new AudioContext()
  if (context.state !== 'running') void context.resume()
}

/** Allows sound in the next click or key press, and again when the browser has suspended it. */
export function allowSoundOnInput(): () => void {
  for (const input of INPUTS) window.addEventListener(input, allowSound)
  return () => {
    for (const input of INPUTS) window.removeEventListener(input, allowSound)
  }
}

/** Silent until sound was allowed: a tone that waits for that would come too late. */
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
