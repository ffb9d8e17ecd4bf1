// An action box as printed: costs before the arrow, then actions. The same data as text is its accessible name.
import { type Action, type Box, boxWords, type Cost, LOWEST_MOOD } from '@hustings/planet-b'
import { memo, type ReactNode } from 'react'
import { useWords } from '../../../i18n/context.ts'
import { Spot } from '../../../table/board/Spot.tsx'
import { signed } from '../words/figures.ts'
import type { BoxProgress } from './progress.ts'
import { Sign } from './Sign.tsx'

interface BoxSignsProps {
  readonly box: Box
  /** Its progress while it is in use. */
  readonly progress?: BoxProgress | undefined
  /** In places that already show the text. */
  readonly silent?: boolean
}

/** Memoized: boxes change only while in use. */
export const BoxSigns = memo(function BoxSigns({ box, progress, silent = false }: BoxSignsProps) {
  const { say } = useWords()
  const open = progress?.open === true
  const spoken = open ? {} : silent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': say(boxWords(box)) }
  return (
    <span className="pb-box" {...spoken}>
      {box.cost.map((cost, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a symbol is its place in the box
        <Symbols key={at} of={cost} cost />
      ))}
      {box.cost.length > 0 && box.do.length > 0 && <i className="to">→</i>}
      {box.cost.length > 0 && box.do.length === 0 && <Word of="pay" />}
      {box.do.map((action, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a symbol is its place in the box
        <Act key={at} action={action} number={at + 1} progress={progress} />
      ))}
    </span>
  )
})

interface ActProps {
  readonly action: Action
  readonly number: number
  readonly progress: BoxProgress | undefined
}

/** One action, with its progress if there is one. */
function Act({ action, number, progress }: ActProps) {
  const { say } = useWords()
  const symbols = <Symbols of={action} />
  if (progress === undefined) return <span className="act">{symbols}</span>
  if (progress.left.includes(number)) {
    if (!progress.open) return <span className="act">{symbols}</span>
    return (
      <Spot target={`action:${number}`} label={say(boxWords({ cost: [], do: [action] }))} className="act pb-act">
        {symbols}
      </Spot>
    )
  }
  if (progress.now === number) return <span className="act now">{symbols}</span>
  return (
    <span className="act done">
      <Sign name="i-check" size={12} label={say('board.action.done')} />
      {symbols}
    </span>
  )
}

/** Actions whose icon alone would be ambiguous. */
function Word({ of }: { readonly of: 'all' | 'any' | 'blue' | 'free' | 'keep' | 'pay' | 'yellow' }) {
  const { say } = useWords()
  const law = of === 'any' || of === 'blue' || of === 'yellow'
  return <small className={`word ${of}`}>{say(law ? `board.law.${of}` : `board.${of}`)}</small>
}

/** Symbols without an amount are drawn once; actions omit `1`. */
const ACTIONS: Readonly<Record<string, string>> = {
  produce: 'i-produce',
  build: 'i-build',
  demolish: 'i-demolish',
  play_news: 'i-news',
  replay_news: 'i-replay',
  copy_box: 'i-copy',
  buy_tile: 'i-line',
  return_worker: 'i-workact',
}

const AMOUNTS: Readonly<Record<string, string>> = {
  money: 'i-money',
  vp: 'i-vp',
  mood_up: 'i-mood-up',
  mood_down: 'i-mood-down',
  any_res: 'r-any',
  add_votes: 'i-vote',
  worker_action: 'i-workact',
  trickster: 'w-trickster',
  brain: 'w-brain',
}

function Symbols({ of, cost = false }: { readonly of: Action | Cost; readonly cost?: boolean }) {
  return (
    <span className={cost ? 'fx cost' : 'fx'}>
      {of.who !== undefined && <Sign name="i-population" size={14} className="whom" />}
      {of.who === 'all' && <Word of="all" />}
      {content(of, cost)}
    </span>
  )
}

function amount(n: number, name: string, size = 15): ReactNode {
  return (
    <>
      <b>{n}</b>
      <Sign name={name} size={size} />
    </>
  )
}

