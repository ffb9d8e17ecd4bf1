// The head of a player's panel: role, player and points.

import { memo } from 'react'
import { useWords } from '../../../i18n/context.ts'
import { Spot } from '../../../table/board/Spot.tsx'
import { useCompany } from '../../../table/model/company.ts'
import { useTable } from '../../../table/model/context.ts'
import { useSeats } from '../../../table/model/use-seats.ts'
import { AutomaSign } from '../marks/AutomaSign.tsx'
import { RoleShape } from '../marks/RoleShape.tsx'
import type { Role } from '../words/model.ts'

interface PanelHeadProps {
  readonly role: Role
  readonly vp: number
  readonly own: boolean
  /** Played by an Automa. */
  readonly automa: boolean
}

export const PanelHead = memo(function PanelHead({ role, vp, own, automa }: PanelHeadProps) {
  const { say, number } = useWords()
  const { people } = useTable()
  const seats = useSeats()
  const named = people[role]?.name ?? ''
  const name = automa ? '' : people[role]?.kind === 'bot' ? seats.person(role) : named
  const company = useCompany()
  return (
    <Spot target={`role:${role}`} tip={`term:${role}`} className="hg-head">
      <RoleShape of={role} />
      <span className="names" title={name}>
        <h3>{say(`board.panel.${role}`)}</h3>
        <span className={own ? 'who own' : 'who'}>{name}</span>
        {own && <span className="visually-hidden">{say('board.you')}</span>}
      </span>
      {automa && <AutomaSign role={role} />}
      {company?.mark(role)}
      <span className="vp" data-anchor={`vp:${role}`} data-tip="term:vp">
        {number(vp)}
        <small>{say('board.vp')}</small>
      </span>
    </Spot>
  )
})
