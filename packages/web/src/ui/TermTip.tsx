// A word of the game with its meaning on hover and focus: `<TermTip id="legitimacy">Legitimacy</TermTip>`.
import { createContext, type ReactNode, useContext } from 'react'
import type { Term } from '../games/types.ts'
import { useWords } from '../i18n/context.ts'
import { Tip } from './Tip.tsx'

export const NO_TERMS: Readonly<Record<string, Term>> = {}

export const TermsContext = createContext<Readonly<Record<string, Term>>>(NO_TERMS)

export function TermTip({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const { say } = useWords()
  const term = useContext(TermsContext)[id]
  if (term === undefined) return children
  const meaning = (
    <>
      <h5>{say(term.name)}</h5>
      <p>{say(term.meaning)}</p>
      {term.rule !== undefined && <span className="rule">{term.rule}</span>}
    </>
  )
  return (
    <Tip content={meaning}>
      <button type="button" className="term">
        {children}
      </button>
    </Tip>
  )
}
