// Records what a socket receives and when, for tests of permissions and their delay.
import type { News, ServerEvents } from '@hustings/protocol'
import type { Lag } from './lag.ts'
import type { TestPerson } from './people.ts'

type Message = Exclude<keyof ServerEvents, 'table:news'> | `table:news ${News['kind']}`

/** Whether a message contains data of a table. New kinds of messages in the protocol must be added here. */
const HOLDS_CONTENT: Readonly<Record<Message, boolean>> = {
  'table:update': true,
  'table:news table': true,
  'table:news changed': true,
  'table:news chat': true,
  'lobby:changed': true,
  'table:news gone': false,
  'table:behind': false,
  'server:leaving': false,
}

/** All kinds of messages that bring data of a table to a client. */
export const CONTENT = Object.entries(HOLDS_CONTENT).flatMap(([kind, holds]) => (holds ? [kind] : []))

const GONE: Message = 'table:news gone'

export interface Heard {
  readonly at: number
  readonly kind: string
  readonly text: string
}

/** Everything that the socket of a person receives. */
export class Ear {
  readonly heard: Heard[] = []
  /** Time at which the server reported that the table is gone, or closed the socket; null before. */
  outAt: number | null = null

  static async of(person: TestPerson): Promise<Ear> {
    const ear = new Ear()
    const socket = await person.connect()
    socket.onAny((name: string, body: unknown) => {
      const at = performance.now()
      const kind = kindOf(name, body)
      ear.heard.push({ at, kind, text: JSON.stringify(body) ?? '' })
      if (kind === GONE) ear.outAt ??= at
    })
    socket.on('disconnect', () => {
      ear.outAt ??= performance.now()
    })
    return ear
  }

  get kinds(): Set<string> {
    return new Set(this.heard.map(({ kind }) => kind))
  }

  get isGone(): boolean {
    return this.kinds.has(GONE)
  }

  /**
   * Returns the messages later than the bound after a moment; the bound grows by the time in which this process was
   * blocked.
   */
  laterThan(moment: number, bound: number, lag: Lag): readonly Heard[] {
    return this.heard.filter(({ at }) => at - moment > bound + lag.between(moment, at))
  }
}

function kindOf(name: string, body: unknown): string {
  if (name !== 'table:news' || typeof body !== 'object' || body === null || !('news' in body)) return name
  const { news } = body
  return typeof news === 'object' && news !== null && 'kind' in news ? `${name} ${String(news.kind)}` : name
}
