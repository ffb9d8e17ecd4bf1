// Foreign Market Insight, for both decks that have it: draws new Export cards and keeps one of all cards.
import { drawCards, recycleDiscard, type Script, say } from '@hustings/kernel'
import { exportCard } from '../data/exports.ts'
import type { ExportSale } from '../data/facts.ts'
import type { OwnerClass } from '../data/vocabulary.ts'
import { type HegemonyTable, offer } from '../rules/table.ts'

/** The player decides which card is in force; the others are discarded. */
export function* renewExportCard(t: HegemonyTable, role: OwnerClass, count: number): Script {
  const s = t.state
  const deck = s.decks.export
  const revealed = drawCards(t, deck, count)
  if (revealed.length < count) {
    recycleDiscard(t, deck)
    revealed.push(...drawCards(t, deck, count - revealed.length))
  }
  deck.discard.push(...revealed)
  t.emit({ type: 'cards-seen', deck: 'export', cards: revealed })
  const current = s.exportCard
  const kept = yield* t.choose(role, say('ask.export-card'), [current, ...revealed].map(exportCardOffer))
  if (kept === current) return
  deck.discard.splice(deck.discard.indexOf(kept), 1, current)
  s.exportCard = kept
  t.emit({ type: 'export-card', card: kept })
}

function exportCardOffer(id: string) {
  const { food, luxury, health, education } = exportCard(id).sales
  const label = say('option.export-card', {
    food: lots(food),
    luxury: lots(luxury),
    health: lots(health),
    education: lots(education),
  })
  return offer(`card:${id}`, id, label, `card:${id}`)
}

function lots(sales: readonly [ExportSale, ExportSale]): string {
  return sales.map(({ amount, price }) => `${amount}→${price}`).join(', ')
}
