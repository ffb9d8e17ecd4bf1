// The props of every part of the waiting page: the table, the user, and a callback for changes.
import type { Me, ServerFacts, TableSeen } from '@hustings/protocol'
import type { GameInfo } from '../../games/types.ts'

export interface AtTableProps {
  readonly info: GameInfo
  readonly table: TableSeen
  readonly facts: ServerFacts
  readonly me: Me | null
  readonly onTable: (table: TableSeen) => void
}
