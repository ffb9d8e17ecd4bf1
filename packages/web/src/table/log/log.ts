// The log as games may read it: everything told up to the moment shown. Boards draw from the view; overlays that tell
// how something happened (a vote, a production phase) need the events as well.
import { createContext, useContext } from 'react'
import type { Log } from '../model/model.ts'

export const LogContext = createContext<Log>([])

export function useLog(): Log {
  return useContext(LogContext)
}
