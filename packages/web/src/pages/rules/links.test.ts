// Every rule id in the code of games and table (reasons, log, tooltips, sheets) exists in the rules, in every language.
import { describe, expect, it } from 'vitest'
import { libraryIn } from './library.ts'

const engines = import.meta.glob<string>(
  ['../../../../{hegemony,planet-b}/src/**/*.ts', '!**/*.test.ts', '!**/testing/**'],
  { query: '?raw', import: 'default', eager: true },
)
const client = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!**/*.test.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** String literals only: ids in comments are for developers. */
const NAMED = /(['"`])((?:H|HX|HQ|CC|CCX|OQ|IC|R|PB|PBX|PBQ)-(?:[A-Z0-9]+-)*\d+)\1/g

function namedIn(sources: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const named = new Map<string, string>()
  for (const [file, source] of Object.entries(sources)) {
    for (const [, , id] of source.matchAll(NAMED)) if (id !== undefined) named.set(id, file)
  }
  return named
}

describe('links to rules', () => {
  const ids = new Map([...namedIn(engines), ...namedIn(client)])
  // The tooltips of the seven base policies build their own rule ids.
  for (const policy of [1, 2, 3, 4, 5, 6, 7]) ids.set(`H-POLICY-${policy}-01`, 'tips')

  it('exist in the code', () => {
    expect(namedIn(engines).size).toBeGreaterThan(120)
    for (const id of ['CC-CRISIS-15', 'CC-HIST-09', 'R-97', 'H-VOTE-07']) expect([...ids.keys()]).toContain(id)
  })

  it.each(['en', 'uk', 'pl'] as const)('lead to a rule in %s', async (language) => {
    const library = await libraryIn(language)
    const lost = [...ids].filter(([id]) => !library.rules.has(id))
    expect(lost).toEqual([])
  })
})
