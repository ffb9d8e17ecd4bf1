// One chapter of the rules; scrolls to the rule of the address and marks it.
import { useEffect, useRef } from 'react'
import { useWords } from '../../i18n/context.ts'
import { TurnPages } from './Contents.tsx'
import type { Library } from './library.ts'
import { Blocks } from './Markdown.tsx'
import type { Chapter } from './parse.ts'

interface ChapterTextProps {
  readonly library: Library
  readonly chapter: Chapter
  readonly rule: string
}

export function ChapterText({ library, chapter, rule }: ChapterTextProps) {
  const { say } = useWords()
  const text = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another chapter is scrolled to its top
  useEffect(() => {
    for (const other of text.current?.querySelectorAll('[data-found]') ?? []) other.removeAttribute('data-found')
    const row = text.current === null ? undefined : rowOf(text.current, rule)
    if (row === undefined) text.current?.scrollIntoView({ block: 'start' })
    else {
      row.toggleAttribute('data-found', true)
      row.tabIndex = -1
      row.scrollIntoView({ block: 'center' })
      row.focus({ preventScroll: true })
    }
  }, [rule, chapter.id])
  return (
    <article ref={text} className="md">
      {!library.knows(rule) && <p className="rules-note">{say('ui.rules.unknown', { rule })}</p>}
      <h2>{chapter.title}</h2>
      <Blocks blocks={chapter.blocks} />
      <TurnPages library={library} chapter={chapter} />
    </article>
  )
}

/** The row of a rule, or of a term by its position in the glossary (`glossary-p3:7`). */
function rowOf(text: HTMLElement, address: string): HTMLElement | undefined {
  const term = address.split(':')[1]
  const rows = text.querySelectorAll<HTMLElement>(
    term === undefined ? `[data-rule="${CSS.escape(address)}"]` : 'tbody > tr',
  )
  return rows[Number(term ?? 0)]
}
