// Runs axe-core and lists serious and critical violations with their locations.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export async function seriousIssues(page: Page): Promise<string[]> {
  await page.evaluate(source)
  const { violations } = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(root: Document, options: object): Promise<AxeResults> } }
    return axe.run(document, { resultTypes: ['violations'] })
  })
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim() ?? ''}`,
      ),
    )
}
