// What the layer of explanations says at a table: the game's terms (`term:legitimacy`) and its facts (`company:clinic`).
import { memo, useSyncExternalStore } from 'react'
import type { GameUi, Term } from '../games/types.ts'
import { useWords } from '../i18n/context.ts'
import { TipRule, Tips } from '../ui/Tips.tsx'
import { useTable } from './context.ts'

const TERM = 'term:'

interface TableTipsProps {
  readonly ui: GameUi
  readonly view: unknown
}

export const TableTips = memo(function TableTips({ ui, view }: TableTipsProps) {
  const { attention } = useTable()
  const pointed = useSyncExternalStore(attention.subscribe, () => attention.get().pointed?.target ?? '')
  return <Tips pointed={pointed}>{(tip) => <Explanation tip={tip} ui={ui} view={view} />}</Tips>
})

export function Explanation({ tip, ui, view }: TableTipsProps & { readonly tip: string }) {
  const { Tip, terms } = ui
  if (!tip.startsWith(TERM)) return Tip === undefined ? null : <Tip tip={tip} view={view} />
  const term = terms?.[tip.slice(TERM.length)]
  return term === undefined ? null : <Meaning term={term} view={view} />
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
