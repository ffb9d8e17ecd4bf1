// Opens a stored match at the table, with messages for a missing match or one that cannot be opened.
import type { Decision, Message } from '@hustings/kernel'
import {
  type Deeds,
  peopleOf,
  type Seating,
  type TableSession,
  type Trouble,
  troubleOf,
  type Update,
} from '@hustings/protocol'
import '../../styles/table.css'
import '../../styles/choices.css'
import '../../styles/log.css'
import '../../styles/phone.css'
import { lazy, Suspense, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { adoptRecord, openOnDevice } from '../../device/client.ts'
import { canReplay } from '../../games/earlier-rules.ts'
import type { AnyLesson } from '../../games/lesson.ts'
import type { GameInfo, GameUi } from '../../games/types.ts'
import { useWords } from '../../i18n/context.ts'
import { SeatingDialog } from '../../seating/SeatingDialog.tsx'
import { useSeatsOf } from '../../seating/seats.ts'
import type { Settings } from '../../settings/settings.ts'
import { useSettings } from '../../settings/use-settings.ts'
import { gameInfo } from '../../shelf/registry.ts'
import { KeysDialog } from '../../shell/KeysDialog.tsx'
import { Loading } from '../../shell/Loading.tsx'
import { PageHeader } from '../../shell/PageHeader.tsx'
import { Words } from '../../shell/Words.tsx'
import type { StoredMatch } from '../../storage/database.ts'
import { newId } from '../../storage/id.ts'
import { saveMatch } from '../../storage/match-file.ts'
import { deleteMatch, exportRaw, keepGuide } from '../../storage/matches.ts'
import { TableModel } from '../../table/model/model.ts'
import { Table } from '../../table/Table.tsx'
import { useEyes } from '../../table/use-eyes.ts'
import { afterPaint } from '../../ui/after-paint.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { MenuEntry } from '../../ui/Menu.tsx'
import { ruleDrawer } from '../../ui/rule-drawer.ts'
import { toasts } from '../../ui/toasts.ts'
import { holdMatch } from './hold-match.ts'

const HintDialog = lazy(() => import('../../insight/HintDialog.tsx'))
const WhyDialog = lazy(() => import('../../insight/WhyDialog.tsx'))

interface OpenTable {
  readonly match: StoredMatch
  readonly info: GameInfo
  readonly ui: GameUi
  readonly session: TableSession
  readonly model: TableModel
}

type Opening =
  | { readonly state: 'opening' | 'missing' | 'elsewhere' }
  | { readonly state: 'failed'; readonly trouble: Trouble }
  | { readonly state: 'open'; readonly table: OpenTable }

interface Heard {
  trouble(trouble: Trouble): void
  /** Another tab has written the match. */
  overtaken(): void
}

async function openTable(
  id: string,
  { pace, turnEnd }: Settings,
  { trouble, overtaken }: Heard,
): Promise<OpenTable | null> {
  let model: TableModel | undefined
  const early: Update[] = []
  const opened = await openOnDevice(id, {
    update: (update) => {
      if (model === undefined) early.push(update)
      else model.receive(update)
    },
    saved: (unsaved) => (unsaved?.code === 'kept-elsewhere' ? overtaken() : model?.noteSaved(unsaved)),
    failed: trouble,
  })
  if (opened === null) return null
  const { match, session } = opened
  const info = gameInfo(match.game)
  if (info === null) return null
  const [ui, started] = await Promise.all([
    info.ui(),
    TableModel.open(session, peopleOf(match.seating), trouble, afterPaint),
  ])
  for (const update of early) started.receive(update)
  model = started
  model.pace(pace, turnEnd === 'wait')
  return { match, info, ui, session, model }
}

interface TablePageProps {
  readonly id: string
  /** Opens in the past, after this number of moves. */
  readonly at?: number
}

export default function TablePage({ id, at }: TablePageProps) {
  const { say } = useWords()
  const settings = useSettings()
  const [opening, setOpening] = useState<Opening>({ state: 'opening' })
  const report = useCallback((trouble: Trouble) => toasts.show(say(trouble.say), { tone: 'stop' }), [say])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new language or pace must not open the match again
  useEffect(() => {
    let here = true
    let session: TableSession | undefined
    const letGo = async () => {
      if (here) setOpening({ state: 'elsewhere' })
      here = false
      await session?.close()
    }
    const hold = holdMatch(id, letGo)
    hold.held
      .then(() => openTable(id, settings, { trouble: report, overtaken: () => void letGo() }))
      .then(
        (table) => {
          session = table?.session
          if (!here) void session?.close()
          else setOpening(table === null ? { state: 'missing' } : { state: 'open', table })
          if (here && at !== undefined && Number.isInteger(at)) void table?.model.lookBack(at)
        },
        (error) => here && setOpening({ state: 'failed', trouble: troubleOf(error) }),
      )
    return () => {
      here = false
      void Promise.resolve(session?.close()).finally(() => hold.release())
    }
  }, [id, at])
  switch (opening.state) {
    case 'opening':
      return <Loading />
    case 'elsewhere':
      return <Lost text={say('ui.match.elsewhere')} again />
    case 'missing':
      return <Lost text={say('ui.match.missing')} />
    case 'failed':
      return <Lost text={say(plainly(opening.trouble))} broken={id} />
    case 'open':
      return (
        <Words game={opening.table.info} part={opening.table.match}>
          <OpenedTable {...opening.table} />
        </Words>
      )
  }
}

/** Never a raw error: a match that cannot be read gets one message. */
function plainly({ code, say }: Trouble): Message {
  return code === 'unexpected' ? { key: 'ui.match.broken' } : say
}

interface LostProps {
  readonly text: string
  /** The match exists but cannot be opened: it can be saved to a file or deleted. */
  readonly broken?: string
  /** This tab can open it again. */
  readonly again?: boolean
}

function Lost({ text, broken, again = false }: LostProps) {
  const { say } = useWords()
  const [, navigate] = useLocation()
  return (
    <>
      <PageHeader />
      <main className="page narrow">
        <h1>{say('ui.match.lost')}</h1>
        <p className="lead">{text}</p>
        <p className="row">
          {again && (
            <button type="button" className="btn primary" onClick={() => window.location.reload()}>
              {say('ui.match.here')}
            </button>
          )}
          {broken !== undefined && (
            <>
              <button type="button" className="btn" onClick={() => void exportRaw(broken)}>
                <Icon name="save" /> {say('ui.match.export')}
              </button>
              <button type="button" className="btn" onClick={() => void deleteMatch(broken).then(() => navigate('/'))}>
                <Icon name="delete" /> {say('ui.match.delete')}
              </button>
            </>
          )}
          <a className={again ? 'btn' : 'btn primary'} href="#/">
            {say('ui.home')}
          </a>
        </p>
      </main>
    </>
  )
}

function OpenedTable({ match, info, ui, session, model }: OpenTable) {
  const { say } = useWords()
  const { pace, turnEnd } = useSettings()
  const [, navigate] = useLocation()
  const [branching, setBranching] = useState<number | null>(null)
  const [keys, setKeys] = useState(false)
  const [hinted, setHinted] = useState<Decision | null>(null)
  const [doubted, setDoubted] = useState<Deeds | null>(null)
  const seats = useSeatsOf({ info, options: match.options, people: match.seating })
  const atPresent = useSyncExternalStore(model.subscribe, () => model.get().past === null)
  const hasPast = useSyncExternalStore(model.subscribe, () => canReplay(model.get().frame))
  const eyes = useEyes(model, seats)
  const help = useCallback(() => setKeys(true), [])
  useEffect(() => {
    document.title = `${match.name} · Hustings`
  }, [match.name])
  useEffect(() => model.pace(pace, turnEnd === 'wait'), [model, pace, turnEnd])
  const save = useCallback(() => {
    session.record().then(
      (record) => saveMatch(match, record),
      () => {},
    )
  }, [session, match])
  useSaveWarning(model, save)
  const { guide, guided, callGuide } = useGuide(match, info)
  const branch = async (step: number, name: string, seating: Seating) => {
    const along = guide === undefined ? {} : { guide }
    const adopted = await adoptRecord(await session.branch(step), { id: newId(), name, seating, ...along })
    setBranching(null)
    navigate(`/match/${adopted.id}`)
  }
  const result = useCallback(() => navigate(`/match/${match.id}/result`), [navigate, match.id])
  const menus = useMemo<MenuEntry[]>(
    () => [
      { id: 'home', label: say('ui.home'), icon: 'home', onSelect: () => navigate('/') },
      { id: 'guide', label: say('ui.guide'), icon: 'about', onSelect: () => ruleDrawer.open(`guide/${info.id}`) },
      ...(guide === undefined
        ? []
        : [
            {
              id: 'lesson',
              label: say('ui.lesson'),
              checked: guide === 'here',
              onSelect: () => callGuide(guide === 'here' ? 'away' : 'here'),
            },
          ]),
      ...(session.hint === undefined || !atPresent
        ? []
        : [
            {
              id: 'hint',
              label: say('ui.hint'),
              icon: 'eye' as const,
              onSelect: () => setHinted(model.get().frame.decision),
            },
          ]),
      ...(hasPast
        ? [
            {
              id: 'replay',
              label: say('ui.replay'),
              icon: 'play' as const,
              onSelect: () => void model.lookBack(0),
            },
          ]
        : []),
      ...(model.get().frame.standings === null
        ? []
        : [
            {
              id: 'result',
              label: say('ui.result'),
              icon: 'trophy' as const,
              onSelect: result,
            },
          ]),
      { id: 'save', label: say('ui.match.export'), icon: 'save', onSelect: save },
      ...eyes,
    ],
    [say, navigate, model, session, atPresent, hasPast, result, save, info.id, guide, callGuide, eyes],
  )
  return (
    <>
      <Table
        model={model}
        info={info}
        ui={ui}
        options={match.options}
        seating={match.seating}
        title={match.name}
        menus={menus}
        onBranch={setBranching}
        onResult={result}
        onOver={match.finished ? null : result}
        onHelp={help}
        onWhy={setDoubted}
        guided={guided}
      />
      <KeysDialog open={keys} onClose={() => setKeys(false)} />
      {hinted !== null && session.hint !== undefined && (
        <Suspense fallback={null}>
          <HintDialog
            decision={hinted}
            hint={session.hint}
            info={info}
            options={match.options}
            onClose={() => setHinted(null)}
          />
        </Suspense>
      )}
      {doubted !== null && (
        <Suspense fallback={null}>
          <WhyDialog
            deeds={doubted}
            viewer={model.get().frame.viewer}
            why={session.why}
            info={info}
            options={match.options}
            seats={seats}
            onClose={() => setDoubted(null)}
          />
        </Suspense>
      )}
      {branching !== null && (
        <SeatingDialog
          title={say('ui.branch.title')}
          info={info}
          options={match.options}
          name={say('ui.branch.name', { name: match.name, step: branching })}
          seating={match.seating}
          confirm={say('ui.replay.branch')}
          onClose={() => setBranching(null)}
          onConfirm={(name, seating) => branch(branching, name, seating)}
        />
      )}
    </>
  )
}

/** The guide of a tutorial match: stored with the match, so that its state survives a reload. */
function useGuide(match: StoredMatch, info: GameInfo) {
  const [guide, setGuide] = useState(match.guide)
  const [lesson, setLesson] = useState<AnyLesson | null>(null)
  const wanted = guide === 'here'
  useEffect(() => {
    // A failed load is not reported: the match continues without the guide.
    if (wanted)
      info.lesson?.().then(
        (loaded) => setLesson(loaded),
        () => {},
      )
  }, [wanted, info])
  const callGuide = useCallback(
    (next: 'here' | 'away') => {
      setGuide(next)
      const back = { label: { key: 'ui.undo' }, act: () => callGuide('here') }
      const told = () => {
        if (next === 'away') toasts.show({ key: 'ui.lesson.away' }, { action: back })
      }
      void keepGuide(match.id, next).then(told, told)
    },
    [match.id],
  )
  const guided = useMemo(
    () => (wanted && lesson !== null ? { lesson, onLeave: () => callGuide('away') } : null),
    [wanted, lesson, callGuide],
  )
  return { guide, guided, callGuide }
}

/** Shows the reason while the match cannot be saved; saving to a file is the workaround. */
function useSaveWarning(model: TableModel, onSave: () => void): void {
  const unsaved = useSyncExternalStore(model.subscribe, () => model.get().unsaved)
  useEffect(() => {
    if (unsaved === null) return
    const text = { key: 'ui.save.not', params: { why: unsaved.say } }
    const shown = toasts.show(text, {
      tone: 'stop',
      lasting: true,
      action: { label: { key: 'ui.match.export' }, act: onSave },
    })
    return () => toasts.dismiss(shown)
  }, [unsaved, onSave])
}
