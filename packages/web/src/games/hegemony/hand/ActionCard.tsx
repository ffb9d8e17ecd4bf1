// A card in the hand. Longer texts make it wider; the tooltip shows the full card if the text still does not fit.
import { type CSSProperties, memo } from 'react'
import { useWords } from '../../../i18n/context.ts'
import { Spot } from '../../../table/board/Spot.tsx'
import { cardName, cardText } from '../words/names.ts'
import { CardFace, type CardFaceProps, hasFoot } from './CardFace.tsx'

/** The footer of a card takes the space of this many letters. */
const FOOT = 40

export const ActionCard = memo(function ActionCard(props: CardFaceProps) {
  const { id, playable, population } = props
  const { say } = useWords()
  const name = say(cardName(id)).length
  const target = `card:${id}`
  const share: CSSProperties & Record<'--share' | '--name', number> = {
    '--share': name + say(cardText(id, population)).length + (hasFoot(props) ? FOOT : 0),
    '--name': name,
  }
  return (
    <div className="hg-place" data-testid={target} style={share}>
      <Spot target={target} tip={`hand:${id}`} lift className={playable ? 'hg-card' : 'hg-card unmet'}>
        <CardFace {...props} />
      </Spot>
    </div>
  )
})
