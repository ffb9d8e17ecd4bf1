// A player's statistics: win share by seat and the ranks of recent matches. For the player's account and other profiles.
import type { PlayedMatch, SeatStatistics } from '@hustings/protocol'
import type { GameInfo } from '../games/types.ts'
import { useWords } from '../i18n/context.ts'
import { useSeatsOf } from '../seating/seats.ts'
import { gameInfo } from '../shelf/registry.ts'
import { Words } from '../shell/Words.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Shape } from '../ui/Shape.tsx'
import { spanOf } from './span.ts'
import { onlineWords } from './words.ts'

const NOBODY = {}
const LAST = 12

interface StatisticsProps {
  readonly statistics: readonly SeatStatistics[]
  readonly matches: readonly PlayedMatch[] | null
}

export function Statistics({ statistics, matches }: StatisticsProps) {
  const { say } = useWords()
  const sum = (of: (one: SeatStatistics) => number) => statistics.reduce((all, one) => all + of(one), 0)
  const games = [...new Set(statistics.map(({ game }) => game))]
  return (
    <section className="panel statistics" aria-label={say('online.statistics')}>
      <header className="masthead">
        <h2>{say('online.statistics.matches', { count: sum(({ played }) => played) })}</h2>
        <p>
          {say('online.statistics.won', { won: sum(({ won }) => won), abandoned: sum(({ abandoned }) => abandoned) })}
        </p>
      </header>
      {games.map((id) => (
        <OfGame key={id} id={id} several={games.length > 1} statistics={statistics.filter(({ game }) => game === id)} />
      ))}
      {matches !== null && matches.length > 0 && <Places matches={matches} />}
    </section>
  )
}

interface OfGameProps {
  readonly id: string
  readonly several: boolean
  readonly statistics: readonly SeatStatistics[]
}

function OfGame({ id, several, statistics }: OfGameProps) {
  const info = gameInfo(id)
  if (info === null) return null
  return (
    <Words game={info} more={onlineWords}>
      <SeatTable info={info} several={several} statistics={statistics} />
    </Words>
  )
}

function SeatTable({ info, several, statistics }: Omit<OfGameProps, 'id'> & { readonly info: GameInfo }) {
  const { say, number } = useWords()
  const seats = useSeatsOf({ info, options: undefined, people: NOBODY })
  return (
    <table className="stats">
      <caption className={several ? '' : 'visually-hidden'}>{say(info.name)}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{say('online.stat.seat')}</span>
          </th>
          <th scope="col">{say('online.stat.played')}</th>
          <th scope="col">{say('online.stat.won')}</th>
          <th scope="col" className="share">
            {say('online.stat.share')}
          </th>
          <th scope="col" className="points">
            {say('online.stat.points')}
          </th>
          <th scope="col">{say('online.stat.best')}</th>
        </tr>
      </thead>
      <tbody>
        {statistics.map(({ seat, played, won, meanScore, best }) => {
          const share = played === 0 ? 0 : Math.round((100 * won) / played)
          return (
            <tr key={seat} className={`c-${seats.look(seat).colour}`}>
              <th scope="row">
                <Shape look={seats.look(seat)} /> {seats.role(seat)}
              </th>
              <td>{number(played)}</td>
              <td>
                <b>{number(won)}</b>
              </td>
              <td className="share">
                <span className="share-bar" aria-hidden="true">
                  <i style={{ width: `${share}%` }} />
                </span>
                {share} %
              </td>
              <td className="points">{number(Math.round(meanScore))}</td>
              <td>{number(best)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** A point for each recent match, at the height of its rank. */
function Places({ matches }: { readonly matches: readonly PlayedMatch[] }) {
  const { say } = useWords()
  const last = matches.slice(0, LAST).reverse()
  const most = Math.max(...last.map(({ players }) => players))
  return (
    <>
      <h3>{say('online.places')}</h3>
      <table className="ranks-table">
        <caption className="visually-hidden">{say('online.places')}</caption>
        <tbody>
          {Array.from({ length: most }, (_, i) => i + 1).map((rank) => (
            <tr key={rank}>
              <th scope="row">{say('online.rank', { rank })}</th>
              {last.map((match) => (
                <td key={match.match}>{match.rank === rank && <SeatMark match={match} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function SeatMark({ match }: { readonly match: PlayedMatch }) {
  const info = gameInfo(match.game)
  if (info === null) return null
  return (
    <Words game={info}>
      <Mark info={info} match={match} />
    </Words>
  )
}

function Mark({ info, match }: { readonly info: GameInfo; readonly match: PlayedMatch }) {
  const seats = useSeatsOf({ info, options: undefined, people: NOBODY })
  return <Shape look={seats.look(match.seat)} label={`${match.name}, ${seats.role(match.seat)}`} />
}

/** Finished matches, the latest first. */
export function PlayedMatches({ matches }: { readonly matches: readonly PlayedMatch[] }) {
  return (
    <ul className="played">
      {matches.map((match) => (
        <Played key={match.match} match={match} />
      ))}
    </ul>
  )
}

function Played({ match }: { readonly match: PlayedMatch }) {
  const info = gameInfo(match.game)
  if (info === null) return null
  return (
    <Words game={info} more={onlineWords}>
      <PlayedRow info={info} match={match} />
    </Words>
  )
}

function PlayedRow({ info, match }: { readonly info: GameInfo; readonly match: PlayedMatch }) {
  const { say, number, language } = useWords()
  const seats = useSeatsOf({ info, options: undefined, people: NOBODY })
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(Date.parse(match.finishedAt))
  return (
    <li>
      <a href={`#/online/${match.match}/result`}>
        <Shape look={seats.look(match.seat)} label={seats.role(match.seat)} />
        <span className="played-name">
          <b>{match.name}</b>
          <small>
            {say('online.played.about', {
              game: info.name,
              count: match.players,
              day,
              length: spanOf(Date.parse(match.finishedAt) - Date.parse(match.startedAt)),
            })}
          </small>
        </span>
        <span className="played-place">
          <b>{say('online.rank', { rank: match.rank })}</b>
          <small>{say('online.points', { count: match.score, points: number(match.score) })}</small>
        </span>
        <Icon name="next" />
      </a>
    </li>
  )
}
