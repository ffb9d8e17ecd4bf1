// Metrics that a game reports to the balance run: cards and other items, sources of points, policies in force.
import type { Seat } from '@hustings/kernel'

export interface GameMetrics<S, E> {
  /** Item that a player got, as `<kind>:<id>`. */
  had(event: E): { readonly seat: Seat; readonly what: string } | undefined
  /** Kinds whose first item per player is also counted separately, as `first-<kind>`. */
  readonly firsts?: readonly string[]
  points(event: E): { readonly seat: Seat; readonly why: string; readonly amount: number } | undefined
  /** Place of a seat, such as a board or a class. */
  place(state: S, seat: Seat): string
  /** All places in display order. */
  readonly placeOrder: readonly string[]
  /** Display color of a place. */
  color(place: string): 'red' | 'gold' | 'blue' | 'grey' | 'green'
  /** Policies in force: question and answer. */
  inForce(state: S): readonly (readonly [question: string, answer: string])[]
  /** Item that this option of a prompt plays. */
  offered(prompt: string, option: string): string | undefined
  /** English name of an item, place, source or policy. */
  name(key: string): string
  /** Kinds of items in display order. */
  readonly kinds: readonly { readonly kind: string; readonly title: string }[]
  /** All items that these places can have, so that the report can list unused ones. */
  all(places: readonly string[]): readonly string[]
  /** Name of a stage, such as "round". */
  readonly stage: string
}
