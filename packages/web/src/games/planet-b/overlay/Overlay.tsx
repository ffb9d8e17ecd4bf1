// Over the board while something goes on there that has no place of its own: the draft, a law, an election, the pile of
// one's news.
import { boxWords, LAW_SIDES, lawFacts, newsFacts } from '@hustings/planet-b'
import { useState } from 'react'
import { useWords } from '../../../i18n/context.ts'
import { useDecision } from '../../../table/context.ts'
import { OverBoard } from '../../../table/OverBoard.tsx'
import { Spot } from '../../../table/Spot.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import type { BoardProps } from '../../types.ts'
import { VoterShape } from '../board/ElectionPanel.tsx'
import { HandCard } from '../hand/Hand.tsx'
import { BoxSigns } from '../marks/BoxSigns.tsx'
import type { LawOnTable, PlanetBView } from '../words/model.ts'
import { lawName, newsName } from '../words/names.ts'
import { ElectionSheet } from './ElectionSheet.tsx'

export function Overlay({ view }: BoardProps<PlanetBView>) {
  const { say } = useWords()
  const decision = useDecision()
  const [folded, fold] = useState<string | null>(null)
  const law = view.lawsOnTable.at(-1)
  const offered = decision?.shape === 'pick' ? decision.options : []
  const pile = offered.filter(({ target }) => target?.startsWith('pile:') === true)
  const sheet =
    view.packet !== null
      ? { id: 'draft', title: say('board.draft', { deck: view.packet.deck }), content: <Draft packet={view.packet} /> }
      : law !== undefined
        ? { id: `law:${law.id}`, title: say(lawName(law.id)), content: <LawSheet law={law} /> }
        : pile.length > 0
          ? {
              id: 'pile',
              title: say('board.pile'),
              content: <Pile cards={pile.map(({ target }) => target?.slice(5) ?? '')} />,
            }
          : view.election !== null
            ? {
                id: 'election',
                title: say('board.election'),
                content: <ElectionSheet election={view.election} view={view} />,
              }
            : null
  if (sheet === null) return null
  if (folded === sheet.id) {
    return (
      <div className="pb pb-folded">
        <button type="button" className="btn" onClick={() => fold(null)}>
          <Icon name="eye" size={15} /> {sheet.title}
        </button>
      </div>
    )
  }
  return (
    <OverBoard dock="centre" label={sheet.title} onFold={() => fold(sheet.id)}>
      <div className="pb pb-sheet">
        <h2>{sheet.title}</h2>
        {sheet.content}
      </div>
    </OverBoard>
  )
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
        <div className="pb-packet">
          {packet.cards.map((card) => (
            <HandCard key={card} id={card} target={`draft:${card}`} money={Number.POSITIVE_INFINITY} />
          ))}
        </div>
      )}
    </>
  )
}

function LawSheet({ law }: { readonly law: LawOnTable }) {
  const { say } = useWords()
  const facts = lawFacts(law.id)
  return (
    <>
      <p className="way">
        {say(`deck.${law.deck}`)} · {say('board.law.by')} <VoterShape of={law.by} size={14} />
      </p>
      <div className="pb-law">
        {LAW_SIDES.map((side) => (
          <Spot
            key={side}
            target={`lawbox:${side}`}
            label={say('board.law.box', {
              box: { key: `law.${law.id}.${side}` },
              president: boxWords(facts[side].president),
              others: boxWords(facts[side].others),
            })}
            className={law.side === side ? 'side chosen' : 'side'}
          >
            <h3>{say(`law.${law.id}.${side}`)}</h3>
            <div className="part">
              <em>{say('office.president')}</em>
              <BoxSigns box={facts[side].president} silent />
              <small>{say(boxWords(facts[side].president))}</small>
            </div>
            <div className="part">
              <em>{say('board.others')}</em>
              <BoxSigns box={facts[side].others} silent />
              <small>{say(boxWords(facts[side].others))}</small>
            </div>
          </Spot>
        ))}
      </div>
    </>
  )
}

/** One's played news, the newest first. */
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
