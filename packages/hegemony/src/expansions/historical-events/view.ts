// The public view of the Historical Events: the setup card, and the face-up cards with their triggers.
import { historyCard } from '../../data/historical-events.ts'
import type { HegemonyState } from '../../state/state.ts'
import type { HistoryView } from '../../state/view.ts'
import { isRequirementMet, requirementOf } from './requirements.ts'

export function viewHistory(s: HegemonyState): HistoryView | null {
  if (s.history === null) return null
  const open = s.history.open.map(({ card, happened }) => {
    const { trigger, by = [] } = historyCard(card)
    return {
      card,
      happened,
      trigger,
      by: by.filter((role) => s.roles.includes(role)),
      requirement: requirementOf(s, card),
      met: isRequirementMet(s, card),
    }
  })
  return { setup: s.history.setup, open }
}
