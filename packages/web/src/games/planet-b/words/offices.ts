// The current effect of an office: only the branch for a moral or immoral holder.
import { type Action, type Box, OFFICE_CARDS, type Office } from '@hustings/planet-b'

export function officeBox(office: Office, immoral: boolean): Box {
  const { cost, do: actions } = OFFICE_CARDS[office].turn
  return { cost, do: actions.flatMap((action) => applying(action, immoral)) }
}

function applying(action: Action, immoral: boolean): readonly Action[] {
  if (action.op === 'if') return immoral ? action.do : action.otherwise
  if (action.op === 'law' && action.deck === 'by_morality') return [{ ...action, deck: immoral ? 'blue' : 'yellow' }]
  return [action]
}
