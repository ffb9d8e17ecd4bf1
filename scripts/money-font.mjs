// npm run money: extracts the money sign from Inter, in all weights. The whole subset with the sign has 85 kB.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const INTER = '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2'
export const MONEY_FONT = new URL('../packages/web/src/ui/money.woff2', import.meta.url)

/** Returns Inter with the sign ₳ only. */
export function moneyFont() {
  return subsetFont(readFileSync(fileURLToPath(import.meta.resolve(INTER))), '₳', { targetFormat: 'woff2' })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(MONEY_FONT, await moneyFont())
