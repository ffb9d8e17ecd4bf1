// What Automas tell, as lines of the log: the card, the action, what decided. The rest is shown by their sheets.
import { aiCardNumber } from '@hustings/hegemony/data'
import { type Message, say } from '@hustings/kernel'
import type { LogLine } from '../../types.ts'
import type { AutomaEvent } from '../words/model.ts'
import { companyName } from '../words/names.ts'
import { line } from './words.ts'

const ICON = { icon: 'hand' } as const

export function automaLine(event: AutomaEvent): LogLine | null {
  switch (event.type) {
    case 'automa-card':
      return line('cards', [event.role], 'automa-card', { number: aiCardNumber(event.card) }, ICON)
    case 'automa-symbol':
      if (event.outcome !== 'no') return null
      return line('cards', [event.role], 'automa-symbol.no', { action: codeName(event.code), found: [...event.found] })
    case 'automa-check': {
      const check = say(`automa.check.${event.code}`)
      if (event.moves.length === 0) return line('cards', [event.role], 'automa-check.none', { check })
      const moves = event.moves.map(({ card, rows }) => say('log.automa-move', { card: priorityName(card), rows }))
      return line('cards', [event.role], 'automa-check', { check, moves })
    }
    case 'automa-bonus':
      if (event.outcome === 'inactive') return null
      if (event.outcome === 'lost') return line('cards', [event.role], 'automa-bonus.lost')
      return line('cards', [event.role], 'automa-bonus.used', { bonus: say(`bonus.${event.bonus}`) })
    case 'automa-action': {
      const extra = { ...ICON, announce: true }
      if (event.special !== undefined) {
        return line('cards', [event.role], 'automa-special', { special: say(`special.${event.special}`) }, extra)
      }
      return line('cards', [event.role], 'automa-action', { action: codeName(event.action) }, extra)
    }
    case 'automa-free-actions':
      if (event.actions.length === 0) return null
      return line('cards', [event.role], 'automa-free', { actions: [...event.actions] })
    case 'preference-list': {
      const chosen = event.candidates.find(({ id }) => id === event.chosen)
      const decisive = event.results.find(({ decides }) => decides)
      if (chosen === undefined || decisive === undefined) return null
      return line('cards', [event.role], 'preference-list', {
        list: say(`list.${event.list}`),
        chosen: chosen.label,
        bullet: say(`bullet.${decisive.bullet}`),
      })
    }
    case 'immediate-vote-tested': {
      const { own, others, called } = event
      return line('votes', [event.role], `immediate-vote-tested.${called ? 'called' : 'not'}`, { own, others })
    }
    case 'automa-influence':
      return line('votes', event.group, 'automa-influence', { instruction: say(`influence.${event.instruction}`) })
    case 'automa-influence-drawn':
      if (event.cards.length === 0) return null
      return line('votes', event.group, 'automa-influence-drawn', {
        cards: event.cards.length,
        symbols: event.symbols,
        amount: event.amount,
      })
    case 'automa-draw':
      return line('cards', [event.role], `automa-draw.${event.why === 'bill' ? 'bill' : event.yes ? 'yes' : 'no'}`)
    case 'strike-response':
      return line('workers', [event.role], `strike-response.${event.raised ? 'raised' : 'not'}`, {
        company: companyName(event.company),
      })
    case 'ai-deck-renewed':
      return line('cards', [event.role], 'ai-deck-renewed')
    case 'automa-turn': // the sheets show these
    case 'automa-done':
    case 'priority-moved':
    case 'priority-collapsed':
    case 'priority-board':
      return null
  }
}

function codeName(code: string): Message {
  return say(`automa.code.${code}`)
}

/** A card of a priority board: an action or a policy. */
export function priorityName(card: string | number): Message {
  return typeof card === 'number' ? say('automa.policy-card', { policy: card }) : codeName(card)
}
