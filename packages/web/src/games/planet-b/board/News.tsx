// The face-up news of the three decks.
import { boxWords, NEWS_DECKS, newsFacts } from '@hustings/planet-b'
import { useWords } from '../../../i18n/context.ts'
import { Region } from '../../../table/Region.tsx'
import { Spot } from '../../../table/Spot.tsx'
import { BoxSigns } from '../marks/BoxSigns.tsx'
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
        <span className="meta right">
          <Sign name="i-immoral" size={14} /> {say('board.news.immoral')}
        </span>
      </div>
      {NEWS_DECKS.map((deck) => {
        const { up, size } = view.news[deck]
        if (up === null) {
          return (
            <div key={deck} className="pb-card gone">
              <b className="dk">{deck}</b>
              <em>{say(size === 0 ? 'board.news.none' : 'board.news.next')}</em>
              <small>{say('board.left', { left: size })}</small>
            </div>
          )
        }
        const { box, immoral } = newsFacts(up)
        const label = say('board.news.label', {
          deck,
          news: newsName(up),
          box: boxWords(box),
          immoral: immoral ? 'yes' : 'no',
        })
        return (
          <Spot key={deck} target={`news:${deck}`} tip={`news:${up}`} label={label} className="pb-card">
            <b className="dk">{deck}</b>
            <div>
              <h3>{say(newsName(up))}</h3>
              <BoxSigns box={box} silent />
            </div>
            <div className="nr">
              {immoral && <Sign name="i-immoral" size={15} />}
              <small>{say('board.left', { left: size })}</small>
            </div>
          </Spot>
        )
      })}
    </Region>
  )
}
