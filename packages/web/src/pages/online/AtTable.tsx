// An online table: the same table as on a device, with additions to its frame.
import type { Decision, Seat, Viewer } from '@hustings/kernel'
import { type Deeds, type Seating, troubleOf } from '@hustings/protocol'
import { lazy, Suspense, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { adoptRecord } from '../../device/client.ts'
import { canReplay } from '../../games/earlier-rules.ts'
import { useWords } from '../../i18n/context.ts'
import type { OnlineTable } from '../../online/match/open.ts'
import { seatAt, seatingAt } from '../../online/match/seats.ts'
import { Presence } from '../../online/Person.tsx'
import { house } from '../../online/people/house.ts'
import { tables } from '../../online/wire/api.ts'
import { useDoing } from '../../online/wire/use-doing.ts'
import { SeatingDialog } from '../../seating/SeatingDialog.tsx'
import { useSeatsOf } from '../../seating/seats.ts'
import { useSettings } from '../../settings/use-settings.ts'
import { KeysDialog } from '../../shell/KeysDialog.tsx'
import { newId } from '../../storage/id.ts'
import { saveMatch } from '../../storage/match-file.ts'
import { type Company, CompanyContext } from '../../table/model/company.ts'
import { Table } from '../../table/Table.tsx'
import { useEyes } from '../../table/use-eyes.ts'
import type { MenuEntry } from '../../ui/Menu.tsx'
import { ruleDrawer } from '../../ui/rule-drawer.ts'
import { toasts } from '../../ui/toasts.ts'
import { AskedBack } from './AskedBack.tsx'
import { ConnectionLost } from './ConnectionLost.tsx'
import { Meanwhile } from './Meanwhile.tsx'
import { PeopleDialog } from './PeopleDialog.tsx'
import { Talk } from './Talk.tsx'
import { ToAct } from './ToAct.tsx'
import { TopMarks } from './TopMarks.tsx'
import { useLost } from './use-lost.ts'
import { useYourTurn } from './use-your-turn.ts'
import { WaitingFor } from './WaitingFor.tsx'

const HintDialog = lazy(() => import('../../insight/HintDialog.tsx'))
const WhyDialog = lazy(() => import('../../insight/WhyDialog.tsx'))

interface AtTableProps {
  readonly at: OnlineTable
  readonly code: string | null
  /** The viewer has changed. */
  readonly onAgain: () => void
}

export function AtTable({ at, code, onAgain }: AtTableProps) {
  const { beside, session, model, info, ui, setUp } = at
  const { say } = useWords()
  const { pace } = useSettings()
  const [, navigate] = useLocation()
  const { go } = useDoing()
  const { table, you, gone } = useSyncExternalStore(beside.subscribe, beside.get)
  const undoAsk = useSyncExternalStore(model.subscribe, () => model.get().frame.undoAsk)
  const over = useSyncExternalStore(model.subscribe, () => model.get().frame.standings !== null)
  const lost = useLost(at.link)
  const [talking, setTalking] = useState(false)
  const [people, setPeople] = useState(false)
  const [keys, setKeys] = useState(false)
  const [branching, setBranching] = useState<number | null>(null)
  const [hinted, setHinted] = useState<Decision | null>(null)
  const [doubted, setDoubted] = useState<Deeds | null>(null)
  useEffect(() => void house.enter(), [])
  useEffect(() => model.pace(pace), [model, pace])
  useYourTurn(model, table.name, beside.mine)
  const seatsNow = beside.mine.join()
  const [seatsThen] = useState(seatsNow)
  const changed = gone || seatsNow !== seatsThen
  useEffect(() => {
    if (changed) onAgain()
  }, [changed, onAgain])
  const seating = useSeating(table)
  const { options } = setUp
  const seats = useSeatsOf({ info, options, people: seating })
  const eyes = useEyes(model, seats)
  const why = useCallback((deeds: Deeds, viewer: Viewer) => session.why(deeds, viewer), [session])
  const asked = useSyncExternalStore(
    model.subscribe,
    () => model.get().passTo === null && model.get().past === null && model.get().frame.decision !== null,
  )
  const hasPast = useSyncExternalStore(model.subscribe, () => canReplay(model.get().frame))
  const { name } = table
  const openTalk = useCallback(
    (open: boolean) => {
      beside.read(open)
      setTalking(open)
    },
    [beside],
  )
  const company = useCompanyAt({ at, lost, talking, undoAsk, onTalk: openTalk, onPeople: () => setPeople(true) })
  const result = useCallback(() => navigate(`/online/${table.id}/result`), [navigate, table.id])
  const [wasOver] = useState(() => model.get().frame.standings !== null)
  const save = useCallback(() => {
    session.record().then(
      (record) => {
        const { table } = beside.get()
        saveMatch({ name: table.name, seating: seatingAt(table) }, record)
      },
      (error: unknown) => toasts.show(say(troubleOf(error).say), { tone: 'stop' }),
    )
  }, [session, beside, say])
  // Spectators too, if the host allows it.
  const mayOpen = beside.mine.length > 0 || table.afterEnd
  const leave = () =>
    go(async () => {
      for (const seat of beside.mine) await tables.leave(table.id, seat)
      navigate('/lobby')
    })
  const menus = useMemo<MenuEntry[]>(
    () => [
      { id: 'lobby', label: say('online.at.lobby'), icon: 'home', onSelect: () => navigate('/lobby') },
      { id: 'people', label: say('online.at.people'), icon: 'population', onSelect: () => setPeople(true) },
      { id: 'guide', label: say('ui.guide'), icon: 'about', onSelect: () => ruleDrawer.open(`guide/${info.id}`) },
      ...(session.hint === undefined || !asked
        ? []
        : ([
            { id: 'hint', label: say('ui.hint'), icon: 'eye', onSelect: () => setHinted(model.get().frame.decision) },
          ] as const)),
      ...(hasPast
        ? ([{ id: 'replay', label: say('ui.replay'), icon: 'play', onSelect: () => void model.lookBack(0) }] as const)
        : []),
      ...(over
        ? ([
            { id: 'result', label: say('ui.result'), icon: 'trophy', onSelect: result },
            { id: 'save', label: say('ui.match.export'), icon: 'save', onSelect: save },
          ] as const)
        : []),
      ...(mayOpen ? eyes : []),
    ],
    [say, navigate, model, session, asked, hasPast, over, result, save, eyes, mayOpen, info.id],
  )
  const branch = async (step: number, name: string, people: Seating) => {
    const adopted = await adoptRecord(await session.branch(step), { id: newId(), name, seating: people })
    setBranching(null)
    navigate(`/match/${adopted.id}`)
  }
  // Every move brings news; the board does not render again for them.
  const board = useMemo(
    () => (
      <Table
        model={model}
        info={info}
        ui={ui}
        options={options}
        seating={seating}
        title={name}
        menus={menus}
        onBranch={over ? setBranching : null}
        onResult={result}
        onOver={wasOver ? null : result}
        onHelp={() => setKeys(true)}
        {...(beside.mine.length > 0 ? { onWhy: setDoubted } : {})}
      />
    ),
    [model, info, ui, options, seating, name, menus, over, result, wasOver, beside],
  )
  return (
    <CompanyContext value={company}>
      {board}
      <KeysDialog open={keys} onClose={() => setKeys(false)} />
      <PeopleDialog
        at={at}
        code={code}
        you={you}
        open={people}
        onClose={() => setPeople(false)}
        onLeave={() => void leave()}
      />
      {hinted !== null && session.hint !== undefined && (
        <Suspense fallback={null}>
          <HintDialog
            decision={hinted}
            hint={session.hint}
            info={info}
            options={options}
            onClose={() => setHinted(null)}
          />
        </Suspense>
      )}
      {doubted !== null && (
        <Suspense fallback={null}>
          <WhyDialog
            deeds={doubted}
            viewer={model.get().frame.viewer}
            why={why}
            info={info}
            options={options}
            seats={seats}
            onClose={() => setDoubted(null)}
          />
        </Suspense>
      )}
      {branching !== null && (
        <SeatingDialog
          title={say('ui.branch.title')}
          info={info}
          options={options}
          name={say('ui.branch.name', { name, step: branching })}
          seating={seating}
          confirm={say('ui.replay.branch')}
          onClose={() => setBranching(null)}
          onConfirm={(name, people) => branch(branching, name, people)}
        />
      )}
    </CompanyContext>
  )
}

/** Memoized while the same players hold the seats, because two hundred board elements depend on it. */
function useSeating(table: Parameters<typeof seatingAt>[0]): Seating {
  const written = JSON.stringify(seatingAt(table))
  return useMemo(() => JSON.parse(written) as Seating, [written])
}

interface CompanyAt {
  readonly at: OnlineTable
  readonly lost: boolean
  readonly talking: boolean
  readonly undoAsk: number | null
  readonly onTalk: (open: boolean) => void
  readonly onPeople: () => void
}

function useCompanyAt({ at, lost, talking, undoAsk, onTalk, onPeople }: CompanyAt): Company {
  const { beside, session, link } = at
  const { say } = useWords()
  const { go } = useDoing()
  const state = useSyncExternalStore(beside.subscribe, beside.get)
  const { table, you, unread } = state
  const asked = table.undoAsked
  const askBack = undoAsk === null || asked !== null || lost ? null : () => void go(() => session.askBack(undoAsk))
  const talk = {
    open: talking,
    label: say('online.at.chat'),
    unread,
    panel: <Talk at={at} lost={lost} onClose={() => onTalk(false)} />,
    onOpen: onTalk,
  }
  return {
    mark: (seat: Seat) => <SeatMark table={table} seat={seat} lost={lost} />,
    toAct: (seat: Seat) => <ToAct table={table} seat={seat} you={you} />,
    alarm: lost ? <ConnectionLost link={link} /> : null,
    marks: <TopMarks state={state} talking={talking} onTalk={onTalk} onPeople={onPeople} />,
    waiting: <WaitingFor at={at} lost={lost} askBack={askBack} />,
    notice: asked === null ? null : <AskedBack at={at} asked={asked} />,
    meanwhile: <Meanwhile at={at} onTalk={talking ? null : () => onTalk(true)} onPeople={onPeople} />,
    talk,
    askBack,
  }
}

interface SeatMarkProps {
  readonly table: Parameters<typeof seatAt>[0]
  readonly seat: Seat
  readonly lost: boolean
}

/** Full, half or empty: present, recently present, absent; dotted when unknown. */
function SeatMark({ table, seat, lost }: SeatMarkProps) {
  const { say } = useWords()
  const presence = seatAt(table, seat)?.presence ?? null
  if (presence === null) return null
  if (!lost) return <Presence presence={presence} />
  const label = say('online.at.presence.unknown')
  return <i className="presence unknown" role="img" aria-label={label} title={label} />
}
