// Tables that any player may join, including running matches with a free seat.
import type { Page, TableSeen } from '@hustings/protocol'
import { useCallback, useState } from 'react'
import type { GameInfo } from '../../games/types.ts'
import { useWords } from '../../i18n/context.ts'
import { LANGUAGE_NAMES } from '../../i18n/types.ts'
import { isFree, useSeatsAt } from '../../online/match/seats.ts'
import { tempoOf } from '../../online/span.ts'
import { tables } from '../../online/wire/api.ts'
import { useAsked } from '../../online/wire/use-asked.ts'
import { onlineWords } from '../../online/words.ts'
import { gameInfo } from '../../shelf/registry.ts'
import { Words } from '../../shell/Words.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { SeatMarks } from './TableRow.tsx'

const EVERY = 20_000
const ALL = ''

export function OpenTables({ games }: { readonly games: readonly string[] }) {
  const { say, language } = useWords()
  const [pages, setPages] = useState(1)
  const [game, setGame] = useState(ALL)
  const [ownLanguage, setOwnLanguage] = useState(false)
  const load = useCallback(() => firstPages(pages), [pages])
  const { value, trouble } = useAsked(load, EVERY)
  const shown = (value?.items ?? []).filter(
    (table) => (game === ALL || table.game === game) && (!ownLanguage || table.language === language),
  )
  return (
    <section className="open-tables" aria-labelledby="open-tables">
      <h2 className="section-title">
        <span id="open-tables">{say('online.open-tables')}</span> <small>{shown.length}</small>
        <span className="section-aside">
          <Icon name="filter" size={14} />
          {games.length > 1 && (
            <select aria-label={say('online.new.game')} value={game} onChange={(event) => setGame(event.target.value)}>
              <option value={ALL}>{say('online.filter.games')}</option>
              {games.map((id) => (
                <GameOption key={id} id={id} />
              ))}
            </select>
          )}
          <select
            aria-label={say('ui.language')}
            value={ownLanguage ? 'own' : ALL}
            onChange={(event) => setOwnLanguage(event.target.value === 'own')}
          >
            <option value={ALL}>{say('online.filter.languages')}</option>
            <option value="own">{LANGUAGE_NAMES[language]}</option>
          </select>
        </span>
      </h2>
      {trouble !== null && <p className="muted">{say(trouble.say)}</p>}
      {value !== null && shown.length === 0 && <p className="muted">{say('online.open-tables.none')}</p>}
      {shown.length > 0 && (
        <ul className="panel open-list">
          {shown.map((table) => (
            <OpenTable key={table.id} table={table} />
          ))}
        </ul>
      )}
      {value?.next != null && (
        <button type="button" className="btn" onClick={() => setPages(pages + 1)}>
          {say('online.more')}
        </button>
      )}
    </section>
  )
}

/** Requests all pages up to this one, so that a reload does not shorten the list. */
async function firstPages(count: number): Promise<Page<TableSeen>> {
  let page = await tables.open()
  for (let i = 1; i < count && page.next !== null; i++) {
    const { items, next } = await tables.open(page.next)
    page = { items: [...page.items, ...items], next }
  }
  return page
}

function GameOption({ id }: { readonly id: string }) {
  const info = gameInfo(id)
  if (info === null) return null
  return (
    <Words game={info}>
      <NamedOption info={info} />
    </Words>
  )
}

function NamedOption({ info }: { readonly info: GameInfo }) {
  const { say } = useWords()
  return <option value={info.id}>{say(info.name)}</option>
}

function OpenTable({ table }: { readonly table: TableSeen }) {
  const info = gameInfo(table.game)
  if (info === null) return null
  return (
    <Words game={info} more={onlineWords}>
      <OpenRow table={table} info={info} />
    </Words>
  )
}

function OpenRow({ table, info }: { readonly table: TableSeen; readonly info: GameInfo }) {
  const { say, list } = useWords()
  const seats = useSeatsAt(info, table)
  const free = table.seats.filter((seat) => isFree(seat, table))
  const needed = list(free.map(({ seat }) => seats.role(seat)))
  return (
    <li data-table={table.id}>
      <p className="open-name">
        <b>{table.name}</b>
        <small>
          {table.status === 'playing'
            ? say('online.open.needs', { seats: needed })
            : say('online.open.by', {
                game: info.name,
                name: table.host?.name ?? '—',
                language: LANGUAGE_NAMES[table.language],
              })}
        </small>
      </p>
      <p className="open-seats">
        <SeatMarks table={table} seats={seats} />
        <small>{say(table.turnSeconds === null ? 'online.new.tempo.tonight' : tempoOf(table.turnSeconds))}</small>
      </p>
      <a
        className="btn small"
        href={`#/join/table/${table.id}`}
        aria-label={say('online.sit-at', { table: table.name })}
      >
        {say('online.sit')}
      </a>
    </li>
  )
}
