// Lobby (chapter 23.6): the Capitalist Class buys Influence with Capital.
import type { Reason } from '@hustings/kernel'
import { LOBBY } from '../../data/boards.ts'
import type { HegemonyState } from '../../state/state.ts'
import { cannotPay, canPay, payFromCapital } from '../economy/money.ts'
import { gainInfluence } from '../economy/stock.ts'
import { because, type PlainAction, simply } from '../table.ts'

const NO_INFLUENCE_LEFT = because('H-COMP-04', 'no-influence-left')

function whyNoLobby(s: HegemonyState): Reason | null {
  if (!canPay(s, 'capitalist', LOBBY.cost)) return cannotPay(LOBBY.cost)
  return s.influence === 0 ? NO_INFLUENCE_LEFT : null
}

/** H-CAP-LOBBY-01. */
export const lobby: PlainAction = {
  id: 'lobby',
  whyNot: whyNoLobby,
  perform: simply((t) => {
    payFromCapital(t, 'supply', LOBBY.cost, 'lobby')
    gainInfluence(t, 'capitalist', LOBBY.influence, 'gained')
  }),
}
