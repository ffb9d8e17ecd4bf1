// The panel of one player at the side of the table.

import type { Layout } from '../../types.ts'
import { automaOf } from '../words/automas.ts'
import type { HegemonyView, Role } from '../words/model.ts'
import { roleHook } from '../words/roles.ts'
import { CapitalistPanel } from './CapitalistPanel.tsx'
import { MiddlePanel } from './MiddlePanel.tsx'
import { ModuleChips } from './ModuleChips.tsx'
import { OwnAgenda } from './OwnAgenda.tsx'
import { PanelHead } from './PanelHead.tsx'
import { StatePanel } from './StatePanel.tsx'
import { WorkingPanel } from './WorkingPanel.tsx'

interface PlayerPanelProps {
  readonly role: Role
  readonly view: HegemonyView
  readonly own: boolean
  /** With all details; otherwise only what matters about an opponent. */
  readonly full: boolean
  readonly layout: Layout
}

export function PlayerPanel({ role, view, own, full, layout }: PlayerPanelProps) {
  const active = view.active === role
  return (
    <section
      className={`panel hg-player ${roleHook(role)}${active ? ' active' : ''}${full ? ' full' : ''}`}
      data-testid={`seat:${role}`}
      data-anchor={`panel:${role}`}
    >
      <PanelHead role={role} vp={view[role].vp} own={own} automa={automaOf(view, role) !== undefined} />
      <Body role={role} view={view} full={full} />
      {own && view.hidden?.own != null && <OwnAgenda own={view.hidden.own} />}
      <ModuleChips role={role} view={view} inFull={layout !== 'table'} />
    </section>
  )
}

function Body({ role, view, full }: Omit<PlayerPanelProps, 'own' | 'layout'>) {
  switch (role) {
    case 'working':
      return <WorkingPanel player={view.working} farms={view.companies.working} full={full} />
    case 'middle':
      return <MiddlePanel player={view.middle} full={full} />
    case 'capitalist':
      return <CapitalistPanel player={view.capitalist} full={full} />
    case 'state':
      return <StatePanel player={view.state} policies={view.policies} />
  }
}
