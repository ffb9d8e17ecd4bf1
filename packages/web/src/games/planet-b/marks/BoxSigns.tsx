// An action box as it is printed: costs before the arrow, then what it does. The same data in words is its name.
import { type Action, type Box, boxWords, type Cost } from '@hustings/planet-b'
import type { ReactNode } from 'react'
import { useWords } from '../../../i18n/context.ts'
import { Sign } from './Sign.tsx'

interface BoxSignsProps {
  readonly box: Box
  /** Numbers of the actions that are still to be done, where the box is being carried out. */
  readonly left?: readonly number[]
  /** In places that say the words themselves. */
  readonly silent?: boolean
}

export function BoxSigns({ box, left, silent = false }: BoxSignsProps) {
  const { say } = useWords()
  const spoken = silent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': say(boxWords(box)) }
  return (
    <span className="pb-box" {...spoken}>
      {box.cost.map((cost, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a symbol is its place in the box
        <Symbols key={at} of={cost} cost />
      ))}
      {box.cost.length > 0 && box.do.length > 0 && <i className="to">→</i>}
      {box.do.map((action, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a symbol is its place in the box
        <span key={at} className={left === undefined ? 'act' : left.includes(at) ? 'act open' : 'act done'}>
          <Symbols of={action} />
        </span>
      ))}
    </span>
  )
}

/** Symbols without an amount are drawn once; `1` is not written before an action. */
const ACTIONS: Readonly<Record<string, string>> = {
  produce: 'i-produce',
  build: 'i-build',
  build_free: 'i-build',
  build_top: 'i-build',
  demolish: 'i-demolish',
  play_news: 'i-news',
  replay_news: 'i-replay',
  copy_box: 'i-copy',
  buy_tile: 'i-line',
  return_worker: 'i-workact',
  discard_cards: 'i-discard',
  sell_at: 'i-market',
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
      {content(of)}
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

function content(of: Action | Cost): ReactNode {
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
          <b>+{of.n}</b>
        </>
      )
    case 'faction_sup':
    case 'support_keep':
      return (
        <>
          {of.n > 1 && <b>{of.n}</b>}
          <Sign name="i-support" />
          {of.track !== 'any' && <Sign name={`f-${of.track}`} />}
        </>
      )
    case 'fraud':
      return action(of.n, 'i-fraud')
    case 'elect':
      return amount(of.n, `i-elect-${of.dir}`, 16)
    case 'law':
      return <Sign name="i-law" className={`law-${of.deck}`} />
    case 'mood_set':
      return amount(-4, 'i-mood-down')
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
