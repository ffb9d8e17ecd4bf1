// The table on a small screen: seats, tabs, one section at a time, the decision at the bottom.
import type { Frame } from '@hustings/protocol'
import { Tabs } from 'radix-ui'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { BoardProps, GameUi, Section } from '../games/types.ts'
import { useWords } from '../i18n/context.ts'
import { afterPaint } from '../ui/after-paint.ts'
import { Icon } from '../ui/Icon.tsx'
import { NoticePlace } from '../ui/NoticePlace.tsx'
import { Part } from './board/Part.tsx'
import { offeredIn } from './decision/options.ts'
import { Effect } from './log/Effect.tsx'
import type { SinceShown } from './log/use-since.ts'
import { useCompany } from './model/company.ts'
import { useAttention, useDecision } from './model/context.ts'
import { SeatStrip } from './SeatStrip.tsx'
import { useTall } from './use-layout.ts'

interface PhoneTableProps {
  readonly ui: GameUi
  readonly frame: Frame
  readonly board: BoardProps<unknown>
  /** What is looked at over the board. */
  readonly sheet: ReactNode
  readonly head: ReactNode
  readonly log: ReactNode
  readonly bottom: ReactNode
  /** What guides through a first game. */
  readonly guide: ReactNode
  /** At an earlier moment: its board is what one wants to see. */
  readonly lookingBack: boolean
  /** What happened since one's last turn. */
  readonly since: SinceShown | null
}

