// The exchange of a tile (PB-EXCH): at the end of the turn in which its lowest suitcase space was filled.
import type { Script } from '@hustings/kernel'
import { EXCHANGE_GAIN, EXCHANGE_STEPS, MARKETS, SUITCASE_SPACES } from '../../data/boards.ts'
import type { PlayerSeat, Space } from '../../data/vocabulary.ts'
import type { Conglomerate, PlanetBState } from '../../state/state.ts'
import { carryOut } from '../boxes/box.ts'
import { moveMarker } from '../politics/votes.ts'
import type { PlanetBTable } from '../table.ts'

/** The space whose tile is exchanged after this turn: the one where the last suitcase was put (PB-EXCH-01, PB-EXCH-12). */
export function exchangeDue(s: PlanetBState): Space | null {
  const { space } = s.turn
  return space !== null && s.deals[space].suitcases === SUITCASE_SPACES[s.players] ? space : null
}

const GAIN = { cost: [], do: [EXCHANGE_GAIN] }

/** The five steps in their order (PB-EXCH-04 to 10). */
export function* exchange(t: PlanetBTable, seat: PlayerSeat, space: Space): Script {
  t.emit({ type: 'exchange', seat, space })
  yield* carryOut(t, seat, GAIN, 'exchange', null)
  const deal = t.state.deals[space]
  t.emit({ type: 'suitcases-back', space, amount: deal.suitcases })
  deal.suitcases = 0
  replaceTile(t, seat, space)
  moveMarker(t, seat, EXCHANGE_STEPS, 'exchange')
  setPrice(t, space)
}

/** A tile on its first side turns over; on its second it has done its time (PB-EXCH-07). */
export function turnsOver(space: Space, { face }: Conglomerate): boolean {
  return face === MARKETS[space].start
}

/** From its first side to its second, then out of the game; the next one comes from the stack (PB-EXCH-07, PB-EXCH-08). */
function replaceTile(t: PlanetBTable, seat: PlayerSeat, space: Space): void {
  const s = t.state
  const deal = s.deals[space]
  const { tile } = deal
  if (tile === null) return
  const firstSide = MARKETS[space].start
  if (turnsOver(space, tile)) {
    tile.face = firstSide === 'grey' ? 'red' : 'grey'
    t.emit({ type: 'tile-flipped', space, tile: tile.id, face: tile.face })
    return
  }
  s.gone.push(tile.id)
  deal.tile = null
  t.emit({ type: 'tile-gone', space, tile: tile.id })
  const id = s.stack.pop()
  if (id === undefined) return
  // The tile below it is seen now.
  t.reveal()
  deal.tile = { id, face: firstSide }
  t.emit({ type: 'tile-placed', space, tile: id, face: firstSide })
  if (s.stack.length > 0) return
  s.turn.lastTile = true
  t.emit({ type: 'last-turns', seat })
}

/** The disc is on the mark of the face-up side; without a tile it stays (PB-EXCH-10, PB-END-04). */
function setPrice(t: PlanetBTable, space: Space): void {
  const deal = t.state.deals[space]
  const face = deal.tile?.face ?? deal.price
  if (face === deal.price) return
  deal.price = face
  t.emit({ type: 'price', space, face, price: MARKETS[space][face] })
}
