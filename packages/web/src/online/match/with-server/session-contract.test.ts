// @vitest-environment node
// Runs the session contract against a real server with its database, over a real socket.
import { type ContractMatch, sessionContract } from '@hustings/live/testing'
import { peopleOf, type TableSeen } from '@hustings/protocol'
import { TestPerson, testServer } from '@hustings/server/testing'
import { beforeAll } from 'vitest'
import { seated } from './network.ts'

let seed = ''
let server: Awaited<ReturnType<typeof testServer>>

beforeAll(async () => {
  server = await testServer({ newSeed: () => seed })
})

async function begunTable(person: TestPerson, match: ContractMatch): Promise<TableSeen> {
  const people = peopleOf(match.seating)
  const table = await person.setTable({ options: match.options, hints: true })
  for (const seat of Object.keys(match.seating)) {
    if (people.includes(seat)) await person.sit(table, seat)
    else await person.put(`/tables/${table.id}/seats/${seat}`, { bot: 'random' })
  }
  seed = match.seed
  return person.post(`/tables/${table.id}/start`)
}

sessionContract({
  name: 'over the network',
  givesRunningRecord: false,
  open: async (match) => {
    const person = await TestPerson.guest(server, 'Olena')
    const table = await begunTable(person, match)
    const { session, hear, leave } = seated(person, table.id, peopleOf(match.seating), (link) => link, table.hints)
    const close = session.close.bind(session)
    session.close = async () => {
      session.close = close
      await leave()
    }
    return { session, hear }
  },
})
