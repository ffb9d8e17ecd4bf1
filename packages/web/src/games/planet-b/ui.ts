// Planet B's components for the table.
import './css/index.css'
import type { GameUi } from '../types.ts'
import { Board } from './board/Board.tsx'
import { seatFacts } from './facts.ts'
import { Hand } from './hand/Hand.tsx'
import { LOG_KINDS, presented } from './log/presentation.ts'
import { beats } from './overlay/beats.tsx'
import { Overlay } from './overlay/Overlay.tsx'
import { sections } from './phone/sections.tsx'
import { Players } from './players/Players.tsx'
import { context, optionIcon, status } from './status.ts'
import { TipContent } from './tips/TipContent.tsx'
import { TERMS } from './tips/terms.ts'
import type { PlanetBEvent, PlanetBView } from './words/model.ts'
import { numberLabel } from './words/numbers.ts'

export const ui: GameUi<PlanetBView, PlanetBEvent> = {
  id: 'planet-b',
  Board,
  Players,
  Hand,
  Overlay,
  sections,
  terms: TERMS,
  Tip: TipContent,
  status,
  seatFacts,
  context,
  optionIcon,
  line: presented.line,
  logKinds: LOG_KINDS,
  number: numberLabel,
  following: presented,
  beats,
  motion: presented.motion,
  report: async (...match) => (await import('./report.ts')).report(...match),
}
