// Log updates: only lines that the page does not have yet are sent.
import type { LoggedEvent, LogPiece } from './frame.ts'

type Line = LoggedEvent

/** Encodes the log `now` relative to the log `before`. */
export function piecesOf(before: readonly Line[], now: readonly Line[]): LogPiece[] {
  const places = new Map(before.map((line, place) => [line, place]))
  const known = now.map((line) => places.get(line))
  const pieces: LogPiece[] = []
  for (let begin = 0, end = 0; begin < now.length; begin = end) {
    const from = known[begin]
    const follows = (at: number) => known[at] === (from === undefined ? undefined : from + at - begin)
    for (end = begin + 1; end < now.length && follows(end); ) end++
    pieces.push(from === undefined ? { add: now.slice(begin, end) } : { keep: [from, from + end - begin] })
  }
  return pieces
}

/** Decodes such pieces on the page. */
export function joined(before: readonly Line[], pieces: readonly LogPiece[]): Line[] {
  return pieces.flatMap((piece) => ('add' in piece ? piece.add : before.slice(...piece.keep)))
}
