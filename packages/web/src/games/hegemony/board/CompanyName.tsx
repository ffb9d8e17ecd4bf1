// The name of a company beside what it makes: two lines, the second one under the figures. Words that may not fit into
// a line are hyphenated.
import type { ReactNode } from 'react'
import { useWords } from '../../../i18n/context.ts'
import { hyphenate } from '../../../i18n/hyphens.ts'
import { companyName } from '../words/names.ts'

/** As many letters as the narrowest card has in a line. */
const LONG = 12

interface CompanyNameProps {
  readonly id: string
  /** What it makes, at the right of the first line. */
  readonly children?: ReactNode
}

export function CompanyName({ id, children }: CompanyNameProps) {
  const { say, language } = useWords()
  return (
    <div className="h">
      {children !== undefined && <span className="p">{children}</span>}
      <span className="n">{hyphenate(say(companyName(id)), language, LONG)}</span>
    </div>
  )
}
