// Storage tiles (chapters 21 and 23.6): permanent room for one resource.
import { type Reason, type Script, say } from '@hustings/kernel'
import { STORAGE_TILE_COST, STORAGE_TILES } from '../../data/boards.ts'
import { type OwnerClass, WARES, type Ware } from '../../data/vocabulary.ts'
import type { HegemonyState } from '../../state/state.ts'
import { cannotPay, canPay, pay } from '../economy/money.ts'
import { because, type HegemonyTable, offer, type PlainAction, resourceName } from '../table.ts'

const NO_TILE_LEFT = because('H-CAP-STORE-02', 'no-storage-tile-left')
const ALL_EXTENDED = because('H-STORE-05', 'all-storages-extended')

/** Tiles not yet in play, of the 6 in the box. */
export function storageTilesLeft(s: HegemonyState): number {
  let left = STORAGE_TILES
  for (const ware of WARES) {
    if (s.middle.tiles[ware]) left--
    if (s.capitalist.tiles[ware]) left--
  }
  return left
}

export function whyNoStorageTile(s: HegemonyState, role: OwnerClass): Reason | null {
  if (storageTilesLeft(s) === 0) return NO_TILE_LEFT
  return WARES.some((ware) => !s[role].tiles[ware]) ? null : ALL_EXTENDED
}

/** Takes a tile from the Supply for a resource without one (H-STORE-05); returns null when none is available. */
export function* gainStorageTile(t: HegemonyTable, role: OwnerClass): Script<Ware | null> {
  const s = t.state
  if (whyNoStorageTile(s, role) !== null) return null
  const ware = yield* t.choose(
    role,
    say('ask.storage-tile'),
    WARES.filter((kind) => !s[role].tiles[kind]).map((kind) =>
      offer(`resource:${kind}`, kind, resourceName(kind), `stock:${role}-${kind}`),
    ),
  )
  s[role].tiles[ware] = true
  t.emit({ type: 'storage-tile', role, ware })
  return ware
}

/** H-CAP-STORE-01; only the Capitalist Class buys tiles (H-STORE-06). */
export const buyStorage: PlainAction = {
  id: 'buy-storage',
  whyNot: (s) =>
    canPay(s, 'capitalist', STORAGE_TILE_COST) ? whyNoStorageTile(s, 'capitalist') : cannotPay(STORAGE_TILE_COST),
  *perform(t) {
    pay(t, 'capitalist', 'supply', STORAGE_TILE_COST, 'storage')
    yield* gainStorageTile(t, 'capitalist')
  },
}
