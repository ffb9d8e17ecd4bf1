// Bot answers at positions of both games, for Node and for a browser.
import { answersAt } from '@hustings/bots/testing'
import { hegemony } from '@hustings/hegemony'
import { planetB } from '@hustings/planet-b'

const POSITIONS = 100

/** The search results at 300 positions as text; Automa matches use more features. */
export async function answers(): Promise<string[]> {
  return [
    ...(await answersAt(hegemony, { players: 4, modules: { actionCards: true } }, POSITIONS)),
    ...(await answersAt(hegemony, { players: 4, automas: { capitalist: 'advanced' } }, POSITIONS)),
    ...(await answersAt(planetB, { players: 4 }, POSITIONS)),
  ]
}
