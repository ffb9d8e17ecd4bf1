// The winner and the margin.
import type { EndReport } from '../../games/charts.ts'
import { useWords } from '../../i18n/context.ts'
import { sentence } from '../../i18n/translator.ts'
import type { Seats } from '../../seating/seats.ts'

export function Headline({ report, seats }: { readonly report: EndReport; readonly seats: Seats }) {
  const { say, list } = useWords()
  const winners = report.ranking.filter(({ rank }) => rank === 1)
  const names = list(winners.map(({ seat }) => seats.said(seat)))
  const [winner] = winners
  const second = report.ranking.find(({ rank }) => rank > 1)
  const margin = winner !== undefined && second !== undefined ? winner.score - second.score : 0
  return (
    <h1>
      {sentence(say('ui.result.wins', { seats: names, count: winners.length }))}{' '}
      {second !== undefined && winners.length === 1 && (
        <small>
          {margin > 0
            ? say('ui.result.margin', { points: margin, seat: seats.said(second.seat) })
            : say('ui.result.tie')}
        </small>
      )}
    </h1>
  )
}
