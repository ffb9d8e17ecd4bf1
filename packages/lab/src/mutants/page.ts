// Results of `hustings mutants` as text for a terminal and as the page docs/mutants.md.
import { whyEquivalent } from './equivalent.ts'
import type { Verdict } from './mutant-runner.ts'
import type { MutablePackage } from './packages.ts'
import type { Mutant } from './sample.ts'

export interface Judged {
  readonly mutant: Mutant
  readonly verdict: Verdict
}

export interface Findings {
  readonly packages: readonly MutablePackage[]
  readonly seed: string
  /** With the tests that play hundreds of games. */
  readonly wholeGames: boolean
  readonly judged: readonly Judged[]
}

export function survivorsOf({ judged }: Findings): Mutant[] {
  return judged.flatMap(({ mutant, verdict }) => (verdict.fate === 'survived' ? [mutant] : []))
}

export function shareCaught(findings: Findings): number {
  const { judged } = findings
  return judged.length === 0 ? 1 : 1 - survivorsOf(findings).length / judged.length
}

export function locationOf({ file, line, column, kind }: Mutant): string {
  return `${file}:${line}:${column} ${kind}`
}

function headline(findings: Findings): string {
  const { seed, judged } = findings
  const late = judged.filter(({ verdict }) => verdict.fate === 'timed out').length
  const survivors = survivorsOf(findings)
  const percent = Math.round(shareCaught(findings) * 1000) / 10
  const timedOut = late === 0 ? '' : `, ${late} of them by timeout`
  const equivalent = survivors.filter((mutant) => whyEquivalent(mutant) !== null).length
  const named = equivalent === 0 ? '' : `; ${equivalent} of the ${survivors.length} survivors are equivalent`
  return `Seed ${seed}: ${judged.length - survivors.length} of ${judged.length} mutants caught (${percent}%)${timedOut}${named}`
}

export function asText(findings: Findings): string {
  const lines = survivorsOf(findings).map((mutant) => {
    const why = whyEquivalent(mutant)
    return `${locationOf(mutant)}${why === null ? '' : ` (${why})`}\n  - ${mutant.before}\n  + ${mutant.after}`
  })
  return [headline(findings), ...lines].join('\n\n')
}

export function asMarkdown(findings: Findings, command: string): string {
  const { packages, wholeGames } = findings
  return `${[
    '# Mutation testing',
    `Written by \`${command}\`. Single-point mutants of ${packages.join(', ')}, one at a time; [CONTRIBUTING](../CONTRIBUTING.md#mutation-testing) explains the method.`,
    `**${headline(findings)}**${wholeGames ? '' : ' (without the tests that play hundreds of random games)'}`,
    table(
      ['package', 'mutants', 'caught', 'survived'],
      countsByFolder(findings).map(([folder, tried, survived]) => [
        folder,
        String(tried),
        String(tried - survived),
        String(survived),
      ]),
    ),
    '## Survivors',
    ...survivors(findings),
  ].join('\n\n')}\n`
}

/** Number of mutants and survivors, by package and folder. */
function countsByFolder({ judged }: Findings): [string, number, number][] {
  const folders = new Map<string, [number, number]>()
  for (const { mutant, verdict } of judged) {
    const [, name = '', , ...path] = mutant.file.split('/')
    const folder = path.length > 1 ? `${name} ${path[0]}` : name
    const [tried, survived] = folders.get(folder) ?? [0, 0]
    folders.set(folder, [tried + 1, survived + Number(verdict.fate === 'survived')])
  }
  return [...folders].map(([folder, [tried, survived]]): [string, number, number] => [folder, tried, survived]).sort()
}

function survivors(findings: Findings): string[] {
  const found = survivorsOf(findings)
  if (found.length === 0) return ['None.']
  return found.map((mutant) => {
    const verdict = whyEquivalent(mutant) ?? 'no test yet'
    return `- \`${mutant.file}:${mutant.line}\` ${mutant.kind}: ${verdict}\n\n  \`\`\`diff\n  - ${mutant.before}\n  + ${mutant.after}\n  \`\`\``
  })
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
