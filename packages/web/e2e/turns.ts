// Measures turns of a hard bot in the current environment: next to a page or in a worker.
import { botAt, loadModel } from '@hustings/bots'
import { hegemony } from '@hustings/hegemony'
import { type AnyGame, type Bot, type Decision, playOut, type Question, type Seat, type Seen } from '@hustings/kernel'
import { planetB } from '@hustings/planet-b'

const GAMES: Readonly<Record<string, AnyGame>> = { hegemony, 'planet-b': planetB }

/** One turn in this number is a hard bot's, so that turns come from the whole match; medium bots play the others. */
const EVERY = 3
/** The first turns are slower because the code is cold. At a real table it has warmed up during setup. */
const WARM_UP = 3
const ENOUGH = 40

/** Milliseconds of each turn with a search: all decisions of a seat until another seat decides. */
export async function turns(id: string, players: number, seed: string): Promise<readonly number[]> {
  const game = GAMES[id]
  if (game === undefined) throw new Error(`there is no game "${id}"`)
  const options = { players }
  const mind = await loadModel(game, options)
  const medium = botAt('medium', mind)
  const hard = botAt('hard', mind)
  const taken = new Map<number, { readonly milliseconds: number; readonly searched: boolean }>()
  let asked: Seat | null = null
  let turn = -1
  const timed = (question: Question | Decision, seen: Seen<unknown, unknown>) => {
    const start = performance.now()
    const thoughts = hard.think(question, seen)
    let step = thoughts.next()
    while (step.done !== true) step = thoughts.next()
    const { answer, rollouts } = step.value
    const known = taken.get(turn)
    taken.set(turn, {
      milliseconds: (known?.milliseconds ?? 0) + performance.now() - start,
      searched: known?.searched === true || rollouts > 0,
    })
    return answer
  }
  const bot: Bot = {
    name: 'timed',
    searches: true,
    decide(question, seen) {
      if (asked !== seen.seat) turn++
      asked = seen.seat
      return turn % EVERY === 0 ? timed(question, seen) : medium.decide(question, seen)
    },
  }
  const searched = () => [...taken.values()].filter((each) => each.searched).slice(WARM_UP)
  for (let match = 1; searched().length < ENOUGH; match++) playOut(game, options, `${seed}/${match}`, () => bot)
  return searched().map(({ milliseconds }) => milliseconds)
}
