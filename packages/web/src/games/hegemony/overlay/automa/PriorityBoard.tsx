// The priority board of an advanced Automa: the highest row on top, actions at the left of the row's number and policies at
// the right, nearest to the number first. Shows the moves of the turn: old position, rise and new position of a card.
import type { CSSProperties } from 'react'
import { useWords } from '../../../../i18n/context.ts'
import { Icon } from '../../../../ui/Icon.tsx'
import { priorityName } from '../../log/automa.ts'
import { RoleShape } from '../../marks/RoleShape.tsx'
import { policyName, type roleName } from '../../words/names.ts'
import { CODE_ICONS, codeName } from './codes.ts'
import type { Picture } from './film.ts'
import {
  type Board,
  boardAfterChecks,
  boardAt,
  boardsOf,
  type Card,
  type Lane,
  lanesOf,
  type Spot,
  spotsOn,
} from './priorities.ts'
import type { AutomaTurn } from './turn.ts'

/** Class names of positions for the style sheet. */
type Placed = CSSProperties & Readonly<Record<`--${string}`, number>>

interface PriorityBoardProps {
  readonly turn: AutomaTurn
  readonly picture: Picture
}

export function PriorityBoard({ turn, picture }: PriorityBoardProps) {
  const { say } = useWords()
  const board = boardAt(turn, picture)
  const { before, checked } = boardsOf(turn)
  if (board === null || before === null) return null
  const all = [before, ...turn.checks.map((_, at) => boardAfterChecks(turn, at + 1)), checked, board]
  const lanes = lanesOf(all.filter((each) => each !== null))
  const rising = picture.chapter === 'checks'
  const acted = picture.chapter === 'lower' || picture.chapter === 'act' ? (turn.action?.action ?? null) : null
  const spots = spotsOn(board)
  const traces = rising ? tracesOf(spotsOn(before), spots) : []
  const fall = acted === null ? undefined : turn.moves.find(({ card, cause }) => card === acted && cause === 'lowered')
  const most = (rows: readonly (readonly Card[])[]) => Math.max(4, ...rows.map((row) => row.length))
  const style: Placed = {
    '--rows': lanes.length,
    '--actions': most(all.flatMap((each) => each?.actions ?? [])),
    '--policies': most(all.flatMap((each) => each?.policies ?? [])),
  }
  return (
    <section className="hg-priorities" data-testid="priorities" style={style}>
      <h3>
        {say('automa.sheet.priorities')} <small>{say('automa.sheet.priorities.read')}</small>
      </h3>
      <InWords board={board} />
      <div className="rows" aria-hidden="true">
        <span className="side-name">{say('automa.sheet.actions')}</span>
        <span className="side-name right">{say('board.policies')}</span>
        {lanes.map((lane, at) => (
          <Row
            key={lane.row}
            lane={lane}
            at={at}
            board={board}
            closes={rising}
            free={!traces.some(({ from }) => from.row === lane.row)}
          />
        ))}
        {traces.map(({ card, from, to }) => (
          <Trace key={`trace-${card}`} card={card} from={from} to={to} lanes={lanes} />
        ))}
        {fall?.from != null && fall.to !== null && (
          <Fall card={fall.card} from={fall.from} to={fall.to} lanes={lanes} />
        )}
        {[...spots].map(([card, spot]) => (
          <PriorityCard key={card} card={card} spot={spot} lanes={lanes} acted={card === acted} />
        ))}
      </div>
      <Aside turn={turn} board={board} />
    </section>
  )
}

/** For screen readers: rows as a list, the highest first. */
function InWords({ board }: { readonly board: Board }) {
  const { say, list } = useWords()
  const height = Math.max(board.actions.length, board.policies.length)
  const rows = Array.from({ length: height }, (_, below) => height - below)
  return (
    <ol className="visually-hidden">
      {rows.map((row) => (
        <li key={row}>
          {say('automa.sheet.row', {
            row,
            cards: list(
              [...(board.actions[row - 1] ?? []), ...(board.policies[row - 1] ?? [])].map((card) =>
                say(priorityName(card)),
              ),
            ),
          })}
        </li>
      ))}
    </ol>
  )
}

interface RowProps {
  readonly lane: Lane
  readonly at: number
  readonly board: Board
  /** Empty rows will be removed. */
  readonly closes: boolean
  /** It has no trace of a card. */
  readonly free: boolean
}

function Row({ lane, at, board, closes, free }: RowProps) {
  const { say } = useWords()
  const style: Placed = { '--lane': at }
  if (lane.rows > 1) {
    return (
      <div className="row gap" style={style}>
        {say('automa.sheet.rows-empty', { rows: lane.rows })}
      </div>
    )
  }
  const { row } = lane
  const isEmpty = (rows: readonly (readonly Card[])[]) => closes && row <= rows.length && rows[row - 1]?.length === 0
  const actions = isEmpty(board.actions) ? 'left closes' : row > board.actions.length ? 'left none' : 'left'
  const policies = isEmpty(board.policies) ? 'right closes' : row > board.policies.length ? 'right none' : 'right'
  return (
    <div className="row" style={style}>
      <span className={actions}>{free && isEmpty(board.actions) && say('automa.sheet.closes-up')}</span>
      <i className="nr">{row}</i>
      <span className={policies} />
    </div>
  )
}

