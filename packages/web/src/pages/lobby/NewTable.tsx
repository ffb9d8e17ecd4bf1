// The form of a new table: game, access, number of players, host's seat, pace. Other options are folded.
import type { Me, ServerFacts } from '@hustings/protocol'
import { useId, useState } from 'react'
import { useLocation } from 'wouter'
import type { GameInfo } from '../../games/types.ts'
import { useWords } from '../../i18n/context.ts'
import { ListedField, MoreManners, TempoFields } from '../../online/form/MannersFields.tsx'
import { newWish, peopleAt, seatsForPeople, setTable, type Wish } from '../../online/form/wish.ts'
import { levelsOf } from '../../online/match/bots.ts'
import { beSomebody } from '../../online/people/guest.ts'
import { useDoing } from '../../online/wire/use-doing.ts'
import { onlineWords } from '../../online/words.ts'
import type { Draft } from '../../seating/draft.ts'
import { MatchFields } from '../../seating/MatchFields.tsx'
import { useSeatsOf } from '../../seating/seats.ts'
import { gameInfo } from '../../shelf/registry.ts'
import { Words } from '../../shell/Words.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { Shape } from '../../ui/Shape.tsx'

interface NewTableProps {
  readonly facts: ServerFacts
  readonly me: Me | null
}

export function NewTable({ facts, me }: NewTableProps) {
  const games = facts.games.map(gameInfo).filter((info) => info !== null)
  const [chosen, choose] = useState(games[0]?.id)
  const info = games.find(({ id }) => id === chosen)
  if (info === undefined) return null
  return (
    <Words key={info.id} game={info} more={onlineWords}>
      <TableForm info={info} games={games} facts={facts} me={me} onGame={choose} />
    </Words>
  )
}

interface TableFormProps extends NewTableProps {
  readonly info: GameInfo
  readonly games: readonly GameInfo[]
  readonly onGame: (id: string) => void
}

function TableForm({ info, games, facts, me, onGame }: TableFormProps) {
  const { say, language } = useWords()
  const id = useId()
  const [, navigate] = useLocation()
  const { busy, go } = useDoing()
  const [wish, setWish] = useState(() => newWish(info))
  const [name, setName] = useState('')
  const { draft, manners } = wish
  const levels = levelsOf(facts)
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part }
    // Added seats are for humans: only the host assigns bots.
    const plan = part.players === undefined ? next.plan : peopleAt(info, next.players, draft.plan)
    setWish({ ...wish, draft: { ...next, plan } })
  }
  const mind = (part: Partial<Wish['manners']>) => setWish({ ...wish, manners: { ...manners, ...part } })
  const set = () =>
    go(async () => {
      const host = await beSomebody(name)
      const table = await setTable({
        info,
        wish,
        name: draft.name.trim() || say('online.new.table-of', { name: host.name }),
        language,
        facts,
      })
      navigate(`/table/${table.id}`)
    })
  return (
    <form
      className="panel table-form"
      aria-label={say('online.new')}
      onSubmit={(event) => {
        event.preventDefault()
        void set()
      }}
    >
      <header className="masthead">
        <h2>{say(info.name)}</h2>
        <p>{say(info.tagline)}</p>
      </header>
      <div className="form">
        {games.length > 1 && <GameField games={games} info={info} onGame={onGame} />}
        {facts.openTables && <ListedField manners={manners} onChange={mind} />}
        <MatchFields
          info={info}
          draft={draft}
          online
          levels={levels}
          folded={say('online.new.more')}
          between={
            <>
              {!draft.randomSeats && (
                <YourSeat info={info} wish={wish} onChange={(seat) => setWish({ ...wish, seat })} />
              )}
              <TempoFields manners={manners} onChange={mind} />
            </>
          }
          onChange={change}
        >
          <div className="form-row">
            <label htmlFor={`${id}-table`}>{say('online.new.name')}</label>
            <input
              id={`${id}-table`}
              className="field"
              maxLength={60}
              value={draft.name}
              placeholder={say('ui.optional')}
              onChange={(event) => change({ name: event.target.value })}
            />
          </div>
          <MoreManners manners={manners} onChange={mind} />
        </MatchFields>
        {me === null && (
          <div className="form-row wide">
            <label htmlFor={`${id}-me`}>{say('online.your-name')}</label>
            <input
              id={`${id}-me`}
              className="field"
              required
              maxLength={40}
              autoComplete="nickname"
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </div>
        )}
        <button type="submit" className="btn big primary wide" disabled={busy}>
          {say('online.new.set')}
        </button>
        <p className="hint wide">{say('online.new.hint')}</p>
      </div>
    </form>
  )
}

interface GameFieldProps {
  readonly games: readonly GameInfo[]
  readonly info: GameInfo
  readonly onGame: (id: string) => void
}

function GameField({ games, info, onGame }: GameFieldProps) {
  const { say } = useWords()
  return (
    <div className="form-row wide">
      <span aria-hidden="true">{say('online.new.game')}</span>
      <Segmented
        label={say('online.new.game')}
        value={info.id}
        values={games.map((game) => ({
          value: game.id,
          label: (
            <Words game={game}>
              <GameName game={game} />
            </Words>
          ),
        }))}
        onChange={onGame}
      />
    </div>
  )
}

function GameName({ game }: { readonly game: GameInfo }) {
  const { say } = useWords()
  return say(game.name)
}

interface YourSeatProps {
  readonly info: GameInfo
  readonly wish: Wish
  readonly onChange: (seat: string | null) => void
}

const NOBODY = {}
const DRAW = '?'

function YourSeat({ info, wish, onChange }: YourSeatProps) {
  const { say } = useWords()
  const seats = useSeatsOf({ info, options: undefined, people: NOBODY })
  const free = seatsForPeople(wish.draft)
  const chosen = wish.seat !== null && free.includes(wish.seat) ? wish.seat : DRAW
  return (
    <div className="form-row">
      <span aria-hidden="true">{say('online.new.seat')}</span>
      <Segmented
        label={say('online.new.seat')}
        value={chosen}
        values={[
          ...free.map((seat) => ({
            value: seat,
            label: <Shape look={seats.look(seat)} />,
            name: seats.role(seat),
          })),
          { value: DRAW, label: say('online.new.seat.draw') },
        ]}
        onChange={(seat) => onChange(seat === DRAW ? null : seat)}
      />
    </div>
  )
}
