// The lobby: tables where it is your turn first, then tables that wait for others, and tables before their match; then a new
// table, a field for a code, and the open tables.
import '../../styles/lobby.css'
import type { Me, TableSeen } from '@hustings/protocol'
import { type ComponentType, useState } from 'react'
import { useWords } from '../../i18n/context.ts'
import { waitsFor } from '../../online/match/seats.ts'
import { OnlinePage, type OpenHouse } from '../../online/OnlinePage.tsx'
import { useWatchedTables } from '../../online/people/my-tables.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { CodeField } from './CodeField.tsx'
import { DeviceMatches } from './DeviceMatches.tsx'
import { NewTable } from './NewTable.tsx'
import { OpenTables } from './OpenTables.tsx'
import { FillingRow, FinishedRow, WaitingRow, YourTurnRow } from './TableRow.tsx'

export default function LobbyPage() {
  return <OnlinePage title="online.lobby">{(house) => <Lobby {...house} />}</OnlinePage>
}

type Row = ComponentType<{ readonly table: TableSeen; readonly me: Me }>

function Lobby({ facts, me }: OpenHouse) {
  const { say } = useWords()
  const all = useWatchedTables()
  const [dialog, setDialog] = useState<'new' | 'code' | null>(null)
  const tables = all ?? []
  const playing = tables.filter(({ status }) => status === 'playing')
  const sections: readonly { readonly id: string; readonly Row: Row; readonly tables: readonly TableSeen[] }[] = [
    { id: 'your-turn', Row: YourTurnRow, tables: playing.filter((table) => waitsFor(table, me)) },
    { id: 'waiting', Row: WaitingRow, tables: playing.filter((table) => !waitsFor(table, me)) },
    { id: 'filling', Row: FillingRow, tables: tables.filter(({ status }) => status === 'gathering') },
  ]
  const finished = tables.filter(({ status }) => status === 'finished' || status === 'abandoned')
  return (
    <main className="page lobby" id="main" tabIndex={-1} aria-busy={all === null}>
      <h1 className="visually-hidden">{say('online.lobby')}</h1>
      <div className="lobby-mine" data-testid="lobby-mine">
        {me !== null &&
          sections.map(({ id, Row, tables }) =>
            tables.length === 0 ? null : (
              <Section key={id} id={id} title={say(`online.mine.${id}`)} Row={Row} tables={tables} me={me} />
            ),
          )}
        {all !== null && tables.length === 0 && <Welcome />}
        <DeviceMatches />
        {me !== null && finished.length > 0 && (
          <Section
            id="finished"
            title={say('online.mine.finished')}
            Row={FinishedRow}
            tables={finished.slice(0, 3)}
            me={me}
            all={finished.length}
          />
        )}
      </div>
      <div className="lobby-new">
        <NewTable facts={facts} me={me} />
        <CodeField />
        {facts.openTables && <OpenTables games={facts.games} />}
      </div>
      <nav className="lobby-foot" aria-label={say('online.new')}>
        <button type="button" className="btn big" onClick={() => setDialog('code')}>
          <Icon name="link" /> {say('online.code.enter')}
        </button>
        <button type="button" className="btn big primary" data-testid="new-table" onClick={() => setDialog('new')}>
          <Icon name="plus" /> {say('online.new')}
        </button>
      </nav>
      <Dialog title={say('online.new')} open={dialog === 'new'} onClose={() => setDialog(null)}>
        <NewTable facts={facts} me={me} />
      </Dialog>
      <Dialog title={say('online.code.enter')} open={dialog === 'code'} onClose={() => setDialog(null)}>
        <CodeField />
      </Dialog>
    </main>
  )
}

interface SectionProps {
  readonly id: string
  readonly title: string
  readonly Row: Row
  readonly tables: readonly TableSeen[]
  readonly me: Me
  /** The total, if not all are shown. */
  readonly all?: number
}

function Section({ id, title, Row, tables, me, all }: SectionProps) {
  const { say } = useWords()
  return (
    <section aria-labelledby={`tables-${id}`}>
      <h2 className="section-title">
        <span id={`tables-${id}`}>{title}</span> <small>{all ?? tables.length}</small>
        {all !== undefined && (
          <a className="section-aside" href="#/finished">
            {say('online.finished.all')}
          </a>
        )}
      </h2>
      <ul className="table-rows">
        {tables.map((table) => (
          <Row key={table.id} table={table} me={me} />
        ))}
      </ul>
    </section>
  )
}

/** Shown if the player has no tables. */
function Welcome() {
  const { say } = useWords()
  return (
    <section className="panel welcome">
      <h2>{say('online.welcome')}</h2>
      <ol>
        {['set', 'share', 'play'].map((step) => (
          <li key={step}>{say(`online.welcome.${step}`)}</li>
        ))}
      </ol>
      <p className="muted">{say('online.welcome.no-account')}</p>
    </section>
  )
}
