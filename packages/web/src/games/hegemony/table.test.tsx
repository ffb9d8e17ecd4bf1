import { hegemony } from '@hustings/hegemony'
import type { Decision } from '@hustings/kernel'
import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { sections } from './phone/sections.tsx'
import { playByChance, showAtTable, showTable, startMatch, wordsIn } from './testing/at-table.tsx'
import { numberLabel } from './words/numbers.ts'

afterEach(cleanup)

/** Whether this kind of question, about these kinds of targets, is new. */
function firstOfItsKind(): (decision: Decision) => boolean {
  const met = new Set<string>()
  return (decision) => {
    const targets = decision.shape === 'pick' ? legalTargets(decision.options) : []
    const kind = [decision.prompt.key, ...new Set(targets.map((target) => target.split(':')[0]))].join()
    const isNew = !met.has(kind)
    met.add(kind)
    return isNew
  }
}

function legalTargets(options: readonly { readonly target?: string; readonly blocked?: unknown }[]): string[] {
  return options.flatMap(({ target, blocked }) => (target === undefined || blocked !== undefined ? [] : [target]))
}

function selectable(container: HTMLElement): Map<string, Element> {
  const lit = [...container.querySelectorAll('[data-state="selectable"]')]
  return new Map(lit.map((thing) => [thing.getAttribute('data-target') ?? '', thing]))
}

/** Its accessible name, that of its parent button, or its text. */
function nameOf(thing: Element): string | null {
  const button = thing.querySelector(':scope > [role="button"]')
  return (button ?? thing).getAttribute('aria-label') ?? thing.textContent
}

describe('the table of Hegemony', { timeout: 60_000 }, () => {
  const isNew = firstOfItsKind()
  it.each([4, 3, 2] as const)('marks every option with %i players', (players) => {
    const match = startMatch(players, `targets ${players}`)
    const missing = new Set<string>()
    playByChance(match, players * 7, (decision) => {
      if (decision.shape !== 'pick' || !isNew(decision)) return
      const { container } = showTable({
        view: match.observe(decision.seat).view,
        viewer: decision.seat,
        decision,
        box: 'base-game',
      })
      const lit = selectable(container)
      for (const target of legalTargets(decision.options)) {
        const thing = lit.get(target)
        if (thing === undefined) missing.add(`${decision.prompt.key} ${target}`)
        else expect(nameOf(thing), target).toBeTruthy()
      }
      cleanup()
    })
    expect([...missing]).toEqual([])
  })

  it('marks the stocks whose price can change', () => {
    const match = startMatch(2, 'prices')
    let prices: Decision | null = null
    playByChance(match, 1, (decision) => {
      if (decision.prompt.key === 'ask.price') prices ??= decision
    })
    const { container } = showTable({ view: match.observe('capitalist').view, viewer: 'capitalist', decision: prices })
    expect([...selectable(container).keys()]).toContain('stock:capitalist-food')
  })

  it('shows the points of laws only for the classes in the match', () => {
    const { container } = showTable({ view: startMatch(2, 'laws').observe('working').view, viewer: 'working' })
    const worth = [...container.querySelectorAll('[data-tip="term:policy-vp"]')]
      .slice(1)
      .map((each) => each.textContent)
    expect(worth).toEqual([expect.stringMatching(/VP/), '', expect.stringMatching(/VP/)])
  })

  it('marks options on a phone too, in the section of the decision', () => {
    const match = startMatch(4, 'phone')
    const missing = new Set<string>()
    const isFirst = firstOfItsKind()
    playByChance(match, 5, (decision) => {
      if (decision.shape !== 'pick' || !isFirst(decision)) return
      const props = {
        view: match.observe(decision.seat).view,
        viewer: decision.seat,
        layout: 'phone',
        live: true,
      } as const
      for (const section of sections) {
        const held = legalTargets(decision.options).filter((target) => section.holds(target))
        if (held.length === 0) continue
        const { container } = showAtTable(<section.Component {...props} />, {
          decision,
          layout: 'phone',
          box: 'base-game',
        })
        const lit = selectable(container)
        if (!held.some((target) => lit.has(target))) missing.add(`${decision.prompt.key} ${held.join(' ')}`)
        cleanup()
      }
      for (const target of legalTargets(decision.options)) {
        if (!sections.some((section) => section.holds(target))) missing.add(target)
      }
    })
    expect([...missing]).toEqual([])
  })

  it.each(['uk', 'pl'] as const)('uses only texts in %s', (language) => {
    for (const players of [2, 3, 4] as const) {
      const match = startMatch(players, `words ${players}`)
      playByChance(match, players, (decision, step) => {
        if (step % 160 !== 40) return
        const { events } = match.observe(decision.seat)
        const log = events.map((event) => ({ step: 0, event }))
        const { container } = showTable({
          view: match.observe(decision.seat).view,
          viewer: decision.seat,
          language,
          decision,
          log,
          box: 'base-game',
        })
        if (language === 'uk') expect(englishIn(container)).toEqual([])
        cleanup()
      })
    }
  })

  it('names every number of a preview', () => {
    const match = startMatch(4, 'numbers')
    const { say } = wordsIn('uk')
    const state = hegemony.create(match.options, [1, 2, 3, 4])
    for (const name of Object.keys(hegemony.numbers(state))) {
      const label = numberLabel(name)
      expect(label, name).not.toBeNull()
      if (label !== null) expect(say(label.label)).not.toBe('')
    }
  })
})

/** Latin words in Ukrainian texts; sections of policies and their columns stay Latin. */
function englishIn(container: HTMLElement): string[] {
  const spoken = [...container.querySelectorAll('*')].flatMap((element) => [
    element.getAttribute('aria-label') ?? '',
    element.getAttribute('title') ?? '',
    ...[...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent ?? ''),
  ])
  return spoken.filter((text) => /[A-Za-z]{2,}/.test(text))
}
