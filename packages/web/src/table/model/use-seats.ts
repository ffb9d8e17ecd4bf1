// The seats of the match on the table.
import { type Seats, useSeatsOf } from '../../seating/seats.ts'
import { useTable } from './context.ts'

export function useSeats(): Seats {
  return useSeatsOf(useTable())
}
