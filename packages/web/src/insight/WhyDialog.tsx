// Why a bot made its moves: the reason for each, as far as the viewer may see it.
import type { Viewer } from '@hustings/kernel'
import { type Because, type Deeds, type Reason, type TableSession, type Trouble, troubleOf } from '@hustings/protocol'
import { useEffect, useState } from 'react'
import type { GameInfo } from '../games/types.ts'
import { useWords } from '../i18n/context.ts'
import { tenths } from '../i18n/tenths.ts'
import { sentence } from '../i18n/translator.ts'
import type { Seats } from '../seating/seats.ts'
import { insightWords } from '../shell/insight-words.ts'
import { Words } from '../shell/Words.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Shape } from '../ui/Shape.tsx'
import { useCalled } from './called.ts'
import '../styles/bot-hint.css'

interface WhyDialogProps {
  readonly deeds: Deeds
  readonly viewer: Viewer
  readonly why: TableSession['why']
  readonly info: GameInfo
  readonly options: unknown
  readonly seats: Seats
  readonly onClose: () => void
}

/** Smaller differences are shown as none. */
const NOTHING = 0.05

export default function WhyDialog({ info, options, ...asked }: WhyDialogProps) {
  return (
    <Words game={info} part={{ options }} more={insightWords}>
      <Asking {...asked} />
    </Words>
  )
}

function Asking({ deeds, viewer, why, seats, onClose }: Omit<WhyDialogProps, 'info' | 'options'>) {
  const { say } = useWords()
  const [reasons, setReasons] = useState<readonly Reason[] | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  useEffect(() => {
    let here = true
    why(deeds, viewer).then(
      (told) => here && setReasons(told),
      (error) => here && setTrouble(troubleOf(error)),
    )
    return () => {
      here = false
    }
  }, [deeds, viewer, why])
  const { seat } = deeds
  return (
    <Dialog title={say('insight.why')} open onClose={onClose}>
      <p className="why-who">
        <Shape look={seats.look(seat)} size={14} /> {seats.role(seat)}{' '}
        <span className="muted">{seats.person(seat)}</span>
      </p>
      <div className="bot-hint" role="status" data-testid="why">
        {trouble !== null && <p>{say(trouble.say)}</p>}
        {trouble === null && reasons === null && <p>{say('insight.why.thinking')}</p>}
        {reasons?.length === 0 && <p>{say('insight.why.nothing')}</p>}
        {reasons !== null && reasons.length > 0 && <Told reasons={reasons} />}
      </div>
      {reasons !== null && reasons.length > 0 && <About reasons={reasons} />}
    </Dialog>
  )
}

function Told({ reasons }: { readonly reasons: readonly Reason[] }) {
  const { say } = useWords()
  const called = useCalled()
  return (
    <ol>
      {reasons.map(({ step, prompt, chosen, because }) => (
        <li key={step} data-because={because.kind}>
          <span className="why-asked">{sentence(say(prompt ?? 'insight.why.secret'))}</span>
          {chosen !== null && <b>{called(chosen)}</b>}
          <Ground because={because} />
        </li>
      ))}
    </ol>
  )
}

function Ground({ because }: { readonly because: Because }) {
  const { say, list } = useWords()
  const called = useCalled()
  const percent = (share: number): number => Math.round(100 * share)
  switch (because.kind) {
    case 'felt': {
      const others = because.others.map(({ answer, share }) =>
        say('insight.why.share', { answer: called(answer), share: percent(share) }),
      )
      return (
        <>
          <span>{say('insight.why.felt', { share: percent(because.share) })}</span>
          {others.length > 0 && <small>{say('insight.why.else', { others: list(others) })}</small>}
        </>
      )
    }
    case 'searched': {
      const { ahead, gain, others } = because
      const [next, ...rest] = others
      if (next === undefined) return <span>{say('insight.hint.only')}</span>
      const figures = { share: percent(ahead), points: tenths(Math.abs(gain)), answer: called(next.answer) }
      const kind = Math.abs(gain) < NOTHING ? 'same' : gain > 0 ? 'best' : 'behind'
      const more = rest.map(({ answer, behind }) =>
        say(behind < 0 ? 'insight.why.over' : 'insight.why.under', {
          answer: called(answer),
          points: tenths(Math.abs(behind)),
        }),
      )
      return (
        <>
          <span>{say(`insight.why.${kind}`, figures)}</span>
          {more.length > 0 && <small>{say('insight.why.else', { others: list(more) })}</small>}
        </>
      )
    }
    default:
      return <span>{say(`insight.why.${because.kind}`)}</span>
  }
}

/** Which information the figures are based on, and what that means. */
function About({ reasons }: { readonly reasons: readonly Reason[] }) {
  const { say } = useWords()
  const searched = reasons.flatMap(({ because }) => (because.kind === 'searched' ? [because] : []))
  if (searched.some(({ own }) => !own)) return <p className="faint">{say('insight.why.your-eyes')}</p>
  if (searched.length > 0) return <p className="faint">{say('insight.why.own-eyes')}</p>
  const byFeel = reasons.some(
    ({ because, level }) => because.kind === 'felt' && (level === 'easy' || level === 'medium'),
  )
  return byFeel ? <p className="faint">{say('insight.why.by-feel')}</p> : null
}
