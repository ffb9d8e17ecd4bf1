// Production lines and production tiles (PB-PROD-02, PB-TILE).
import { type Offer, type Script, say } from '@hustings/kernel'
import { PLAYER_BOARDS, PRODUCTION_TILE_PRICE } from '../../data/boards.ts'
import { LINES, type Line, type PlayerSeat, RESOURCES, type Resource } from '../../data/vocabulary.ts'
import type { PlanetBState } from '../../state/state.ts'
import { offer, type PlanetBTable, remembered, resourceName } from '../table.ts'
import { payMoney } from './money.ts'

const CELLS = [0, 1, 2] as const

interface Cell {
  readonly line: Line
  readonly cell: number
}

export function printedResource(s: PlanetBState, seat: PlayerSeat, line: Line, cell: number): Resource {
  const resource = PLAYER_BOARDS[s.player[seat].board - 1]?.lines[line][cell]
  if (resource === undefined) throw new Error(`the board of ${seat} has no cell ${line} ${cell}`)
  return resource
}

/** Product of the cell: its tile, or the printed resource (PB-PROD-02, PB-TILE-04). */
export function producedBy(s: PlanetBState, seat: PlayerSeat, line: Line, cell: number): Resource {
  return s.player[seat].cells[line][cell] ?? printedResource(s, seat, line, cell)
}

export function lineOf(s: PlanetBState, seat: PlayerSeat, line: Line): readonly Resource[] {
  return CELLS.map((cell) => producedBy(s, seat, line, cell))
}

/** Some tile is left, and the money for it is there (PB-TILE-01). */
export function canBuyTile(s: PlanetBState, seat: PlayerSeat): boolean {
  return s.player[seat].money >= PRODUCTION_TILE_PRICE && tilesLeft(s, seat)
}

export function tilesLeft(s: PlanetBState, seat: PlayerSeat): boolean {
  const { stock } = s.player[seat]
  for (const resource of RESOURCES) if (stock[resource] > 0) return true
  return false
}

export function hasTileOnBoard(s: PlanetBState, seat: PlayerSeat): boolean {
  const { upper, lower } = s.player[seat].cells
  for (const cell of CELLS) if (upper[cell] !== null || lower[cell] !== null) return true
  return false
}

const stockOffer = remembered((resource: Resource) =>
  offer(`stock:${resource}`, resource, say('option.tile', { resource: resourceName(resource) }), `stock:${resource}`),
)

/** The offer of a cell, for every line, place and resource it can show. */
const cellOffers = { upper: CELLS.map(offersAt('upper')), lower: CELLS.map(offersAt('lower')) }
function offersAt(line: Line): (cell: number) => (resource: Resource) => Offer<Cell> {
  return (cell) =>
    remembered((resource: Resource) => {
      const label = say('option.cell', {
        line: say(`line.${line}`),
        number: cell + 1,
        resource: resourceName(resource),
      })
      const id = `cell:${line}:${cell + 1}`
      return offer(id, { line, cell }, label, id)
    })
}

function cellOffer(s: PlanetBState, seat: PlayerSeat, line: Line, cell: number): Offer<Cell> {
  const offered = cellOffers[line][cell]?.(producedBy(s, seat, line, cell))
  if (offered === undefined) throw new Error(`no line has a cell ${cell}`)
  return offered
}

/** The cells that are wanted, both lines from the left. */
function cellOffersOf(s: PlanetBState, seat: PlayerSeat, coveredOnly: boolean): Offer<Cell>[] {
  const offers: Offer<Cell>[] = []
  for (const line of LINES) {
    const tiles = s.player[seat].cells[line]
    for (const cell of CELLS) if (!coveredOnly || tiles[cell] !== null) offers.push(cellOffer(s, seat, line, cell))
  }
  return offers
}

function stockOffers(s: PlanetBState, seat: PlayerSeat): Offer<Resource>[] {
  const { stock } = s.player[seat]
  const offers: Offer<Resource>[] = []
  for (const resource of RESOURCES) if (stock[resource] > 0) offers.push(stockOffer(resource))
  return offers
}

const ASK_TILE = say('ask.tile', { price: PRODUCTION_TILE_PRICE })
const askCell = remembered((resource: Resource) => say('ask.cell', { resource: resourceName(resource) }))

/** A tile of choice from the own stock on any cell; a covered tile goes back to the stock (PB-TILE-02, PB-TILE-05, PB-TILE-07). */
export function* buyTile(t: PlanetBTable, seat: PlayerSeat): Script {
  const player = t.state.player[seat]
  const resource = yield* t.choose(seat, ASK_TILE, stockOffers(t.state, seat))
  const { line, cell } = yield* t.choose(seat, askCell(resource), cellOffersOf(t.state, seat, false))
  payMoney(t, seat, PRODUCTION_TILE_PRICE, 'tile')
  const covered = player.cells[line][cell] ?? null
  if (covered !== null) player.stock[covered]++
  player.stock[resource]--
  player.cells[line][cell] = resource
  t.emit({ type: 'tile-bought', seat, resource, line, cell: cell + 1, covered })
}

const ASK_TILE_OFF = say('ask.tile-off')

/** Back to the stock; nothing is refunded (PB-TILE-06). */
export function* takeTileOff(t: PlanetBTable, seat: PlayerSeat): Script {
  const player = t.state.player[seat]
  const { line, cell } = yield* t.choose(seat, ASK_TILE_OFF, cellOffersOf(t.state, seat, true))
  const resource = producedBy(t.state, seat, line, cell)
  player.cells[line][cell] = null
  player.stock[resource]++
  t.emit({ type: 'tile-off', seat, resource, line, cell: cell + 1 })
}
