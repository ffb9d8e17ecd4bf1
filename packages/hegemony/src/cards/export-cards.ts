// Foreign Market Insight, for both decks that have it: new Export cards are turned up and one of them all is kept.
import { discardCard, drawCard, recycleDiscard, type Script, say } from '@hustings/kernel'
import { exportCard } from '../data/exports.ts'
import type { ExportSale } from '../data/facts.ts'
import type { OwnerClass } from '../data/vocabulary.ts'
import { type HegemonyTable, offer } from '../rules/table.ts'

/** The player decides which card is in force; the others are discarded. */
export function* renewExportCard(t: HegemonyTable, role: OwnerClass, count: number): Script {
  const s = t.state
  const deck = s.decks.export
  const revealed: string[] = []
  while (revealed.length < count) {
    recycleDiscard(t, deck)
    const card = drawCard(t, deck)
    if (card === undefined) break
    revealed.push(card)
  }
  t.emit({ type: 'cards-seen', deck: 'export', cards: revealed })
  const all = [s.exportCard, ...revealed]
  const kept = yield* t.choose(role, say('ask.export-card'), all.map(exportCardOffer))
  for (const card of all) if (card !== kept) discardCard(deck, card)
  if (kept === s.exportCard) return
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
