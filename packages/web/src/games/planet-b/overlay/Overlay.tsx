// Sheets over the board for events without a place on it: the draft, a law, an election, the viewer's pile of
// news.

import type { Option } from '@hustings/kernel'
import { newsFacts } from '@hustings/planet-b'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useWords } from '../../../i18n/context.ts'
import type { Translator } from '../../../i18n/translator.ts'
import { OverBoard } from '../../../table/beats/OverBoard.tsx'
import { Spot } from '../../../table/board/Spot.tsx'
import { useDecision } from '../../../table/model/context.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { noticePlaces } from '../../../ui/NoticePlace.tsx'
import type { BoardProps } from '../../types.ts'
import { VoterShape } from '../board/ElectionPanel.tsx'
import { HandCard } from '../hand/Hand.tsx'
import { BoxSigns } from '../marks/BoxSigns.tsx'
import type { PlanetBView } from '../words/model.ts'
import { lawName, newsName } from '../words/names.ts'
import { ElectionSheet } from './ElectionSheet.tsx'
import { LawSheet } from './LawSheet.tsx'

interface Sheet {
  readonly id: string
  readonly title: string
  /** The options on the sheet itself. */
  readonly own: string
  readonly content: ReactNode
}

export function Overlay({ view, layout }: BoardProps<PlanetBView>) {
  const { say } = useWords()
  const decision = useDecision()
  const place = useSyncExternalStore(noticePlaces.subscribe, noticePlaces.get)
  const [wish, setWish] = useState<{ readonly sheet: string; readonly open: boolean } | null>(null)
  const offered = decision?.shape === 'pick' ? decision.options : []
  const sheet = sheetOf(view, say, offered)
  if (sheet === null) return null
  // Folded while an option elsewhere on the board is available.
  const elsewhere = offered.some(
    ({ target, blocked, aside }) =>
      blocked === undefined && aside !== true && target !== undefined && !target.startsWith(sheet.own),
  )
  const open = wish !== null && wish.sheet === sheet.id ? wish.open : !elsewhere
  if (open) {
    return (
      <OverBoard dock="centre" label={sheet.title} onFold={() => setWish({ sheet: sheet.id, open: false })}>
        <div className="pb pb-sheet">
          <h2>{sheet.title}</h2>
          {sheet.content}
        </div>
      </OverBoard>
    )
  }
  const folded = (
    <div className="pb pb-folded">
      <button type="button" className="btn" onClick={() => setWish({ sheet: sheet.id, open: true })}>
        <Icon name="eye" size={15} /> {sheet.title}
      </button>
    </div>
  )
  return layout !== 'phone' && place !== null ? createPortal(folded, place) : folded
}

/** The open sheet: the most important one. */
function sheetOf(view: PlanetBView, say: Translator['say'], offered: readonly Option[]): Sheet | null {
  const law = view.lawsOnTable.at(-1)
  const pile = offered.flatMap(({ target }) => (target?.startsWith('pile:') === true ? [target.slice(5)] : []))
  if (view.packet !== null) {
    const title = say('board.draft', { deck: view.packet.deck })
    return { id: 'draft', title, own: 'draft:', content: <Draft packet={view.packet} /> }
  }
  if (law !== undefined) {
    return {
      id: `law:${law.id}`,
      title: say(lawName(law.id)),
      own: 'lawbox:',
      content: <LawSheet law={law} view={view} />,
    }
  }
  if (pile.length > 0) return { id: 'pile', title: say('board.pile'), own: 'pile:', content: <Pile cards={pile} /> }
  if (view.election === null) return null
  const content = <ElectionSheet election={view.election} view={view} />
  const title = say('board.election.title', { number: view.elections })
  return { id: 'election', title, own: 'nothing', content }
}

function Draft({ packet }: { readonly packet: NonNullable<PlanetBView['packet']> }) {
  const { say } = useWords()
  return (
    <>
      <p className="way">
        {say('board.draft.way')}
        {packet.to.map((seat) => (
          <VoterShape key={seat} of={seat} size={15} />
        ))}
      </p>
      {packet.cards === null ? (
        <p>{say('board.draft.others', { cards: packet.size })}</p>
      ) : (
        <div className="pb-packet" data-testid="packet">
          {packet.cards.map((card) => (
            <HandCard key={card} id={card} target={`draft:${card}`} purse={null} />
          ))}
        </div>
      )}
    </>
  )
}

/** The viewer's played news, the latest first. */
function Pile({ cards }: { readonly cards: readonly string[] }) {
  const { say } = useWords()
  return (
    <div className="pb-pile">
      {cards.toReversed().map((card) => (
        <Spot key={card} target={`pile:${card}`} tip={`news:${card}`} className="pb-card">
          <div>
            <h3>{say(newsName(card))}</h3>
            <BoxSigns box={newsFacts(card).box} />
          </div>
        </Spot>
      ))}
    </div>
  )
}
