// What bots answer at positions of both games, to be asked of Node and of a browser.
import { answersAt } from '@hustings/bots/testing'
import { hegemony } from '@hustings/hegemony'
import { planetB } from '@hustings/planet-b'

const POSITIONS = 100

/** The thoughts at 300 positions, as text; among Automas facts have a say. */
export async function answers(): Promise<string[]> {
  return [
    ...(await answersAt(hegemony, { players: 4, modules: { actionCards: true } }, POSITIONS)),
    ...(await answersAt(hegemony, { players: 4, automas: { capitalist: 'advanced' } }, POSITIONS)),
    ...(await answersAt(planetB, { players: 4 }, POSITIONS)),
  ]
}
