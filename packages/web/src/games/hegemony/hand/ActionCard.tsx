// A card in one's hand. The more it has to say, the wider it is; what still does not fit opens whole in the tip.
import { type CSSProperties, memo } from 'react'
import { useWords } from '../../../i18n/context.ts'
import { Spot } from '../../../table/board/Spot.tsx'
import { cardName, cardText } from '../words/names.ts'
import { CardFace, type CardFaceProps } from './CardFace.tsx'

export const ActionCard = memo(function ActionCard(props: CardFaceProps) {
  const { id, playable, population } = props
  const { say } = useWords()
  const words = `${say(cardName(id))} ${say(cardText(id, population))}`
  const share: CSSProperties & { '--share': number } = { '--share': words.length }
  return (
    <div className="hg-place" style={share}>
      <Spot target={`card:${id}`} tip={`hand:${id}`} lift className={playable ? 'hg-card' : 'hg-card unmet'}>
        <CardFace {...props} />
      </Spot>
    </div>
  )
})
