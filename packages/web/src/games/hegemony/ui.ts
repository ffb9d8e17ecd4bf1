// Hegemony's components for the table.
import './css/index.css'
import { fetched } from '../../ui/fetched.tsx'
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
import { TERMS } from './tips/terms.ts'
import type { HegemonyEvent, HegemonyView } from './words/model.ts'
import { numberLabel } from './words/numbers.ts'

export const ui: GameUi<HegemonyView, HegemonyEvent> = {
  id: 'hegemony',
  Board,
  Players,
  Hand,
  Overlay,
  sections,
  terms: TERMS,
  Tip: fetched(async () => (await import('./tips/TipContent.tsx')).TipContent),
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
