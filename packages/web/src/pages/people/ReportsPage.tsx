// For moderators: reported messages, and actions on them and their authors.
import '../../styles/account.css'
import { PHRASES, phraseKey, type ReportSeen } from '@hustings/protocol'
import { useCallback } from 'react'
import { useWords } from '../../i18n/context.ts'
import { OnlinePage, Trouble } from '../../online/OnlinePage.tsx'
import { talk } from '../../online/wire/api.ts'
import { useAsked } from '../../online/wire/use-asked.ts'
import { useDoing } from '../../online/wire/use-doing.ts'

export default function ReportsPage() {
  return <OnlinePage title="online.reports">{() => <Reports />}</OnlinePage>
}

function Reports() {
  const { say } = useWords()
  const load = useCallback(() => talk.reports(), [])
  const { value, trouble, again } = useAsked(load)
  if (value === null) {
    if (trouble === null) return <main className="page" aria-busy="true" />
    return <Trouble title={say('online.reports')} text={say(trouble.say)} />
  }
  return (
    <main className="page narrow" id="main" tabIndex={-1}>
      <h1>{say('online.reports')}</h1>
      {value.items.length === 0 && <p className="muted">{say('online.reports.none')}</p>}
      <ul className="reports">
        {value.items.map((report) => (
          <Report key={report.message} report={report} onSettled={() => void again()} />
        ))}
      </ul>
    </main>
  )
}

function Report({ report, onSettled }: { readonly report: ReportSeen; readonly onSettled: () => void }) {
  const { say, list, date } = useWords()
  const { busy, go } = useDoing()
  const { message, table, by, text, phrase, at, reasons } = report
  const settle = (hide: boolean, suspend: boolean) =>
    void go(async () => {
      await talk.settle(message, { hide, suspend })
      onSettled()
    })
  const known = PHRASES.find((one) => one === phrase)
  const why = [...new Set(reasons)].map((reason) => say(`online.report.${reason}`))
  return (
    <li className="panel report">
      <p>
        <b>{by?.name ?? '—'}</b>{' '}
        <span className="muted">{say('online.reports.at', { table, time: date(Date.parse(at)) })}</span>
      </p>
      <blockquote>{known === undefined ? text : say(phraseKey(known))}</blockquote>
      <p className="muted">{list(why)}</p>
      <p className="row">
        <button type="button" className="btn" disabled={busy} onClick={() => settle(false, false)}>
          {say('online.reports.keep')}
        </button>
        <button type="button" className="btn" disabled={busy} onClick={() => settle(true, false)}>
          {say('online.reports.hide')}
        </button>
        <button type="button" className="btn stop" disabled={busy} onClick={() => settle(true, true)}>
          {say('online.reports.suspend')}
        </button>
      </p>
    </li>
  )
}
