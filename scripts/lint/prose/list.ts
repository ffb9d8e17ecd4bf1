// `npm run prose`: lists what the prose lint finds, or updates its baseline.
import { parseArgs } from 'node:util'
import { countHits, rising, total, writeBaseline } from './baseline.ts'
import { allPassages, CATEGORIES } from './passages.ts'
import { hitsIn } from './rules.ts'

const USAGE = `npm run prose [-- FILE...]   lists the hits, of these files or folders only
npm run prose -- --rule V1   lists the hits of one rule
npm run prose -- --write     updates the baseline; refuses when a category has more hits than before
      --accept-more          writes it nevertheless, after a merge of older text`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean' },
    'accept-more': { type: 'boolean' },
    rule: { type: 'string' },
    help: { type: 'boolean' },
  },
})

const hits = allPassages().flatMap(hitsIn)
if (values.help) console.log(USAGE)
else if (values.write) write()
else list()

function list(): void {
  const listed = hits.filter(
    ({ passage, rule }) =>
      (positionals.length === 0 || positionals.some((path) => passage.file.startsWith(path))) &&
      (values.rule === undefined || rule === values.rule),
  )
  for (const { passage, rule, found, instead } of listed) {
    console.log(`${passage.file}:${passage.line} ${passage.category} ${rule} "${found}" (${instead})`)
  }
  console.log(CATEGORIES.map((category) => `${category}: ${total(countHits(listed, category))}`).join(', '))
}

function write(): void {
  const more = rising(hits)
  if (more.length > 0 && !values['accept-more']) {
    console.error(`More hits than before: ${more.join(', ')}. Fix the new ones (npm run prose lists them).`)
    process.exitCode = 1
    return
  }
  for (const category of CATEGORIES) writeBaseline(category, countHits(hits, category))
  console.log(CATEGORIES.map((category) => `${category}: ${total(countHits(hits, category))}`).join(', '))
}
