// A table before and beside its match, kept up to date.
import type { TableSeen } from '@hustings/protocol'
import { useCallback } from 'react'
import { tables } from './api.ts'
import { type Asked, useAsked } from './use-asked.ts'

const EVERY = 2500

export function useTable(id: string): Asked<TableSeen> {
  const load = useCallback(() => tables.get(id), [id])
  return useAsked(load, EVERY)
}
