// What a game tells about balance: who had what, where points came from, which policies are in force, which cards are
// offered. Each game says it in its own way.
import type { Seat } from '@hustings/kernel'

export interface Telling<S, E> {
  /** What a player did or got, by the kind and the id of the thing. */
  had(event: E): { readonly seat: Seat; readonly what: string } | undefined
  /** Kinds of which the first thing that a player gets in a game is told apart, as `first-<kind>`. */
  readonly firsts?: readonly string[]
  points(event: E): { readonly seat: Seat; readonly why: string; readonly amount: number } | undefined
  /** The place by which seats are told apart. */
  place(state: S, seat: Seat): string
  /** All places, in the order in which a reader wants them. */
  readonly placeOrder: readonly string[]
  /** The colour of the table for a place. */
  colour(place: string): 'red' | 'gold' | 'blue' | 'grey' | 'green'
  /** What is in force for all, by the name of the question and of its answer. */
  inForce(state: S): readonly (readonly [question: string, answer: string])[]
  /** The thing that this answer to a question would play. */
  offered(prompt: string, option: string): string | undefined
  /** Names of things, places, sources and policies in English. */
  name(key: string): string
  /** The kinds of things, in the order in which a reader wants them. */
  readonly kinds: readonly { readonly kind: string; readonly title: string }[]
  /** Every thing that those at these places can have: what nobody had is worth telling. */
  all(places: readonly string[]): readonly string[]
  /** What a stage is called, as in "round". */
  readonly stage: string
}
