// The name of a company beside what it makes: two lines, the second one under the figures. Words that may not fit into
// a line are hyphenated.
import type { ReactNode } from 'react'
import { useWords } from '../../../i18n/context.ts'
import { useTable } from '../../../table/model/context.ts'
import { useShort } from '../../../table/use-layout.ts'
import { brokenName } from '../words/broken-name.ts'
import { companyName } from '../words/names.ts'

interface CompanyNameProps {
  readonly id: string
  /** What it makes, at the right of the first line. */
  readonly children?: ReactNode
}

export function CompanyName({ id, children }: CompanyNameProps) {
  const { say, language } = useWords()
  const short = useShort()
  const narrow = useTable().layout === 'compact' || short
  return (
    <div className="h">
      {children !== undefined && <span className="p">{children}</span>}
      <span className="n" data-part="name">
        {brokenName(say(companyName(id)), language, narrow)}
      </span>
    </div>
  )
}
