// `hustings rules`: lists rules without a test.
import { fileURLToPath } from 'node:url'
import { type RuleCoverage, ruleCoverage } from '../rules/coverage.ts'
import { rulePages } from '../rules/pages.ts'
import { type Command, jsonOption } from '../terminal/command.ts'
import { textTable } from '../terminal/text-table.ts'
import { FOUND_PROBLEMS, flag, OK, oneOf } from '../terminal/usage.ts'

const REPOSITORY = fileURLToPath(new URL('../../../../', import.meta.url))

export const rulesCommand: Command = {
  usage: 'rules',
  description: 'Show which rules of docs/rules have a test that names them',
  options: [
    { flags: '--page <name>', description: `Only one rule page: ${rulePages.map(({ page }) => page).join(', ')}` },
    jsonOption,
  ],
  examples: ['rules --page hegemony', 'rules --json'],
  async run({ options, io }) {
    const names = rulePages.map(({ page }) => page)
    const coverage = ruleCoverage(REPOSITORY, options.page === undefined ? undefined : oneOf(options, 'page', names))
    io.out(flag(options, 'json') ? JSON.stringify(coverage) : describe(coverage))
    return coverage.pages.some((page) => page.implemented && page.missing.length > 0) ? FOUND_PROBLEMS : OK
  },
}

function describe({ pages, unknown, ...total }: RuleCoverage): string {
  const row = (name: string, part: Omit<RuleCoverage, 'pages' | 'unknown'>): string[] => [
    name,
    String(part.total),
    String(part.covered),
    String(part.excused.length),
    String(part.missing.length),
  ]
  const rows = pages.map((page) => row(page.implemented ? page.page : `${page.page} (no game yet)`, page))
  const table = textTable(
    ['page', 'rules', 'tested', 'excused', 'missing'],
    pages.length > 1 ? [...rows, row('all', total)] : rows,
  )
  const missing = pages
    .filter((page) => page.implemented && page.missing.length > 0)
    .map((page) => `Without a test in ${page.page}:\n${wrapped(page.missing)}`)
  const unknownText = unknown.length === 0 ? [] : [`Unknown rules in test titles:\n${wrapped(unknown)}`]
  return [table, ...missing, ...unknownText].join('\n\n')
}

function wrapped(ids: readonly string[]): string {
  const lines: string[] = []
  for (let at = 0; at < ids.length; at += 8) lines.push(`  ${ids.slice(at, at + 8).join(' ')}`)
  return lines.join('\n')
}
