// Formats figures.

/** With a true minus: −2, 0, 3. */
export function figure(amount: number): string {
  return amount < 0 ? `−${-amount}` : `${amount}`
}

/** Signed, with a true minus: −2, 0, +3. */
export function signed(figure: number): string {
  if (figure === 0) return '0'
  return figure > 0 ? `+${figure}` : `−${-figure}`
}
