// The chat at the table, over the log: the only part that it may cover.
import type { ChatLine } from '@hustings/protocol'
import { Fragment, useEffect, useRef, useSyncExternalStore } from 'react'
import { useWords } from '../../i18n/context.ts'
import { Line, Write } from '../../online/Chat.tsx'
import type { OnlineTable } from '../../online/match/open.ts'
import { useHouse } from '../../online/people/house.ts'
import { Icon } from '../../ui/Icon.tsx'

interface TalkProps {
  readonly at: OnlineTable
  readonly lost: boolean
  readonly onClose: () => void
}

export function Talk({ at: { beside, info }, lost, onClose }: TalkProps) {
  const { say } = useWords()
  const { table, you, lines, readUpTo } = useSyncExternalStore(beside.subscribe, beside.get)
  const { me } = useHouse()
  const list = useRef<HTMLOListElement>(null)
  const count = lines.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what scrolls
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [count])
  const firstNew = readUpTo === null ? undefined : lines.find(isNew(readUpTo, you))
  const mayWrite = me != null && table.chat !== 'off' && (beside.mine.length > 0 || table.host?.id === me.id)
  return (
    <section className="panel log talk" aria-label={say('online.at.chat')}>
      <div className="ph">
        <h2>{say('online.at.chat')}</h2>
        <button
          type="button"
          className="iconbtn right"
          aria-label={say('online.at.chat.close')}
          title={say('online.at.chat.close')}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <ol className="chat-lines" ref={list} aria-live="polite" tabIndex={0} aria-label={say('online.at.chat')}>
        {count === 0 && <li className="none">{say('online.at.chat.empty')}</li>}
        {lines.map((line) => (
          <Fragment key={line.id}>
            {line === firstNew && (
              <li className="chat-new">
                <span>{say('online.at.chat.new')}</span>
              </li>
            )}
            <Line line={line} info={info} table={table} me={me ?? null} onHeard={() => {}} />
          </Fragment>
        ))}
      </ol>
      {mayWrite ? (
        <fieldset className="talk-write" disabled={lost}>
          <legend className="visually-hidden">{say('online.at.chat')}</legend>
          <Write table={table} me={me} onWritten={() => {}} />
        </fieldset>
      ) : (
        <p className="none">{say(table.chat === 'off' ? 'online.at.chat.off' : 'online.at.chat.listen')}</p>
      )}
    </section>
  )
}

function isNew(readUpTo: string, you: string | null): (line: ChatLine) => boolean {
  return ({ at, by }) => at > readUpTo && by?.id !== you
}
