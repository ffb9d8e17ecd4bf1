// Ballot's result page: points by source and after each vote.

import type { Standing } from '@hustings/kernel'
import { type BallotEvent, type BallotView, PARTIES, type Party } from '@hustings/kernel/testing/ballot'
import type { LoggedEvent } from '@hustings/protocol'
import type { EndReport } from '../charts.ts'

export function report(
  log: readonly LoggedEvent<BallotEvent>[],
  view: BallotView,
  standings: readonly Standing[],
): EndReport {
  const pledged = (party: Party) =>
    log.reduce(
      (sum, { event }) => (event.type === 'pledge-shown' && event.party === party ? sum + event.points : sum),
      0,
    )
  const [first, second] = standings
  return {
    ranking: standings,
    tieBreak: first !== undefined && first.score === second?.score ? { key: 'ballot.coins' } : null,
    sources: {
      sources: [
        { id: 'districts', colour: 1, label: { key: 'ballot.source.districts' } },
        { id: 'pledge', colour: 2, label: { key: 'ballot.source.pledge' } },
      ],
      rows: standings.map(({ seat, score }) => {
        const pledge = PARTIES.reduce((sum, party) => (party === seat ? pledged(party) : sum), 0)
        return { seat, total: score, amounts: { districts: score - pledge, pledge } }
      }),
    },
    lines: [
      {
        id: 'votes',
        title: { key: 'ballot.chart.points' },
        moments: [
          { key: 'ballot.moment.start' },
          ...view.results.map((_, i) => ({ key: 'ballot.moment', params: { vote: i + 1 } })),
        ],
        lines: PARTIES.map((party) => ({
          seat: party,
          values: [
            0,
            ...view.results.map((_, i) => view.results.slice(0, i + 1).filter(({ winner }) => winner === party).length),
          ],
        })),
      },
    ],
    strips: [
      {
        id: 'winners',
        title: { key: 'ballot.chart.winners' },
        moments: view.results.map((_, i) => ({ key: 'ballot.moment', params: { vote: i + 1 } })),
        rows: PARTIES.map((party) => ({
          id: party,
          label: { key: `ballot.party.${party}` },
          cells: view.results.map((result) => ({
            text: result.winner === party ? '1' : result.second === party ? '2' : '–',
            tone: result.winner === party ? 'a' : result.second === party ? 'b' : 'c',
            changed: result.winner === party,
          })),
        })),
      },
    ],
  }
}
