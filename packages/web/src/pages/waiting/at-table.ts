// What every part of the waiting room knows: the table, who looks at it, and how a change comes back.
import type { Me, ServerFacts, TableSeen } from '@hustings/protocol'
import type { GameInfo } from '../../games/types.ts'

export interface AtTableProps {
  readonly info: GameInfo
  readonly table: TableSeen
  readonly facts: ServerFacts
  readonly me: Me | null
  readonly onTable: (table: TableSeen) => void
}
