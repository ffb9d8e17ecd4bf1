// The cards of a decision that are not on the board, laid out to choose from.
import { BONDS, exportCard, hiddenAgenda, WARES } from '@hustings/hegemony/data'
import { useWords } from '../../../i18n/context.ts'
import { Spot } from '../../../table/board/Spot.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { EventBox } from '../board/Events.tsx'
import { MarketCard } from '../board/MarketCard.tsx'
import { ResourceIcon } from '../marks/ResourceIcon.tsx'
import { eventName, resourceName } from '../words/names.ts'
import type { Offers } from './offers.ts'

export function Offered({ offers, prompt }: { readonly offers: Offers; readonly prompt: string }) {
  return (
    <section className="hg-offered" data-testid="offered" aria-label={prompt}>
      <h2>{prompt}</h2>
      <div className="cards">
        {offers.exports.map((id) => (
          <ExportChoice key={id} id={id} />
        ))}
        {offers.events.map((id) => (
          <EventBox key={id} id={id} alone />
        ))}
        {offers.companies.map((id) => (
          <MarketCard key={id} id={id} owner="capitalist" />
        ))}
        {offers.given.map((id) => (
          <GivenEvent key={id} id={id} />
        ))}
        {offers.agendas.map((id) => (
          <AgendaChoice key={id} id={id} />
        ))}
        {offers.bonds.map((target) => (
          <BondSide key={target} target={target} />
        ))}
      </div>
    </section>
  )
}

/** Kept for its benefit until the end of the match, or discarded for a point at once (CC-ALT-05). */
function GivenEvent({ id }: { readonly id: string }) {
  const { say } = useWords()
  return (
    <>
      <Spot target={`altevent:${id}:keep`} tip={`kept:${id}`} className="hg-choice">
        <span className="top">
          <Icon name="kept" size={16} /> {say('option.keep-event')}
        </span>
        <b>{say(eventName(id))}</b>
        <span>{say(`event.${id}.benefit`)}</span>
      </Spot>
      <Spot target={`altevent:${id}:vp`} tip="term:kept-event" className="hg-choice">
        <span className="top">
          <Icon name="vp" size={16} /> {say('option.event-vp', { vp: 1 })}
        </span>
        <b className="big">+1 {say('board.vp')}</b>
      </Spot>
    </>
  )
}

/** One of the two dealt agendas, with its task and points (CC-HID-02). */
function AgendaChoice({ id }: { readonly id: string }) {
  const { say } = useWords()
  return (
    <Spot target={`agenda:${id}`} tip={`agenda:${id}`} className="hg-choice">
      <span className="top">
        <Icon name="hidden" size={16} /> {say('board.module.hidden-agenda.vp', { vp: hiddenAgenda(id).vp })}
      </span>
      <b>{say(`hidden-agenda.${id}`)}</b>
      <span>{say(`hidden-agenda.${id}.text`)}</span>
    </Spot>
  )
}

/** A side of a Bond card: the loan and the repayment (CC-CRISIS-16). */
function BondSide({ target }: { readonly target: string }) {
  const { say } = useWords()
  const lent = Number(target.split(':')[2] ?? 0)
  const side = BONDS.find((each) => each.lent === lent)
  return (
    <Spot target={target} tip="term:bond" className="hg-choice">
      <span className="top">
        <Icon name="bond" size={16} /> {say('term.bond')}
      </span>
      {side === undefined ? (
        <b className="big">{say('board.crisis.bonds.nothing')}</b>
      ) : (
        <>
          <b className="big">
            −{side.lent} → +{side.due}
          </b>
          <span>{say('option.bond', { lent: side.lent, due: side.due })}</span>
        </>
      )}
    </Spot>
  )
}

function ExportChoice({ id }: { readonly id: string }) {
  const { say } = useWords()
  const { sales } = exportCard(id)
  const label = WARES.flatMap((ware) =>
    sales[ware].map(({ amount, price }) => say('board.export.lot', { amount, resource: resourceName(ware), price })),
  ).join(', ')
  return (
    <Spot target={`card:${id}`} tip="term:export" className="hg-exportcard" label={label}>
      {WARES.map((ware) => (
        <span key={ware} className="lots">
          <ResourceIcon resource={ware} />
          {sales[ware].map(({ amount, price }) => (
            <span key={amount}>
              <b>{amount}</b>
              <Icon name="arrow" size={12} />
              <b>{price}</b>
            </span>
          ))}
        </span>
      ))}
    </Spot>
  )
}