function action(n: number, name: string): ReactNode {
  return n === 1 ? <Sign name={name} size={16} /> : amount(n, name, 16)
}

function content(of: Action | Cost, cost = false): ReactNode {
  switch (of.op) {
    case 'res':
      return (
        <>
          <b>{of.n}</b>
          <Sign name={`r-${of.res}`} size={15} className={`pb-res t-${of.res}`} />
        </>
      )
    case 'worker':
      return (
        <>
          <b>{of.n}</b>
          <Sign name="w-trickster" size={14} />
          <Sign name="w-brain" size={14} />
        </>
      )
    case 'faction_adv':
      return (
        <>
          <Sign name={of.track === 'any' ? 'i-step' : `f-${of.track}`} />
          <b>{signed(cost ? -of.n : of.n)}</b>
        </>
      )
    case 'faction_sup':
    case 'support_keep':
      return (
        <>
          {of.n > 1 && <b>{of.n}</b>}
          <Sign name="i-support" />
          {of.track !== 'any' && <Sign name={`f-${of.track}`} />}
          {of.op === 'support_keep' && <Word of="keep" />}
        </>
      )
    case 'fraud':
      return (
        <>
          {action(of.n, 'i-fraud')}
          {of.free && <Word of="free" />}
        </>
      )
    case 'build_free':
      return (
        <>
          {action(of.n, 'i-build')}
          <Word of="free" />
        </>
      )
    case 'elect':
      return amount(of.n, `i-elect-${of.dir}`, 16)
    case 'law':
      return (
        <>
          <Sign name="i-law" />
          {of.deck !== 'by_morality' && <Word of={of.deck} />}
        </>
      )
    case 'mood_set':
      return (
        <>
          <b>{signed(LOWEST_MOOD)}</b>
          <Sign name="i-mood-down" size={15} />
        </>
      )
    case 'give_res':
      return (
        <>
          <b>
            {of.min}–{of.max}
          </b>
          <Sign name={`r-${of.res}`} size={15} className={`pb-res t-${of.res}`} />
          <Sign name="i-give" />
        </>
      )
    case 'draw_votes':
      return (
        <>
          {amount(of.n, 'i-bag')}
          {of.do.map((each) => (
            <Symbols key={each.op} of={each} />
          ))}
        </>
      )
    case 'per':
      return of.do.map((each) => <Symbols key={each.op} of={each} />)
    case 'if':
      return (
        <>
          <Sign name="i-immoral" size={14} />
          {of.do.map((each) => (
            <Symbols key={each.op} of={each} />
          ))}
          <i className="or">/</i>
          {of.otherwise.map((each) => (
            <Symbols key={each.op} of={each} />
          ))}
        </>
      )
    case 'one_of':
      return of.options.map((option, at) => (
        <span key={option.map(({ op }) => op).join()} className="fx">
          {at > 0 && <i className="or">/</i>}
          {option.map((each) => (
            <Symbols key={each.op} of={each} />
          ))}
        </span>
      ))
    case 'mix':
      return (
        <>
          <b>{of.n}</b>
          {of.of.map((part, at) => (
            <span key={part.op === 'res' ? part.res : part.op} className="fx">
              {at > 0 && <i className="or">/</i>}
              <Sign name={part.op === 'res' ? `r-${part.res}` : (AMOUNTS[part.op] ?? 'i-workact')} size={14} />
            </span>
          ))}
        </>
      )
    case 'discard_cards':
      return (
        <>
          <b>{of.max}</b>
          <Sign name="i-discard" />
        </>
      )
    case 'sell_at':
      return (
        <>
          <b>{of.max}</b>
          <Sign name="i-market" />
          <b>×{of.k}</b>
        </>
      )
    case 'build_top':
      return (
        <>
          <Sign name="i-build" />
          <b>{of.deck}</b>
        </>
      )
    default: {
      const name = AMOUNTS[of.op]
      return name === undefined ? action(of.n, ACTIONS[of.op] ?? 'i-copy') : amount(of.n, name)
    }
  }
}
