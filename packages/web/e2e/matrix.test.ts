// The fullest tables in the longest words, on every common screen: nothing is cut, written over, broken or too small.
import type { Role } from '@hustings/hegemony/data'
import { describe, expect, it } from 'vitest'
import { HomeScreen } from './home.ts'
import { misprints } from './misprints.ts'
import { asFile } from './positions.ts'
import { visit } from './visit.ts'
import type { Language } from './words.ts'
import { worstFor } from './worst.ts'

const DESKS = ['1280x720', '1366x768', '1440x900', '1920x1080', '1024x768', '1180x820'] as const
const PHONES = ['390x844', '844x390'] as const

/** The smallest letters allowed at this size. */
const LEAST: Readonly<Record<string, number>> = { '1440x900': 12, '1920x1080': 13 }

function size(name: string): { width: number; height: number } {
  const [width = 0, height = 0] = name.split('x').map(Number)
  return { width, height }
}

const TABLES: readonly (readonly [Language, Role])[] = [
  ['uk', 'capitalist'],
  ['pl', 'middle'],
  ['en', 'working'],
  ['uk', 'state'],
]

describe.each(TABLES)('the fullest table in %s, of the %s', (language, role) => {
  it('can be read on every screen', async () => {
    const { page } = await visit()
    const table = await new HomeScreen(page).takeIn(asFile(worstFor(role, language)), { [role]: 'Olena' })
    if (language !== 'en') await table.speak(language)
    await page.evaluate(() => document.fonts.ready)
    const found: Record<string, unknown> = {}
    const look = async (name: string, least: number) => {
      const { cut, overlapping, broken, small } = await misprints(page, least)
      // A player's name that has no room beside the class is left to the tooltip, whole.
      const texts = cut.filter(({ by }) => by !== 'names').map(({ text, by }) => `${text} (${by})`)
      const all = { ...(texts.length > 0 && { cut: texts }), ...(overlapping.length > 0 && { overlapping }) }
      const rest = { ...(broken.length > 0 && { broken }), ...(small.length > 0 && { small }) }
      const wrong = { ...all, ...rest }
      if (Object.keys(wrong).length > 0) found[name] = wrong
    }
    for (const name of DESKS) {
      await page.setViewportSize(size(name))
      await look(name, LEAST[name] ?? 11)
    }
    for (const name of PHONES) {
      await page.setViewportSize(size(name))
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click()
        await look(`${name} ${await tab.innerText()}`, 11)
      }
    }
    expect(found).toEqual({})
  })
})
