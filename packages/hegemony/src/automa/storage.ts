// Storage that the Capitalist Automa buys by itself whenever it holds more than it can store (CC-AC-14 to CC-AC-16).
import { STORAGE_TILE_COST } from '../data/boards.ts'
import type { Ware } from '../data/vocabulary.ts'
import { storageTilesLeft } from '../rules/actions/storage.ts'
import { canPay, pay } from '../rules/economy/money.ts'
import { freeTradeZoneRoom, isGood, room } from '../rules/economy/stock.ts'
import type { HegemonyTable } from '../rules/table.ts'
import { isAutoma } from './place/automa.ts'

/** Before so many of a ware are stored; Food and Luxury may overflow into the Free Trade Zone first. */
export function makeRoom(t: HegemonyTable, ware: Ware, amount: number): void {
  const s = t.state
  if (!isAutoma(s, 'capitalist') || s.capitalist.tiles[ware] || storageTilesLeft(s) === 0) return
  const space = room(s, 'capitalist', ware) + (isGood(ware) ? freeTradeZoneRoom(s, ware) : 0)
  if (amount <= space || !canPay(s, 'capitalist', STORAGE_TILE_COST)) return
  pay(t, 'capitalist', 'supply', STORAGE_TILE_COST, 'storage')
  s.capitalist.tiles[ware] = true
  t.emit({ type: 'storage-tile', role: 'capitalist', ware })
}
