// The model of the game for its components.
export type * from '@hustings/planet-b'

import type { PlanetBView, PlayerSeat, PlayerView } from '@hustings/planet-b'

/** The players in board order, with the information of this viewer. */
export function playersOf(view: PlanetBView): readonly PlayerView[] {
  return view.order.flatMap((seat) => view.seats[seat] ?? [])
}

export function isSeat(view: PlanetBView, seat: string): seat is PlayerSeat {
  return view.order.some((each) => each === seat)
}

/** The default district: the viewer's, or that of the active player. */
export function homeOf(view: PlanetBView): PlayerSeat | undefined {
  return view.order.find((seat) => seat === view.viewer) ?? view.active ?? view.order[0]
}
