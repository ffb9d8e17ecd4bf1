// The political agenda of the State: the sections it wants, those in force inked.
import { agendaCard } from '@hustings/hegemony/data'
import { useWords } from '../../../i18n/context.ts'
import { Icon } from '../../../ui/Icon.tsx'
import type { HegemonyView } from '../model.ts'

interface AgendaProps {
  readonly agenda: string | null
  readonly policies: HegemonyView['policies']
}

const WANTED = [1, 2, 3, 4, 5] as const

export function Agenda({ agenda, policies }: AgendaProps) {
  const { say } = useWords()
  if (agenda === null) return null
  const { sections } = agendaCard(agenda)
  return (
    <div className="hg-lab" data-tip="word:board.agenda.tip">
      <span>
        <Icon name="agenda" size={14} />
        {say('board.agenda')}
      </span>
      <span className="hg-reqs">
        {WANTED.map((policy) => (
          <span key={policy} className={policies[policy] === sections[policy] ? 'hg-req on' : 'hg-req'}>
            {policy}
            {sections[policy]}
          </span>
        ))}
      </span>
    </div>
  )
}
