// The table itself: puts the game's board into the frame and connects everything to the model.
import type { Viewer } from '@hustings/kernel'
import type { Deeds, Frame, Seating } from '@hustings/protocol'
import {
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { AnyLesson, LessonMoment } from '../games/lesson.ts'
import type { BoardProps, GameInfo, GameUi, Layout } from '../games/types.ts'
import { UNREAD } from '../guide/reading.ts'
import { useWords } from '../i18n/context.ts'
import { useSeatsOf } from '../seating/seats.ts'
import { settings } from '../settings/settings.ts'
import { afterPaint } from '../ui/after-paint.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { fetched } from '../ui/fetched.tsx'
import { NoticePlace } from '../ui/NoticePlace.tsx'
import { SkipLink } from '../ui/SkipLink.tsx'
import { Announcer } from './Announcer.tsx'
import { BeatBar } from './beats/BeatBar.tsx'
import { BeatOptions, tellWhole } from './beats/BeatOptions.tsx'
import { OverBoard } from './beats/OverBoard.tsx'
import { type TableBeats, useTableBeats } from './beats/use-table-beats.ts'
import { Animator } from './board/Animator.tsx'
import type { Offering } from './board/Chooser.tsx'
import { Part } from './board/Part.tsx'
import { TableTips } from './board/TableTips.tsx'
import { usePaintedOnce, WholeContext } from './board/whole.ts'
import { Curtain } from './Curtain.tsx'
import { selectsFirst } from './decision/by-finger.ts'
import { DecisionBar } from './decision/DecisionBar.tsx'
import { OptionsPanel } from './decision/OptionsPanel.tsx'
import { RestBar } from './decision/RestBar.tsx'
import { type FilmKeys, useTableKeys } from './decision/use-table-keys.ts'
import { HandPlace } from './HandPlace.tsx'
import { LogPanel } from './log/LogPanel.tsx'
import { LogContext } from './log/log.ts'
import { useSince } from './log/use-since.ts'
import { useCompany } from './model/company.ts'
import { TableContext } from './model/context.ts'
import type { Log, TableModel, TableState } from './model/model.ts'
import { share } from './model/share.ts'
import { SeatStrip } from './SeatStrip.tsx'
import { TopBar } from './TopBar.tsx'
import { useAfterPaint } from './use-after-paint.ts'
import { layoutNow, useLayout, useShort } from './use-layout.ts'

/** A match that teaches. */
export interface Guided {
  readonly lesson: AnyLesson
  /** Plays on without the guide. */
  readonly onLeave: () => void
}

/** Fetched where somebody is guided. */
const Guide = lazy(() => import('../guide/Guide.tsx'))
const Chooser = lazy(() => import('./board/Chooser.tsx'))
const PhoneDecision = fetched(async () => (await import('./decision/PhoneDecision.tsx')).PhoneDecision)
const PhoneTable = fetched(async () => (await import('./PhoneTable.tsx')).PhoneTable)
const ReplayBar = lazy(() => import('./ReplayBar.tsx'))

/** On a phone its parts are here before the first table is laid; what cannot be fetched now is asked for again then. */
if (layoutNow() === 'phone') for (const part of [PhoneTable, PhoneDecision]) part.fetch().catch(() => {})

export interface TableProps {
  readonly model: TableModel
  readonly info: GameInfo
  readonly ui: GameUi
  /** What the match was set up with. */
  readonly options: unknown
  readonly seating: Seating
  /** The name of the match. */
  readonly title: string
  readonly menus: Parameters<typeof TopBar>[0]['entries']
  /** Null where a match must not be played on elsewhere. */
  readonly onBranch: ((step: number) => void) | null
  readonly onResult: () => void
  /** The match has ended here and what came of it has been looked at. Null where it was over before it was opened. */
  readonly onOver: (() => void) | null
  readonly onHelp: () => void
  /** Asks why a bot did what it did. */
  readonly onWhy?: (deeds: Deeds) => void
  /** Null: nobody is guided. */
  readonly guided?: Guided | null
}

/**
 * Everybody has a table of their own. When the device is passed on, the one before is taken away whole: what React keeps of
 * it for its next rendering would still hold another person's hand. The curtain is painted first, for that takes a moment.
 */
export function Table(props: TableProps) {
  const { model, info, options, seating } = props
  // Names only: what is held here outlives the table.
  const viewer = useSyncExternalStore(model.subscribe, () => model.get().frame.viewer)
  const passTo = useSyncExternalStore(model.subscribe, () => (model.get().past === null ? model.get().passTo : null))
  const secret = useSyncExternalStore(model.subscribe, () => model.get().frame.waitingFor.length > 1)
  const seats = useSeatsOf({ info, options, people: seating })
  const whose = useWhoseTable(viewer, passTo !== null)
  return (
    <>
      {whose !== null && <TableOf key={whose} {...props} />}
      {passTo !== null && (
        <Curtain seats={seats} seat={passTo} secret={secret} onTake={() => void model.takeDevice()} />
      )}
    </>
  )
}

/** Whose table is on the page: nobody's, from the frame after the one that covers it. */
function useWhoseTable(viewer: Viewer, covered: boolean): Viewer | null {
  const [whose, lay] = useState(covered ? null : viewer)
  if (!covered && whose !== viewer) lay(viewer)
  useEffect(() => (covered ? afterPaint(() => lay(null)) : undefined), [covered])
  return covered ? whose : viewer
}

/** The state of the table until it is covered: what comes then is for other eyes. */
function useUncovered(model: TableModel): () => TableState {
  return useMemo(() => {
    let uncovered = model.get()
    return () => {
      const now = model.get()
      if (now.past !== null || now.passTo === null) uncovered = now
      return uncovered
    }
  }, [model])
}

const TableOf = memo(function TableOf({
  model,
  info,
  ui,
  options,
  seating,
  title,
  menus,
  onBranch,
  onResult,
  onOver,
  onHelp,
  onWhy,
  guided = null,
}: TableProps) {
  const { say } = useWords()
  const state = useSyncExternalStore(model.subscribe, useUncovered(model))
  const layout = useLayout()
  const [offering, setOffering] = useState<Offering | null>(null)
  const [explained, setExplained] = useState<string | null>(null)
  const live = state.past === null && state.passTo === null

  const table = useMemo<TableContext>(
    () => ({
      info,
      options,
      attention: model.attention,
      people: seating,
      shared: model.shared,
      layout,
      why: onWhy ?? null,
      answer: (decision, answer) => void model.answer(decision, answer),
      choose: (decision, answer) => {
        if (selectsFirst(layout, decision) && model.attention.get().selected !== answer) model.select(answer)
        else void model.answer(decision, answer)
      },
      point: (option) => model.point(option),
      select: (answer) => model.select(answer),
      offer: (options, at) => setOffering({ options, at }),
      explain: (option) => {
        model.point(option)
        if (option.blocked !== undefined) setExplained(say(option.blocked))
      },
    }),
    [info, options, model, seating, layout, onWhy, say],
  )

  const undo = useCallback(() => void model.undo(), [model])
  const redo = useCallback(() => void model.redo(), [model])
  const hurry = useCallback(() => model.hurry(), [model])
  const look = useCallback((step: number) => void model.lookBack(step), [model])
  const back = useCallback(() => model.backToNow(), [model])
  const whole = usePaintedOnce()
  const beats = useTableBeats(model, state, ui, live)
  const { run, over, film, showing, onGoOn, onFold, onReview } = beats
  const scene = useScene(useAfterPaint(useStaying(state, beats.before), sharing), layout)
  const beat = run?.beat ?? null
  const decision = live && beat === null ? state.frame.decision : null
  const resting = live && beat === null && state.frame.resting === true
  useGoOnAfterBeat(model, beat !== null, resting)
  const ended = live && beat === null && state.frame.standings !== null
  useEffect(() => {
    if (ended) onOver?.()
  }, [ended, onOver])
  const goOn = useCallback(() => (beat === null ? void model.proceed() : onGoOn()), [model, beat, onGoOn])
  useTableKeys({ undo, redo, proceed: goOn, help: onHelp, leave: back, film: film === null ? null : filmKeys(beats) })
  const { frame: shown } = scene
  const status = useMemo(() => ui.status(shown.view), [ui, shown.view])
  const { active } = status
  const since = useSince(model, { frame: shown, log: scene.log, active, live: live && beat === null }, ui)
  const log = whole && (
    <LogPanel
      log={scene.log}
      ui={ui}
      lookingAt={state.past?.step ?? null}
      onLook={look}
      onReview={onReview}
      since={since}
    />
  )
  const top = <TopBar status={status} waitingFor={shown.waitingFor} title={title} entries={menus} rules={info.id} />
  const replay = state.past !== null && (
    <Suspense fallback={null}>
      <ReplayBar
        step={state.past.step}
        frame={state.frame}
        onStep={look}
        onBranch={onBranch === null ? null : () => onBranch(state.past?.step ?? 0)}
        onBack={back}
      />
    </Suspense>
  )
  const bar =
    run !== null ? (
      <BeatBar run={run} beats={beats} frame={state.frame} onUndo={undo} onRedo={redo} />
    ) : resting ? (
      <RestBar frame={state.frame} onUndo={undo} onRedo={redo} onGoOn={goOn} />
    ) : (
      <DecisionBar
        decision={decision}
        frame={state.frame}
        ui={ui}
        onUndo={undo}
        onRedo={redo}
        onProceed={goOn}
        onHurry={hurry}
        onResult={onResult}
      />
    )

  const asked = live && beat === null ? shown.decision : null
  const [reading, setReading] = useState(UNREAD)
  const moment = useMemo<LessonMoment>(
    () => ({ view: shown.view, viewer: shown.viewer, decision: asked, beat: beat?.id ?? null, log: scene.told }),
    [shown, asked, beat, scene.told],
  )
  const guide = guided !== null && live && whole && (
    <Suspense fallback={null}>
      <Guide
        info={info}
        options={options}
        lesson={guided.lesson}
        moment={moment}
        layout={layout}
        sections={ui.sections}
        reading={reading}
        onRead={setReading}
        onLeave={guided.onLeave}
      />
    </Suspense>
  )

  const Sheet = ui.beats?.Sheet
  const sheet = over !== null && Sheet !== undefined && (
    <OverBoard dock={film?.dock(showing.picture) ?? over.beat.dock} label={say(over.beat.title)} onFold={onFold}>
      {/* What the board has not followed yet is told here. */}
      <LogContext value={live ? state.log : scene.told}>
        <Sheet
          {...scene.board}
          beat={over.beat}
          events={over.events}
          picture={showing.picture}
          onPicture={showing.onPicture}
        />
      </LogContext>
    </OverBoard>
  )

  return (
    <TableContext value={table}>
      <WholeContext value={whole}>
        <LogContext value={scene.told}>
          <SkipLink to="options">{say('ui.skip.options')}</SkipLink>
          <SkipLink to="board">{say('ui.skip.board')}</SkipLink>
          {layout === 'phone' ? (
            <Suspense fallback={null}>
              <PhoneTable
                ui={ui}
                frame={shown}
                board={scene.board}
                sheet={sheet}
                head={top}
                log={log}
                lookingBack={state.past !== null}
                since={since}
                guide={guide}
                bottom={
                  replay ||
                  (decision === null ? (
                    bar
                  ) : (
                    <PhoneDecision decision={decision} frame={state.frame} ui={ui} onUndo={undo} onRedo={redo} />
                  ))
                }
              />
            </Suspense>
          ) : (
            <Desk
              ui={ui}
              board={scene.board}
              sheet={sheet}
              top={top}
              log={log}
              bar={replay || bar}
              guide={guide}
              options={
                run !== null && film !== null ? (
                  <BeatOptions beats={beats} />
                ) : (
                  <OptionsPanel decision={decision} whole={whole && shown.decision === decision} ui={ui} />
                )
              }
              waitingFor={shown.waitingFor}
            />
          )}
          <TableTips ui={ui} view={scene.board.view} />
          {live && <Animator log={scene.log} ui={ui} />}
          <Announcer decision={asked} log={scene.log} fresh={state.fresh} ui={ui} explained={explained} />
          {offering !== null && decision !== null && (
            <Suspense fallback={null}>
              <Chooser decision={decision} offering={offering} onClose={() => setOffering(null)} />
            </Suspense>
          )}
        </LogContext>
      </WholeContext>
    </TableContext>
  )
})

/** The table as it was when it last stood still, while something is told that has not been done on it yet. */
function useStaying(state: TableState, before: boolean): TableState {
  const [rest, setRest] = useState(state)
  if (!before && rest !== state) setRest(state)
  return before ? rest : state
}

function filmKeys(beats: TableBeats): FilmKeys {
  return {
    back: beats.onBack,
    result: () => settings.change({ pace: 'result' }),
    why: () => tellWhole(beats),
  }
}

/** Who has looked at what their last choice led to has had time enough to take it back: nobody waits once more. */
function useGoOnAfterBeat(model: TableModel, beat: boolean, resting: boolean): void {
  const looked = useRef(false)
  useEffect(() => {
    if (looked.current && resting) void model.proceed()
    looked.current = beat
  }, [model, beat, resting])
}

/** Everything that may follow the next decision by one frame: the board and what happened. */
interface Scene {
  /** The moment shown. */
  readonly frame: Frame
  readonly board: BoardProps<unknown>
  readonly log: Log
  /** The log up to the moment shown. */
  readonly told: Log
}

/** What did not change keeps its identity, so that only what changed is rendered. */
function sharing(before: TableState, now: TableState): TableState {
  const { view } = before.past ?? before.frame
  const shared = (frame: Frame): Frame => ({ ...frame, view: share(view, frame.view) })
  return { ...now, frame: shared(now.frame), past: now.past && shared(now.past) }
}

function useScene({ frame, past, passTo, log }: TableState, layout: Layout): Scene {
  const { viewer } = frame
  const shown = past ?? frame
  const { view, step } = shown
  const live = past === null && passTo === null
  const told = useMemo(() => (past === null ? log : log.filter((entry) => entry.step <= step)), [log, past, step])
  const board = useMemo(() => ({ view, viewer, layout, live }), [view, viewer, layout, live])
  return useMemo(() => ({ frame: shown, board, log, told }), [shown, board, log, told])
}

interface DeskProps {
  readonly ui: GameUi
  readonly board: BoardProps<unknown>
  /** What is looked at over the board. */
  readonly sheet: React.ReactNode
  readonly top: React.ReactNode
  readonly bar: React.ReactNode
  readonly options: React.ReactNode
  readonly log: React.ReactNode
  readonly waitingFor: readonly string[]
  /** What guides through a first game. */
  readonly guide: ReactNode
}

/** Large screens: everything at once. In the DOM the decision and its options come first, the log last. */
function Desk({ ui, board, sheet, top, bar, options, log, waitingFor, guide }: DeskProps) {
  const { say } = useWords()
  const company = useCompany()
  const [players, setPlayers] = useState(false)
  const { Board, Players, Overlay } = ui
  const short = useShort()
  const compact = board.layout === 'compact'
  return (
    <div className="desk" data-testid="desk" data-layout={board.layout} data-short={short}>
      {top}
      <div className="desk-bar" data-part="desk-bar">
        {company?.notice}
        {bar}
      </div>
      <div className="desk-side">
        {options}
        <NoticePlace />
      </div>
      {guide}
      <HandPlace ui={ui} board={board} />
      <main className="desk-board" data-testid="desk-board" id="board" tabIndex={-1} aria-label={say('ui.board')}>
        {compact && <SeatStrip ui={ui} view={board.view} waitingFor={waitingFor} onOpen={() => setPlayers(true)} />}
        <Part of={Board} board={board} />
        {sheet || (Overlay !== undefined && <Part of={Overlay} board={board} />)}
      </main>
      {Players !== undefined && !compact && (
        <div className="desk-players" id="players" tabIndex={-1}>
          <Part of={Players} board={board} />
        </div>
      )}
      {company?.talk.open === true ? company.talk.panel : log}
      {Players !== undefined && compact && (
        <Dialog title={say('ui.players')} open={players} onClose={() => setPlayers(false)} kind="drawer">
          <Part of={Players} board={board} />
        </Dialog>
      )}
    </div>
  )
}
