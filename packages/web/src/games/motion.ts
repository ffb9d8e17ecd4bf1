// How events move things on the board. The frame animates; the game says what goes from where to where.
import type { IconName } from '../ui/icon-names.ts'
import type { SeatColour } from '../ui/seat-colours.ts'

/** The value of a `data-anchor` or `data-target` attribute on the board: "money:working", "company:clinic". */
export type Anchor = string

/** What is seen moving: an icon, or a drawing of the game's own (markup of an SVG). */
export type Seen = { readonly icon: IconName } | { readonly picture: string }

export type Motion =
  /** A thing travels from one place to another: coins, cubes, workers. */
  | (Seen & {
      readonly kind: 'travel'
      readonly from: Anchor
      readonly to: Anchor
      readonly amount: number
      readonly colour?: SeatColour
    })
  /** A gain or loss floats up from its place. */
  | { readonly kind: 'float'; readonly at: Anchor; readonly amount: number; readonly icon?: IconName }
  /** A thing shows its other side: a card, a tile. */
  | { readonly kind: 'turn'; readonly at: Anchor }
  /** A thing is put down on its place. */
  | { readonly kind: 'drop'; readonly at: Anchor }
  /** A marker moves along a track, over the spaces between. */
  | (Seen & {
      readonly kind: 'slide'
      readonly from: Anchor
      readonly to: Anchor
      readonly over?: readonly Anchor[]
      readonly colour?: SeatColour
    })
  /** Out of a bag or from a deck: it rises, can be seen, then goes to its place. */
  | (Seen & {
      readonly kind: 'draw'
      readonly from: Anchor
      readonly to: Anchor
      readonly colour?: SeatColour
    })
  /** Something changed here: one wash. */
  | { readonly kind: 'flash'; readonly at: Anchor }
  /** What comes after this is the next step of what is being told: it waits until the one before has been seen. */
  | { readonly kind: 'then' }
