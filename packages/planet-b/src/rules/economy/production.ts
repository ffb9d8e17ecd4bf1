// Producing, and resources of the player's choice (PB-PROD).
import { type Offer, type Script, say } from '@hustings/kernel'
import { STORE_LIMIT } from '../../data/boards.ts'
import { type Line, type PlayerSeat, RESOURCES, type Resource } from '../../data/vocabulary.ts'
import type { Source } from '../../state/events.ts'
import type { PlanetBState } from '../../state/state.ts'
import { ask, stepOf } from '../means/asking.ts'
import { gainResource, priceOf } from '../means/selling.ts'
import { lineOf, producedBy } from '../means/tiles.ts'
import { type PlanetBTable, remembered, resourceName } from '../table.ts'

const ASK_LINE = say('ask.line')

/** Repeated: one of the two lines, and the three resources it shows now (PB-PROD-02). */
export function* produce(t: PlanetBTable, seat: PlayerSeat, times: number, source: Source): Script {
  for (let step = 1; step <= times; step++) {
    const line = yield* ask(
      t,
      seat,
      ASK_LINE,
      () => [lineOffer(t.state, seat, 'upper'), lineOffer(t.state, seat, 'lower')],
      stepOf(step, times),
    )
    if (line === null) return
    const resources = lineOf(t.state, seat, line)
    t.emit({ type: 'production', seat, line, resources })
    for (const resource of resources) gainResource(t, seat, resource, 1, 'production', source)
  }
}

/** The offer of a line, for each three resources it can show. */
const lineOffers = { upper: offersOf('upper'), lower: offersOf('lower') }
function offersOf(line: Line): (one: Resource) => (two: Resource) => (three: Resource) => Offer<Line> {
  return remembered((one: Resource) =>
    remembered((two: Resource) =>
      remembered((three: Resource): Offer<Line> => {
        const resources = [one, two, three].map(resourceName)
        const label = say('option.line', { line: say(`line.${line}`), resources })
        return { id: `line:${line}`, value: line, label, target: `line:${line}` }
      }),
    ),
  )
}
function lineOffer(s: PlanetBState, seat: PlayerSeat, line: Line): Offer<Line> {
  return lineOffers[line](producedBy(s, seat, line, 0))(producedBy(s, seat, line, 1))(producedBy(s, seat, line, 2))
}

const ASK_RESOURCE = say('ask.any-resource')
const gainOffer = remembered((resource: Resource): Offer<Resource> => {
  const id = `store:${resource}`
  return { id, value: resource, label: say('option.resource', { resource: resourceName(resource) }), target: id }
})
/** Chosen although the store is full, it is sold at once (PB-PROD-10). */
const soldOffer = RESOURCES.map((resource) =>
  remembered((price: number): Offer<Resource> => {
    const id = `store:${resource}`
    const label = say('option.resource-sold', { resource: resourceName(resource), price })
    return { id, value: resource, label, target: id }
  }),
)

/** A resource of choice for each symbol (PB-PROD-07). */
export function* gainAnyResources(t: PlanetBTable, seat: PlayerSeat, amount: number, source: Source): Script {
  for (let step = 1; step <= amount; step++) {
    const resource = yield* ask(t, seat, ASK_RESOURCE, () => resourceOffers(t, seat), stepOf(step, amount))
    if (resource !== null) gainResource(t, seat, resource, 1, 'box', source)
  }
}

function resourceOffers(t: PlanetBTable, seat: PlayerSeat): Offer<Resource>[] {
  const { store } = t.state.player[seat]
  return RESOURCES.map((resource, i) => {
    const sold = store[resource] < STORE_LIMIT ? undefined : soldOffer[i]
    return sold === undefined ? gainOffer(resource) : sold(priceOf(t.state, resource))
  })
}
