// Company from elsewhere: what a table over the network puts into the frame of every table. On one device there is none.
import type { Seat } from '@hustings/kernel'
import { createContext, type ReactNode, useContext } from 'react'

export interface Company {
  /** Beside the seat: whether whoever plays it is here. */
  mark(seat: Seat): ReactNode
  /** Who is to act, by name, and how long they have. */
  toAct(seat: Seat): ReactNode
  /** In place of the phases: the connection is lost. */
  readonly alarm: ReactNode
  /** In the top bar: who looks on, the chat. */
  readonly marks: ReactNode
  /** In place of "waiting for ...": since when, how long, what can be done about it. */
  readonly waiting: ReactNode
  /** Somebody asks something of everybody. */
  readonly notice: ReactNode
  /** What to do while others decide. */
  readonly meanwhile: ReactNode
  /** In the place of the log when it is opened; a tab of its own on a phone. */
  readonly talk: {
    readonly open: boolean
    readonly label: string
    readonly unread: number
    readonly panel: ReactNode
    readonly onOpen: (open: boolean) => void
  }
  /** Asks the others to take back; null where one cannot. */
  readonly askBack: (() => void) | null
}

export const CompanyContext = createContext<Company | null>(null)

export function useCompany(): Company | null {
  return useContext(CompanyContext)
}
