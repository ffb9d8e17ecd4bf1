// Badges in the top bar: the number of spectators, and the chat button with unread messages.
import { useWords } from '../../i18n/context.ts'
import type { BesideState } from '../../online/match/beside.ts'
import { Icon } from '../../ui/Icon.tsx'

interface TopMarksProps {
  readonly state: BesideState
  readonly talking: boolean
  readonly onTalk: (open: boolean) => void
  readonly onPeople: () => void
}

export function TopMarks({ state: { table, unread }, talking, onTalk, onPeople }: TopMarksProps) {
  const { say } = useWords()
  const watchers = say('online.at.watchers', { count: table.watchers })
  const talk = say('online.at.chat.unread', { count: unread })
  return (
    <div className="top-marks">
      <button type="button" className="iconbtn" aria-label={watchers} title={watchers} onClick={onPeople}>
        <Icon name="eye" size={19} />
        {table.watchers > 0 && <b aria-hidden="true">{table.watchers}</b>}
      </button>
      <button
        type="button"
        className="iconbtn talk-mark"
        data-testid="talk-mark"
        aria-label={talk}
        title={talk}
        aria-pressed={talking}
        onClick={() => onTalk(!talking)}
      >
        <Icon name="chat" size={19} />
        {unread > 0 && (
          <b className="unread" data-testid="unread" aria-hidden="true">
            {unread}
          </b>
        )}
      </button>
    </div>
  )
}
