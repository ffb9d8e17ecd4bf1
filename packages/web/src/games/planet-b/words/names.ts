// Names of game elements.
import { type Message, say } from '@hustings/kernel'
import type { Source } from './model.ts'

export const buildingName = (id: string): Message => say(`building.${id}`)
export const newsName = (id: string): Message => say(`news.${id}`)
export const lawName = (id: string): Message => say(`law.${id}`)
export const tileName = (id: string): Message => say(`tile.${id}`)
export const resourceName = (id: string): Message => say(`resource.${id}`)
export const kindName = (id: string): Message => say(`worker.${id}`)
export const factionName = (id: string): Message => say(`faction.${id}`)
export const officeName = (id: string): Message => say(`office.${id}`)
export const seatName = (id: string): Message => say(`seat.${id}`)

/** The card, tile or space of a box. */
export function sourceName(source: Source): Message {
  const [kind = '', id = '', part = ''] = source.split(':')
  switch (kind) {
    case 'tile':
      return tileName(id)
    case 'building':
      return buildingName(id)
    case 'news':
      return newsName(id)
    case 'law':
      return lawName(id)
    case 'faction':
      return say(`faction-box.${id}`)
    case 'office':
      return officeName(id)
    case 'mood':
      return say(`mood.${id}`)
    case 'fraud':
      return say('board.fraud')
    default:
      return say('board.phase.exchange', part === '' ? undefined : { part })
  }
}
