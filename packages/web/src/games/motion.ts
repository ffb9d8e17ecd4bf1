// Animations of events on the board. The frame animates; the game provides the elements and their paths.
import type { IconName } from '../ui/icon-names.ts'
import type { SeatColour } from '../ui/seat-colours.ts'

/** The value of a `data-anchor` or `data-target` attribute on the board: "money:working", "company:clinic". */
export type Anchor = string

/** The moving element: an icon, or a drawing of the game (SVG markup). */
export type Seen = { readonly icon: IconName } | { readonly picture: string }

export type Motion =
  /** An element moves between places: coins, cubes, workers. */
  | (Seen & {
      readonly kind: 'travel'
      readonly from: Anchor
      readonly to: Anchor
      readonly amount: number
      readonly colour?: SeatColour
    })
  /** A gain or loss rises from its place. */
  | { readonly kind: 'float'; readonly at: Anchor; readonly amount: number; readonly icon?: IconName }
  /** A card or tile turns over. */
  | { readonly kind: 'turn'; readonly at: Anchor }
  /** An element is placed. */
  | { readonly kind: 'drop'; readonly at: Anchor }
  /** A marker moves along a track, over the spaces between. */
  | (Seen & {
      readonly kind: 'slide'
      readonly from: Anchor
      readonly to: Anchor
      readonly over?: readonly Anchor[]
      readonly colour?: SeatColour
    })
  /** From a bag or deck: it rises, stays visible, then moves to its place. */
  | (Seen & {
      readonly kind: 'draw'
      readonly from: Anchor
      readonly to: Anchor
      readonly colour?: SeatColour
    })
  /** A changed element flashes once. */
  | { readonly kind: 'flash'; readonly at: Anchor }
  /** The following animations are the next step: they wait until the previous ones end. */
  | { readonly kind: 'then' }
