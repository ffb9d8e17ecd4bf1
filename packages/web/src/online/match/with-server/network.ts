// A client connection for tests without a page: a link with the cookie of a test account.
import type { Seat } from '@hustings/kernel'
import { PROTOCOL, SOCKET_PATH, type Trouble, TroubleError, type Update } from '@hustings/protocol'
import { Refusal, type TestPerson } from '@hustings/server/testing'
import { io } from 'socket.io-client'
import { Link, type TableSocket } from '../../wire/link.ts'
import { NetworkSession, type NetworkTable } from '../session.ts'

function asPagesMeetIt(error: unknown): never {
  throw error instanceof Refusal ? new TroubleError(error.trouble) : error
}

export interface Seated {
  readonly session: NetworkSession
  readonly link: Link
  readonly socket: TableSocket
  hear(update: (update: Update) => void): void
  leave(): Promise<void>
}

/** Joins a table as the holder of these seats; `through` can wrap the link of the session. */
export function seated(
  person: TestPerson,
  match: string,
  mine: readonly Seat[],
  through: (link: Link) => NetworkTable['link'] = (link) => link,
  hints = false,
): Seated {
  const socket: TableSocket = io(person.url, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    auth: { protocol: PROTOCOL },
    extraHeaders: { cookie: person.cookie },
    reconnection: false,
    autoConnect: false,
    forceNew: true,
  })
  const link = new Link(socket)
  let heard: (update: Update) => void = () => {}
  const session = new NetworkSession(
    {
      link: through(link),
      call: <T>(_: string, path: string) => person.get<T>(path).catch(asPagesMeetIt),
      match,
      code: null,
      hints,
      mine: () => mine,
      isMachine: (seat) => !mine.includes(seat),
    },
    {
      update: (update) => heard(update),
      failed: ({ code }: Trouble) => {
        throw new Error(code)
      },
    },
  )
  return {
    session,
    link,
    socket,
    hear: (update) => {
      heard = update
    },
    leave: async () => {
      await session.close()
      link.close()
    },
  }
}
