// Every icon, figure and term of the table has a tooltip, in three languages.
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { WordsContext } from '../../i18n/context.ts'
import { LANGUAGES, type Language } from '../../i18n/types.ts'
import { libraryIn } from '../../pages/rules/library.ts'
import { Explanation } from '../../table/board/TableTips.tsx'
import { SeatStrip } from '../../table/SeatStrip.tsx'
import { TopBar } from '../../table/TopBar.tsx'
import type { AnyGameUi } from '../types.ts'
import { sections } from './phone/sections.tsx'
import { status } from './status.ts'
import { playByChance, showAtTable, showTable, startMatch, wordsIn } from './testing/at-table.tsx'
import { TERMS } from './tips/terms.ts'
import { ui } from './ui.ts'
import type { HegemonyView } from './words/model.ts'

afterEach(cleanup)

const hegemony: AnyGameUi = ui

/** Labeled icons and figures without a tooltip on themselves or an ancestor. */
function unexplained(container: HTMLElement): string[] {
  const drawings = container.querySelectorAll('[role="img"]')
  const figures = [...container.querySelectorAll('b, small, [data-part="figure"]')].filter((each) =>
    /\d/.test(each.textContent ?? ''),
  )
  return [...drawings, ...figures]
    .filter((each) => each.closest('[data-tip], button') === null)
    .map(
      (each) =>
        `${each.getAttribute('aria-label') ?? each.textContent} in ${each.parentElement?.outerHTML.slice(0, 120)}`,
    )
}

function tipsIn(container: HTMLElement): string[] {
  return [...container.querySelectorAll('[data-tip]')].map((each) => each.getAttribute('data-tip') ?? '')
}

function explain(tip: string, view: HegemonyView, language: Language): string {
  const { container, unmount } = showAtTable(<Explanation tip={tip} ui={hegemony} view={view} />, { language })
  const said = container.textContent ?? ''
  unmount()
  return said
}

/** Renders the whole table at many decisions of a match. */
function look(players: 2 | 3 | 4, see: (container: HTMLElement, view: HegemonyView) => void): void {
  const match = startMatch(players, `explained ${players}`)
  playByChance(match, 11, (decision, step) => {
    if (step % 83 !== 5 || step > 1000) return
    const { view, events } = match.observe(decision.seat)
    const log = events.map((event) => ({ step: 0, event }))
    see(showTable({ view, viewer: decision.seat, decision, log }).container, view)
    cleanup()
    const frame = (
      <>
        <TopBar status={status(view)} waitingFor={[decision.seat]} title="" entries={[]} />
        <SeatStrip ui={hegemony} view={view} waitingFor={[]} />
      </>
    )
    see(showAtTable(frame, {}).container, view)
    cleanup()
    for (const { Component } of sections) {
      const section = <Component view={view} viewer={decision.seat} layout="phone" live />
      see(showAtTable(section, { decision, layout: 'phone' }).container, view)
      cleanup()
    }
  })
}

describe('tooltips of the table', { timeout: 60_000 }, () => {
  beforeAll(() => ui.Tip?.fetch?.())

  it.each([4, 3, 2] as const)('cover every icon and every figure, with %i players', (players) => {
    const silent = new Set<string>()
    const speechless = new Set<string>()
    const asked = new Set<string>()
    look(players, (container, view) => {
      for (const thing of unexplained(container)) silent.add(thing)
      for (const tip of tipsIn(container)) {
        if (asked.has(tip)) continue
        asked.add(tip)
        for (const language of LANGUAGES) if (explain(tip, view, language) === '') speechless.add(`${tip} ${language}`)
      }
    })
    expect([...silent]).toEqual([])
    expect([...speechless]).toEqual([])
    expect([...asked].filter((tip) => tip.startsWith('term:')).length).toBeGreaterThan(30)
  })

  it('stay short in every language and name an existing rule', async () => {
    const { rules } = await libraryIn('en')
    for (const [id, { meaning, rule }] of Object.entries(TERMS)) {
      expect([id, rules.has(rule)]).toEqual([id, true])
      for (const language of LANGUAGES) {
        const sentences = wordsIn(language)
          .say(meaning)
          .split(/\.(?:\s|$)/)
          .filter((sentence) => sentence !== '')
        expect(sentences.length, `${language} ${id}`).toBeLessThanOrEqual(2)
      }
    }
  })

  it('include a term for every element that requests one', () => {
    const sources = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.test.*'], {
      query: '?raw',
      import: 'default',
      eager: true,
    })
    const asked = Object.values(sources).flatMap((source) =>
      [...source.matchAll(/["'`]term:([a-z-]+)["'`]|\bterm(?:=|: )["']([a-z-]+)["']/g)].map(([, a, b]) => a ?? b ?? ''),
    )
    expect(asked.length).toBeGreaterThan(40)
    expect(asked.filter((id) => !(id in TERMS))).toEqual([])
  })

  it('show how the tax multiplier is computed', () => {
    const match = startMatch(4, 'taxes')
    playByChance(match, 4, (_, step) => {
      if (step % 50 !== 0) return
      const { view } = match.observe('working')
      const { container, unmount } = render(
        <WordsContext value={wordsIn('en')}>
          <Explanation tip="term:tax" ui={hegemony} view={view} />
        </WordsContext>,
      )
      const figures = [...container.querySelectorAll('span + b')].map((each) =>
        Number(each.textContent?.replace(/\D/g, '')),
      )
      const total = figures.pop()
      expect(total).toBe(view.taxMultiplier)
      expect(figures.reduce((sum, each) => sum + each, 0)).toBe(total)
      unmount()
    })
  })
})
