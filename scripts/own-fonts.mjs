// Font configuration for the browser, so that installed fonts do not change the results. DejaVu has the characters that
// are missing in the client's fonts.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** The environment in which the browser finds these fonts and no others (on systems that use fontconfig). */
export function ownFonts() {
  const fonts = join(dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')), 'ttf')
  const folder = mkdtempSync(join(tmpdir(), 'hustings-fonts-'))
  const file = join(folder, 'fonts.conf')
  const prefer = (generic, family) =>
    `<alias><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`
  const rules = [
    `<dir>${fonts}</dir>`,
    `<cachedir>${join(folder, 'cache')}</cachedir>`,
    prefer('sans-serif', 'DejaVu Sans'),
    prefer('system-ui', 'DejaVu Sans'),
    prefer('serif', 'DejaVu Serif'),
    prefer('monospace', 'DejaVu Sans Mono'),
  ]
  writeFileSync(file, `<?xml version="1.0"?>\n<fontconfig>\n  ${rules.join('\n  ')}\n</fontconfig>\n`)
  return { FONTCONFIG_FILE: file }
}
