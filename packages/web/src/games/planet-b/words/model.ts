// The words of the game, for everything that draws it.
export type * from '@hustings/planet-b'

import type { PlanetBView, PlayerSeat, PlayerView } from '@hustings/planet-b'

/** The players in the order of their boards, each with what this viewer may know. */
export function playersOf(view: PlanetBView): readonly PlayerView[] {
  return view.order.flatMap((seat) => view.seats[seat] ?? [])
}

export function isSeat(view: PlanetBView, seat: string): seat is PlayerSeat {
  return view.order.some((each) => each === seat)
}

/** Whose district is looked at when nobody asked for another: the viewer's own, or the one whose turn it is. */
export function homeOf(view: PlanetBView): PlayerSeat | undefined {
  return view.order.find((seat) => seat === view.viewer) ?? view.active ?? view.order[0]
}
