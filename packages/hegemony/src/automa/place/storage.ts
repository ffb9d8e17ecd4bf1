// Storage that the Capitalist Automa buys automatically when it holds more than it can store (CC-AC-14 to CC-AC-16).
import { STORAGE, STORAGE_TILE_COST } from '../../data/boards.ts'
import type { Ware } from '../../data/vocabulary.ts'
import { storageTilesLeft } from '../../rules/actions/storage.ts'
import { canPay, pay } from '../../rules/economy/money.ts'
import type { Overflow } from '../../rules/extensions.ts'
import type { HegemonyTable } from '../../rules/table.ts'
import type { HegemonyState } from '../../state/state.ts'
import { isAutoma } from './automa.ts'

/** Room of the tile that it would buy for a ware after paying this price; 0 when it would buy none. */
function roomToBuy(s: HegemonyState, ware: Ware, price: number): number {
  if (!isAutoma(s, 'capitalist') || s.capitalist.tiles[ware] || storageTilesLeft(s) === 0) return 0
  return canPay(s, 'capitalist', price + STORAGE_TILE_COST) ? STORAGE.tile.capitalist[ware] : 0
}

/** Buys the tile, if possible, for wares that fit neither the Storage nor the Free Trade Zone. */
function makeRoom(t: HegemonyTable, ware: Ware): void {
  const s = t.state
  if (roomToBuy(s, ware, 0) === 0) return
  pay(t, 'capitalist', 'supply', STORAGE_TILE_COST, 'storage')
  s.capitalist.tiles[ware] = true
  t.emit({ type: 'storage-tile', role: 'capitalist', ware })
}

export const overflow: Overflow = { roomFor: roomToBuy, makeRoom }
