// What the layer of explanations says at a table: the game's terms (`term:legitimacy`), its facts (`company:clinic`), and
// sentences that a thing brings along itself.
import { memo, useEffect, useSyncExternalStore } from 'react'
import type { GameUi, Term } from '../../games/types.ts'
import { useWords } from '../../i18n/context.ts'
import { TipRule, Tips } from '../../ui/Tips.tsx'
import { whenIdle } from '../../ui/when-idle.ts'
import { useTable } from '../model/context.ts'

const TERM = 'term:'
const TOLD = 'told:'

/** The `data-tip` of a thing that says these lines; several are the steps of a way. */
export function told(lines: readonly string[]): string {
  return `${TOLD}${lines.join('\n')}`
}

interface TableTipsProps {
  readonly ui: GameUi
  readonly view: unknown
}

export const TableTips = memo(function TableTips({ ui, view }: TableTipsProps) {
  const { attention } = useTable()
  const pointed = useSyncExternalStore(attention.subscribe, () => attention.get().pointed?.target ?? '')
  const asked = useSyncExternalStore(attention.subscribe, () => attention.get().decision?.id ?? '')
  useEffect(() => whenIdle(() => void ui.Tip?.fetch?.()), [ui])
  return (
    <Tips pointed={pointed} asked={asked}>
      {(tip) => <Explanation tip={tip} ui={ui} view={view} />}
    </Tips>
  )
})

export function Explanation({ tip, ui, view }: TableTipsProps & { readonly tip: string }) {
  const { Tip, terms } = ui
  if (tip.startsWith(TOLD)) return <Told lines={tip.slice(TOLD.length).split('\n')} />
  if (!tip.startsWith(TERM)) return Tip === undefined ? null : <Tip tip={tip} view={view} />
  const term = terms?.[tip.slice(TERM.length)]
  return term === undefined ? null : <Meaning term={term} view={view} />
}

function Told({ lines }: { readonly lines: readonly string[] }) {
  const { say } = useWords()
  if (lines.length === 1) return <p>{lines[0]}</p>
  const steps = lines.map((text, depth) => ({ id: `${depth} ${text}`, text }))
  return (
    <ol className="way" aria-label={say('ui.way')}>
      {steps.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ol>
  )
}

function Meaning({ term, view }: { readonly term: Term; readonly view: unknown }) {
  const { say } = useWords()
  const { Now } = term
  return (
    <>
      <h4>{say(term.name)}</h4>
      {Now !== undefined && <Now view={view} />}
      <p>{say(term.meaning)}</p>
      {term.rule !== undefined && <TipRule rule={term.rule} />}
    </>
  )
}
