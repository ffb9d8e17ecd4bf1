// Times as text. A choice writes some of them down, several times over, and the engine takes longer for one than for all
// that the rules do: but for the last letters those of one second are the same.

/** The beginnings of seconds that were asked for. */
const beginnings = new Map<number, string>()
const KNOWN_AT_MOST = 1000

/** The same as `toISOString`. */
export function isoText(time: Date): string {
  const milliseconds = time.getTime()
  const second = Math.floor(milliseconds / 1000)
  const rest = milliseconds - 1000 * second
  const begins = beginnings.get(second) ?? beginningOf(time, second)
  return `${begins}${rest < 10 ? '00' : rest < 100 ? '0' : ''}${rest}Z`
}

function beginningOf(time: Date, second: number): string {
  if (beginnings.size >= KNOWN_AT_MOST) beginnings.clear()
  const begins = time.toISOString().slice(0, -4)
  beginnings.set(second, begins)
  return begins
}