export function PhoneTable({ ui, frame, board, sheet, head, log, bottom, lookingBack, since, guide }: PhoneTableProps) {
  const { say } = useWords()
  const company = useCompany()
  const [tab, setTab] = useState(ui.sections[0]?.id ?? 'log')
  const { talk } = company ?? {}
  const choose = (section: string) => {
    setTab(section)
    talk?.onOpen(section === 'talk')
  }
  const wanted = useSectionsWithChoices(ui)
  const [best] = wanted
  useEffect(() => {
    if (best !== undefined) setTab(best)
  }, [best])
  const [first] = ui.sections
  useEffect(() => {
    if (lookingBack && first !== undefined) setTab(first.id)
  }, [lookingBack, first])
  const main = useRef<HTMLDivElement>(null)
  const asked = useDecision()?.id
  // A question about nothing on the board is about what lies over it, which stands at the top.
  useEffect(() => {
    if (asked !== undefined && best === undefined) main.current?.scrollTo({ top: 0 })
  }, [asked, best])
  const tall = useTall()
  const others = ui.sections.filter(({ id }) => id !== tab)
  const second = tall ? (others.find(({ id }) => id === 'hand') ?? others[0]) : undefined
  const tabs = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whichever tab is open must be in sight
  useEffect(() => {
    tabs.current?.querySelector('[data-state="active"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [tab])
  return (
    <div className="phone" data-testid="phone">
      <ChoicesInSight main={main} tab={tab} />
      {head}
      <section aria-label={say('ui.players')}>
        <SeatStrip
          ui={ui}
          view={frame.view}
          waitingFor={frame.waitingFor}
          {...(ui.sections.some(({ id }) => id === 'players') ? { onOpen: () => setTab('players') } : {})}
        />
      </section>
      <main className="phone-content">
        <Tabs.Root className="phone-tabs" value={tab} onValueChange={choose}>
          <Tabs.List ref={tabs} className="phone-tablist" aria-label={say('ui.sections')}>
            {ui.sections.map((section) => (
              <Tabs.Trigger key={section.id} value={section.id} className="phone-tab" data-section={section.id}>
                <Icon name={section.icon} size={17} />
                {say(section.label)}
                {wanted.includes(section.id) && (
                  <span className="dot">
                    <span className="visually-hidden">{say('ui.section.choices')}</span>
                  </span>
                )}
              </Tabs.Trigger>
            ))}
            <Tabs.Trigger value="log" className="phone-tab" data-section="log">
              <Icon name="log" size={17} />
              {say('ui.log')}
            </Tabs.Trigger>
            {talk !== undefined && (
              <Tabs.Trigger value="talk" className="phone-tab" data-section="talk">
                <Icon name="chat" size={17} />
                {talk.label}
                {talk.unread > 0 && <b className="unread">{talk.unread}</b>}
              </Tabs.Trigger>
            )}
          </Tabs.List>
          <div className="phone-main" id="board" tabIndex={-1} ref={main}>
            {since?.open === true && tab !== 'log' && <SinceStrip shown={since} ui={ui} onRead={() => setTab('log')} />}
            {(sheet || ui.Overlay !== undefined) && (
              <div className="phone-over">{sheet || (ui.Overlay && <Part of={ui.Overlay} board={board} />)}</div>
            )}
            {ui.sections.map((section) => (
              <Tabs.Content key={section.id} value={section.id} className="phone-section">
                <Part of={section.Component} board={board} />
              </Tabs.Content>
            ))}
            <Tabs.Content value="log" className="phone-section">
              {log}
            </Tabs.Content>
            {talk !== undefined && (
              <Tabs.Content value="talk" className="phone-section">
                {talk.panel}
              </Tabs.Content>
            )}
            {second !== undefined && (
              <section className="phone-section phone-second" aria-label={say(second.label)}>
                <h2>{say(second.label)}</h2>
                <Part of={second.Component} board={board} />
              </section>
            )}
          </div>
        </Tabs.Root>
      </main>
      <NoticePlace />
      {company?.notice}
      {guide}
      {bottom}
    </div>
  )
}

interface SinceStripProps {
  readonly shown: SinceShown
  readonly ui: GameUi
  readonly onRead: () => void
}

/** One line of what happened meanwhile; the whole story is in the log. */
function SinceStrip({ shown, ui, onRead }: SinceStripProps) {
  const { say } = useWords()
  const { doings, effect } = shown.since
  return (
    <div className="since-strip">
      <button type="button" className="since-toggle" data-testid="since" onClick={onRead}>
        <span>{say('ui.since')}</span>
        <span className="effects">
          <Effect effect={effect.slice(0, 4)} ui={ui} />
        </span>
        <b>{doings.length}</b>
      </button>
      <button type="button" className="iconbtn" aria-label={say('ui.since.close')} onClick={() => shown.onOpen(false)}>
        <Icon name="close" size={16} />
      </button>
    </div>
  )
}

/** A thing to choose is in sight when it is asked for; and what is selected, when the decision grows over it. */
function ChoicesInSight({ main, tab }: { readonly main: RefObject<HTMLElement | null>; readonly tab: string }) {
  const { decision, selected, preview } = useAttention()
  const asked = decision?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new decision, or another tab, shows other things
  useEffect(
    () =>
      afterPaint(() => {
        const lit = [...(main.current?.querySelectorAll('[data-target][data-state="selectable"]') ?? [])]
        if (main.current !== null && !lit.some(within(main.current))) lit[0]?.scrollIntoView({ block: 'center' })
      }),
    [asked, tab],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it would do stands in the decision, which grows by it
  useEffect(() => {
    if (selected === null) return
    return afterPaint(() =>
      main.current?.querySelector('[data-target][data-selected]')?.scrollIntoView({ block: 'nearest' }),
    )
  }, [selected, preview])
  return null
}

/** Whether a thing lies inside this, whole. */
function within(frame: Element): (thing: Element) => boolean {
  const { top, bottom } = frame.getBoundingClientRect()
  return (thing) => {
    const place = thing.getBoundingClientRect()
    return place.height > 0 && place.top >= top && place.bottom <= bottom
  }
}

/** The sections that show something to choose, in their order. */
function useSectionsWithChoices(ui: GameUi): readonly string[] {
  const decision = useDecision()
  const targets = offeredIn(decision).legal.flatMap(({ target }) => (target === undefined ? [] : [target]))
  return ui.sections
    .filter((section: Section<unknown>) => targets.some((target) => section.holds(target)))
    .map(({ id }) => id)
}
