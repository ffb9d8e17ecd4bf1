// For new players before they join: the game in three sentences, its duration, a link to try it.
import type { TableSeen } from '@hustings/protocol'
import type { GameInfo } from '../../games/types.ts'
import { useWords } from '../../i18n/context.ts'

interface AboutTableProps {
  readonly info: GameInfo
  readonly table: TableSeen
  readonly code: string | null
}

export function AboutTable({ info, table, code }: AboutTableProps) {
  const { say } = useWords()
  const steps = info.guide ?? []
  const watch = table.watching === 'nobody' || table.status === 'gathering' ? null : `#/online/${table.id}`
  return (
    <aside className="about-table">
      <h2>{say('online.join.what')}</h2>
      <p className="lead">
        <b>{say(info.name)}</b>: {say(info.tagline)}
      </p>
      <ol className="steps">
        {steps.slice(0, 3).map(({ id, title, text }) => (
          <li key={id}>
            <b>{say(title)}</b>
            <span>{say(text)}</span>
          </li>
        ))}
      </ol>
      <dl className="panel facts-list">
        <div>
          <dt>{say('online.join.never')}</dt>
          <dd>
            <a href="#/guide">{say('online.join.guide', { count: steps.length })}</a>
            {', '}
            <a href="#/">{say('online.join.bots')}</a>
          </dd>
        </div>
        {watch !== null && (
          <div>
            <dt>{say('online.join.curious')}</dt>
            <dd>
              <a href={code === null ? watch : `${watch}/watch/${code}`}>{say('online.join.watch')}</a>
            </dd>
          </div>
        )}
        <div>
          <dt>{say('online.how.hints')}</dt>
          <dd>{say(`online.how.hints.${table.hints ? 'on' : 'off'}`)}</dd>
        </div>
        <div>
          <dt>{say('online.join.operator')}</dt>
          <dd>{say('online.join.operator.text')}</dd>
        </div>
      </dl>
      <p className="hint">{say('ui.about.unofficial')}</p>
    </aside>
  )
}
