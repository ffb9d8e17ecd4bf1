// A checksum against accidents and casual edits, not against forgery: `Match.verify` replays the match for that.

/** Returns 64 bits as hexadecimal digits. Reads two characters at a time. */
export function digest(text: string): string {
  let low = 0x811c9dc5
  let high = 0x1b873593
  for (let i = 0; i < text.length; i += 2) {
    // A last character without a neighbor is combined with a space.
    const code = text.charCodeAt(i) ^ ((i + 1 < text.length ? text.charCodeAt(i + 1) : 32) << 16)
    low = Math.imul(low ^ code, 0x01000193)
    low ^= low >>> 15
    high = Math.imul(high ^ code, 0x85ebca6b) + low
    high ^= high >>> 13
  }
  return hexadecimal(low ^ text.length) + hexadecimal(high)
}

function hexadecimal(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0')
}
