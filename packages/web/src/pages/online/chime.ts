// Two soft tones: it is your turn.

const TONES = [
  { hertz: 660, from: 0 },
  { hertz: 880, from: 0.14 },
]
const LENGTH = 0.5

export function chime(): void {
  const context = new AudioContext()
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
  setTimeout(() => void context.close(), 1500)
}
