// Sparkline: occurrences per stage.

const WIDTH = 72
const HEIGHT = 20

/** Draws bars. Each sparkline has its own scale, because a common one would hide rare items. */
export function sparkline(values: readonly number[]): string {
  const most = Math.max(1, ...values)
  const width = WIDTH / Math.max(1, values.length)
  const bars = values
    .map((value, index) => {
      const height = Math.round((HEIGHT * 10 * value) / most) / 10
      return `<rect x="${(index * width).toFixed(1)}" y="${(HEIGHT - height).toFixed(1)}" width="${(width - 2).toFixed(1)}" height="${height}"/>`
    })
    .join('')
  return `<svg class="spark" width="${WIDTH}" height="${HEIGHT}" role="img" aria-label="${values.join(', ')}" fill="var(--ink-3)">${bars}</svg>`
}
