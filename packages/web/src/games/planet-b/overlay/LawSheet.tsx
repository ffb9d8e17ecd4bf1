// A law: its two boxes side by side, and by seat who gains, who pays and who cannot pay.

import { type Box, boxWords, LAW_SIDES, type LawSide, lawFacts } from '@hustings/planet-b'
import { useWords } from '../../../i18n/context.ts'
import { sentence } from '../../../i18n/translator.ts'
import { Spot } from '../../../table/board/Spot.tsx'
import { VoterShape } from '../board/ElectionPanel.tsx'
import { BoxSigns } from '../marks/BoxSigns.tsx'
import { Sign } from '../marks/Sign.tsx'
import type { LawPart, LawView, PlanetBView, Voter } from '../words/model.ts'
import { useNames } from '../words/people.ts'

interface LawSheetProps {
  readonly law: LawView
  readonly view: PlanetBView
}

export function LawSheet({ law, view }: LawSheetProps) {
  const { say } = useWords()
  const nameOf = useNames()
  return (
    <>
      <p className="way" data-tip={`law:${law.id}`}>
        <Sign name={law.deck === 'blue' ? 'i-immoral' : 'i-moral'} size={16} />
        {say(`deck.${law.deck}`)} · {say('board.law.by')} <VoterShape of={law.by} size={14} /> {nameOf(law.by)}
      </p>
      <p className="how">{say(`law.${law.id}.text`)}</p>
      <div className="pb-law">
        {LAW_SIDES.map((side) => (
          <LawBox key={side} law={law} side={side} view={view} />
        ))}
      </div>
    </>
  )
}

function LawBox({ law, side, view }: LawSheetProps & { readonly side: LawSide }) {
  const { say } = useWords()
  const nameOf = useNames()
  const { president, others } = lawFacts(law.id)[side]
  const parts = law.others?.[side] ?? null
  const unable = (parts ?? []).filter(({ payable }) => !payable).map(({ voter }) => nameOf(voter))
  const label = say('board.law.box', {
    box: { key: `law.${law.id}.${side}` },
    president: boxWords(president),
    others: boxWords(others),
  })
  return (
    <Spot
      target={`lawbox:${side}`}
      label={unable.length === 0 ? label : `${label}. ${say('board.law.unable', { who: unable.join(', ') })}`}
      className={law.side === side ? 'side chosen' : 'side'}
    >
      <h3>{say(`law.${law.id}.${side}`)}</h3>
      <div className="part">
        <em>{say('office.president')}</em>
        <small className="told">{sentence(say(boxWords(president)))}</small>
        <ul className="seats">
          <SeatPart voter={law.by} box={president} />
        </ul>
      </div>
      <div className="part">
        <em>{say('board.others')}</em>
        <small className="told">{sentence(say(boxWords(others)))}</small>
        <ul className="seats">
          {(parts ?? everybodyElse(view, law)).map(({ voter, payable }) => (
            <SeatPart key={voter} voter={voter} box={others} payable={payable} />
          ))}
        </ul>
      </div>
    </Spot>
  )
}

/** After the decision, the preview of payments is replaced by the real ones. */
function everybodyElse(view: PlanetBView, { by }: LawView): readonly LawPart[] {
  return view.order.filter((seat) => seat !== by).map((voter) => ({ voter, payable: true }))
}

interface SeatPartProps {
  readonly voter: Voter
  readonly box: Box
  readonly payable?: boolean
}

function SeatPart({ voter, box, payable = true }: SeatPartProps) {
  const { say } = useWords()
  const nameOf = useNames()
  return (
    <li className={payable ? 'pb-lawpart' : 'pb-lawpart unable'} data-testid="law-part">
      <VoterShape of={voter} size={13} /> <span className="who">{nameOf(voter)}</span>
      {payable ? (
        <BoxSigns box={box} silent />
      ) : (
        <b className="cannot">
          <Sign name="i-lock" size={13} /> {say('board.law.cannot')}
        </b>
      )}
    </li>
  )
}