function laneOf(lanes: readonly Lane[], row: number): number {
  return lanes.findIndex((lane) => row >= lane.row && row < lane.row + lane.rows)
}

function placeOf({ row, place }: Spot, lanes: readonly Lane[]): Placed {
  return { '--lane': laneOf(lanes, row), '--place': place }
}

interface PriorityCardProps {
  readonly card: Card
  readonly spot: Spot
  readonly lanes: readonly Lane[]
  readonly acted: boolean
}

function PriorityCard({ card, spot, lanes, acted }: PriorityCardProps) {
  const { say } = useWords()
  const classes = `prio ${typeof card === 'number' ? 'policy' : 'action'}${acted ? ' acted' : ''}`
  return (
    <span
      className={classes}
      style={placeOf(spot, lanes)}
      data-card={card}
      data-acted={acted}
      data-anchor={typeof card === 'number' ? `prio:p:${card}` : `prio:a:${card}`}
    >
      <CardFace card={card} name={say(priorityName(card))} />
    </span>
  )
}

function CardFace({ card, name }: { readonly card: Card; readonly name: string }) {
  const { say } = useWords()
  return typeof card === 'number' ? (
    <b title={name}>{card}</b>
  ) : (
    <>
      <Icon name={CODE_ICONS[card]} size={17} />
      <small>{say(`automa.short.${card}`)}</small>
    </>
  )
}

interface Moved {
  readonly card: Card
  readonly from: Spot
  readonly to: Spot
}

function tracesOf(before: ReadonlyMap<Card, Spot>, now: ReadonlyMap<Card, Spot>): readonly Moved[] {
  return [...now].flatMap(([card, to]) => {
    const from = before.get(card)
    return from === undefined || from.row === to.row ? [] : [{ card, from, to }]
  })
}

type TraceProps = Moved & { readonly lanes: readonly Lane[] }

/** The earlier position of a card, and its rise. */
function Trace({ card, from, to, lanes }: TraceProps) {
  const { say } = useWords()
  const kind = typeof card === 'number' ? 'policy' : 'action'
  return (
    <>
      <span className={`prio stood ${kind}`} style={placeOf(from, lanes)}>
        <CardFace card={card} name={say(priorityName(card))} />
      </span>
      <span className={`way up ${kind}`} data-testid="rises" style={wayOf(from, to, lanes)}>
        <b>+{to.row - from.row}</b>
      </span>
    </>
  )
}

/** The new position of the action's card: two rows down. */
function Fall({ card, from, to, lanes }: TraceProps) {
  const { say } = useWords()
  if (from.row === to.row) return null
  return (
    <>
      <span className="prio falls action" data-testid="falls" style={placeOf(to, lanes)}>
        <CardFace card={card} name={say(priorityName(card))} />
      </span>
      <span className="way down action" style={wayOf(to, from, lanes)}>
        <b>−{from.row - to.row}</b>
      </span>
    </>
  )
}

/** From a lower to a higher position. */
function wayOf(low: Spot, high: Spot, lanes: readonly Lane[]): Placed {
  return {
    '--low': laneOf(lanes, low.row),
    '--high': laneOf(lanes, high.row),
    '--place': low.place,
  }
}

/** Cards aside, with the reason: a bill is on the policy, or the policy is already as preferred. */
function Aside({ turn, board }: { readonly turn: AutomaTurn; readonly board: Board }) {
  const { say } = useWords()
  const { asideActions, asidePolicies } = board
  if (asideActions.length + asidePolicies.length === 0) return null
  const billed = asidePolicies.filter((policy) => turn.bills.has(policy))
  const wanted = asidePolicies.filter((policy) => !turn.bills.has(policy))
  return (
    <p className="aside">
      <b>{say('automa.sheet.aside')}</b>
      {asideActions.map((code) => (
        <span key={code} className="chip">
          <Icon name={CODE_ICONS[code]} size={13} /> {say(codeName(code))}
        </span>
      ))}
      {billed.map((policy) => (
        <PolicyChip key={policy} policy={policy} by={turn.bills.get(policy)} />
      ))}
      {billed.length > 0 && <span>{say('automa.sheet.aside.bill')}</span>}
      {wanted.map((policy) => (
        <PolicyChip key={policy} policy={policy} by={undefined} />
      ))}
      {wanted.length > 0 && <span>{say('automa.sheet.aside.wanted')}</span>}
    </p>
  )
}

interface PolicyChipProps {
  readonly policy: Board['asidePolicies'][number]
  readonly by: Parameters<typeof roleName>[0] | undefined
}

function PolicyChip({ policy, by }: PolicyChipProps) {
  const { say } = useWords()
  return (
    <span className="chip" data-tip={`policy:${policy}`}>
      {policy}
      <span className="visually-hidden"> {say(policyName(policy))}</span>
      {by !== undefined && <RoleShape of={by} size={10} named />}
    </span>
  )
}
