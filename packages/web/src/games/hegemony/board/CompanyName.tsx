// The name of a company next to its output: two lines, the second one below the figures. Long words are
// hyphenated.
import type { ReactNode } from 'react'
import { useWords } from '../../../i18n/context.ts'
import { useTable } from '../../../table/model/context.ts'
import { useShort } from '../../../table/use-layout.ts'
import { brokenName } from '../words/broken-name.ts'
import { companyName } from '../words/names.ts'

interface CompanyNameProps {
  readonly id: string
  /** The output, at the right of the first line. */
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
