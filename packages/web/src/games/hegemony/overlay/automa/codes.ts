// Names and icons of an Automa's actions, by the codes on its cards.
import type { ActionCode } from '@hustings/hegemony/data'
import { type Message, say } from '@hustings/kernel'
import type { IconName } from '../../../../ui/icon-names.ts'

export const CODE_ICONS = {
  AW: 'worker',
  BGS: 'buy',
  PB: 'bill',
  SA: 'special',
  STR: 'strike',
  DEM: 'demonstration',
  BC: 'build',
  SC: 'price',
  SFM: 'export',
  LOB: 'lobby',
  pressure: 'vote-cube',
} as const satisfies Record<ActionCode | 'pressure', IconName>

export const codeName = (code: ActionCode | 'pressure'): Message => say(`automa.code.${code}`)
