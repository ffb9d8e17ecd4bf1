// Makes the PNG icons of the installed app out of public/icon.svg: node packages/web/scripts/icons.mjs [path to Chrome]
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'

const folder = join(import.meta.dirname, '../public')
const svg = readFileSync(join(folder, 'icon.svg'), 'utf8')
// Maskable icons are cut to a circle by some systems: no corners, and the drawing in the safe middle.
const maskable = svg
  .replace('rx="112"', '')
  .replace('<g id="mark">', '<g id="mark" transform="translate(256 262) scale(.74) translate(-256 -256)">')

const browser = await chromium.launch({
  executablePath: process.argv[2] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage()
for (const [name, size, drawing] of [
  ['icon-180.png', 180, maskable],
  ['icon-192.png', 192, svg],
  ['icon-512.png', 512, svg],
  ['icon-maskable-512.png', 512, maskable],
]) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px}</style>${drawing}`)
  await page.screenshot({ path: join(folder, name), omitBackground: true })
}
await browser.close()
