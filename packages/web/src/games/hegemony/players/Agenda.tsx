// The political agenda of the State: the sections it prefers; those in force are filled.
import { agendaCard, printedSection } from '@hustings/hegemony/data'
import { useWords } from '../../../i18n/context.ts'
import type { HegemonyView } from '../words/model.ts'
import { PanelRow } from './PanelRow.tsx'

interface AgendaProps {
  readonly agenda: string | null
  readonly policies: HegemonyView['policies']
}

const WANTED = [1, 2, 3, 4, 5] as const

export function Agenda({ agenda, policies }: AgendaProps) {
  const { say } = useWords()
  if (agenda === null) return null
  const { sections } = agendaCard(agenda)
  const wanted = (
    <span className="hg-reqs">
      {WANTED.map((policy) => (
        <span
          key={policy}
          className={policies[policy] === sections[policy] ? 'hg-req on' : 'hg-req'}
          data-tip={`policy:${policy}${sections[policy]}`}
        >
          {say(printedSection(`${policy}${sections[policy]}`))}
        </span>
      ))}
    </span>
  )
  return <PanelRow icon="agenda" word="board.agenda" term="agenda" aside={wanted} />
}
