// How events move things on the board. The frame animates; the game says what goes from where to where.
import type { IconName } from '../ui/icon-names.ts'

/** The value of a `data-anchor` or `data-target` attribute on the board: "money:working", "company:clinic". */
export type Anchor = string

export type Motion =
  /** A thing travels from one place to another: coins, cubes, workers. */
  | {
      readonly kind: 'travel'
      readonly from: Anchor
      readonly to: Anchor
      readonly icon: IconName
      readonly amount: number
    }
  /** A gain or loss floats up from its place. */
  | { readonly kind: 'float'; readonly at: Anchor; readonly amount: number; readonly icon?: IconName }
  /** Something changed here: one wash. */
  | { readonly kind: 'flash'; readonly at: Anchor }
