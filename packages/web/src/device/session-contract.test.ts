// The worker's session keeps the contract of every session. The worker is in the same thread here, a moment away.
import { randomBot } from '@hustings/bots'
import { sessionContract } from '@hustings/live/testing'
import { ballotEngine } from '@hustings/live/testing/ballot'
import { peopleOf, type Seating, type Trouble, type Update } from '@hustings/protocol'
import { hostedHere } from '../testing/hosted-here.ts'
import { Session } from './session.ts'

function botsOf(seating: Seating) {
  const people = peopleOf(seating)
  return new Map(Object.keys(seating).flatMap((seat) => (people.includes(seat) ? [] : [[seat, randomBot] as const])))
}

sessionContract({
  name: 'on the device',
  givesRunningRecord: true,
  open: async ({ options, seed, seating }) => {
    let heard: (update: Update) => void = () => {}
    const played = Session.start(ballotEngine, options, seed, botsOf(seating))
    const listener = {
      update: (update: Update) => heard(update),
      saved: () => {},
      failed: ({ code }: Trouble) => {
        throw new Error(code)
      },
    }
    const bots = botsOf(seating)
    const session = hostedHere(played, listener, new Map([...bots.keys()].map((seat) => [seat, null])))
    return {
      session,
      hear: (update) => {
        heard = update
      },
    }
  },
})
