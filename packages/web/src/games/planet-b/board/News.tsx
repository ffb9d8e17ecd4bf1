// The face-up news of the three decks.
import { boxWords, NEWS_DECKS, type NewsDeck, newsFacts } from '@hustings/planet-b'
import { useWords } from '../../../i18n/context.ts'
import { Region } from '../../../table/board/Region.tsx'
import { Spot } from '../../../table/board/Spot.tsx'
import { BoxSigns } from '../marks/BoxSigns.tsx'
import { useProgress } from '../marks/progress.ts'
import { Sign } from '../marks/Sign.tsx'
import type { PlanetBView } from '../words/model.ts'
import { newsName } from '../words/names.ts'

export function News({ view }: { readonly view: PlanetBView }) {
  const { say } = useWords()
  const title = say('board.news')
  return (
    <Region label={title} className="panel pb-news">
      <div className="ph">
        <h2 data-tip="term:news">{title}</h2>
        <span className="meta">{say('board.news.how')}</span>
        <span className="meta right">
          <Sign name="i-immoral" size={14} /> <span className="legend">{say('board.news.immoral')}</span>
        </span>
      </div>
      {NEWS_DECKS.map((deck) => {
        const { up, size } = view.news[deck]
        const playing = view.playing.findLast((card) => newsFacts(card).deck === deck)
        if (up !== null) return <Card key={deck} deck={deck} card={up} size={size} />
        if (playing !== undefined) return <Playing key={deck} deck={deck} card={playing} view={view} />
        return (
          <div key={deck} className="pb-card gone" data-anchor={`news:${deck}`}>
            <Numeral deck={deck} size={size} />
            <em>{say(size === 0 ? 'board.news.none' : 'board.news.next')}</em>
            <Left size={size} />
          </div>
        )
      })}
    </Region>
  )
}

interface CardProps {
  readonly deck: NewsDeck
  readonly card: string
  readonly size: number
}

function Card({ deck, card, size }: CardProps) {
  const { say } = useWords()
  const { box, immoral } = newsFacts(card)
  const label = say('board.news.label', {
    deck,
    news: newsName(card),
    box: boxWords(box),
    immoral: immoral ? 'yes' : 'no',
  })
  return (
    <Spot target={`news:${deck}`} tip={`news:${card}`} label={label} className="pb-card">
      <Numeral deck={deck} size={size} />
      <div>
        <h3>{say(newsName(card))}</h3>
        <BoxSigns box={box} silent />
      </div>
      <div className="nr">
        {immoral && <Sign name="i-immoral" size={15} />}
        <Left size={size} />
      </div>
    </Spot>
  )
}

interface PlayingProps {
  readonly deck: NewsDeck
  readonly card: string
  readonly view: PlanetBView
}

/** Taken and in use: its actions can be options. */
function Playing({ deck, card, view }: PlayingProps) {
  const { say } = useWords()
  const { box } = newsFacts(card)
  const progress = useProgress(view, `news:${card}`, box)
  return (
    <div className="pb-card playing" data-tip={`news:${card}`} data-anchor={`news:${deck}`}>
      <Numeral deck={deck} size={view.news[deck].size} />
      <div>
        <h3>{say(newsName(card))}</h3>
        <BoxSigns box={box} progress={progress} />
      </div>
      <div className="nr">
        <small>{say('board.news.playing')}</small>
      </div>
    </div>
  )
}

/** The number of the deck; in narrow layouts also the number of its cards. */
function Numeral({ deck, size }: { readonly deck: NewsDeck; readonly size: number }) {
  return (
    <b className="dk">
      {deck}
      <small>{size}</small>
    </b>
  )
}

function Left({ size }: { readonly size: number }) {
  const { say } = useWords()
  return <small className="left">{say('board.left', { left: size })}</small>
}
