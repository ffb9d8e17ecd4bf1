// Views: the shared parts equal the view built for each viewer alone, and share no object with the state.
import type { GameEvent } from '../event.ts'
import type { Game } from '../game.ts'
import type { GameState } from '../table.ts'
import { mustHold, type Play, sameBytes, sampleMatch, viewersOf } from './play.ts'

export function viewsShareOnlyWhatIsOpen<S extends GameState, O, V, E extends GameEvent>(
  game: Game<S, O, V, E>,
  play: Play,
): void {
  sampleMatch(game, play, (match) => {
    const own = thingsIn(match.state)
    for (const viewer of viewersOf(match.seats)) {
      const where = `the view of ${viewer} at ${match.step} choices`
      const view = match.view(viewer)
      sameBytes(JSON.stringify(view), JSON.stringify(game.view(match.state, viewer)), where)
      const shared = [...thingsIn(view)].find((thing) => own.has(thing))
      mustHold(shared === undefined, () => `${where} holds a part of the state: ${JSON.stringify(shared)}`)
    }
    const frozen = [...own].find((thing) => Object.isFrozen(thing))
    mustHold(frozen === undefined, () => `looking has frozen a part of the state: ${JSON.stringify(frozen)}`)
  })
}

/** Returns all records and arrays inside a value, including itself. */
function thingsIn(value: unknown, found = new Set<object>()): Set<object> {
  if (typeof value !== 'object' || value === null) return found
  found.add(value)
  for (const item of Object.values(value)) thingsIn(item, found)
  return found
}
