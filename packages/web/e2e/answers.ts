// What bots answer at positions of both games, to be asked of Node and of a browser.
import { answersAt } from '@hustings/bots/testing'
import { hegemony } from '@hustings/hegemony'
import { planetB } from '@hustings/planet-b'

const POSITIONS = 100

/** The thoughts at 200 positions, as text. */
export async function answers(): Promise<string[]> {
  return [
    ...(await answersAt(hegemony, { players: 4, modules: { actionCards: true } }, POSITIONS)),
    ...(await answersAt(planetB, { players: 4 }, POSITIONS)),
  ]
}
