// A host that consists only of feeds passes the moments section of the session contract.
import { type Bot, randomAnswer } from '@hustings/kernel'
import { type MatchUpdate, peopleOf } from '@hustings/protocol'
import { ballotEngine } from './testing/ballot.ts'
import { FeedHost } from './testing/feed-host.ts'
import { FeedSession } from './testing/feed-session.ts'
import { momentsContract } from './testing/moments-contract.ts'

const chance: Bot = { name: 'chance', decide: (question, { random }) => randomAnswer(question, random) }

momentsContract({
  name: 'made of feeds',
  canRest: true,
  open: async ({ options, seed, seating }) => {
    const people = peopleOf(seating)
    const bots = new Map(
      Object.keys(seating).flatMap((seat) => (people.includes(seat) ? [] : [[seat, chance] as const])),
    )
    let heard: (update: MatchUpdate) => void = () => {}
    const session = new FeedSession(new FeedHost(ballotEngine.game, options, seed), bots, (update) => heard(update))
    return {
      session,
      hear: (update) => {
        heard = update
      },
    }
  },
})
