// The name of a company beside what it makes: two lines, the second one under the figures. Words that may not fit into
// a line are hyphenated.
import type { ReactNode } from 'react'
import { useTable } from '../../../table/context.ts'
import { useShort } from '../../../table/use-layout.ts'
import { useWords } from '../../../i18n/context.ts'
import { hyphenate } from '../../../i18n/hyphens.ts'
import { companyName } from '../words/names.ts'

/** As many letters as a card has in a line; a long name, or a narrow card, has to break shorter words too. */
const LONG = 11
const LONG_NAME = 22
const LONG_IF_NARROW = 7

interface CompanyNameProps {
  readonly id: string
  /** What it makes, at the right of the first line. */
  readonly children?: ReactNode
}

export function CompanyName({ id, children }: CompanyNameProps) {
  const { say, language } = useWords()
  const name = say(companyName(id))
  const narrow = useShort() || useTable().layout === 'compact'
  const letters = narrow || name.length >= LONG_NAME ? LONG_IF_NARROW : LONG
  return (
    <div className="h">
      {children !== undefined && <span className="p">{children}</span>}
      <span className="n">{hyphenate(name, language, letters)}</span>
    </div>
  )
}
