// The current state of a table before its match: by socket news, with polling if the connection is lost.
import type { ChatLine, TableSeen } from '@hustings/protocol'
import { useCallback, useEffect, useState } from 'react'
import { tables } from '../wire/api.ts'
import { openLink } from '../wire/link.ts'
import { type Asked, useAsked } from '../wire/use-asked.ts'
import { Beside } from './beside.ts'

const EVERY = 5000

export interface FollowedTable extends Asked<TableSeen> {
  /** The chat; null until it is loaded. */
  readonly lines: readonly ChatLine[] | null
}

export function useTable(id: string): FollowedTable {
  const load = useCallback(() => tables.get(id), [id])
  const asked = useAsked(load, EVERY)
  const [lines, setLines] = useState<readonly ChatLine[] | null>(null)
  const { set, again } = asked
  const path = asked.value?.socketPath
  useEffect(() => {
    if (path === undefined) return
    let here = true
    let leave = () => {}
    const follow = async () => {
      const link = await openLink(path)
      leave = () => link.close()
      const beside = await Beside.at(link, id, null)
      const hear = () => {
        const { table, lines, gone } = beside.get()
        if (gone) void again()
        else set(table)
        setLines(lines)
      }
      leave = () => {
        beside.close()
        link.close()
      }
      if (!here) return leave()
      beside.subscribe(hear)
      hear()
    }
    follow().catch(() => leave()) // polling replaces the socket
    return () => {
      here = false
      leave()
    }
  }, [id, path, set, again])
  return { ...asked, lines }
}
