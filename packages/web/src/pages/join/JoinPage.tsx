// The invite page: host, game and duration; a new player only picks a seat and a name.
import '../../styles/join.css'
import type { Invitation, Me, ServerFacts } from '@hustings/protocol'
import { useCallback, useEffect } from 'react'
import { useLocation } from 'wouter'
import { useWords } from '../../i18n/context.ts'
import { isFree, seatsOf } from '../../online/match/seats.ts'
import { OnlinePage, Trouble } from '../../online/OnlinePage.tsx'
import { house } from '../../online/people/house.ts'
import { rememberWay } from '../../online/people/way-on.ts'
import { tables } from '../../online/wire/api.ts'
import { useAsked } from '../../online/wire/use-asked.ts'
import { onlineWords } from '../../online/words.ts'
import { gameInfo } from '../../shelf/registry.ts'
import { Words } from '../../shell/Words.tsx'
import { AboutTable } from './AboutTable.tsx'
import { Letter } from './Letter.tsx'

interface JoinPageProps {
  /** The invite code, or an open table. */
  readonly code?: string
  readonly table?: string
}

export default function JoinPage({ code, table }: JoinPageProps) {
  return (
    <OnlinePage title="online.join">
      {({ facts, me }) => <Join code={code ?? null} table={table ?? null} facts={facts} me={me} />}
    </OnlinePage>
  )
}

interface JoinProps {
  readonly code: string | null
  readonly table: string | null
  readonly facts: ServerFacts
  readonly me: Me | null
}

const EVERY = 8000

function Join({ code, table: id, facts, me }: JoinProps) {
  const { say } = useWords()
  const [, navigate] = useLocation()
  // After sign-in, the visitor returns to this page.
  useEffect(() => rememberWay(code === null ? `/join/table/${id}` : `/join/${code}`), [code, id])
  const load = useCallback(() => invitation(code, id), [code, id])
  const { value, trouble, again } = useAsked(load, EVERY)
  const mine = value === null ? [] : seatsOf(value.table, me)
  const seated = mine.length > 0 ? value?.table : undefined
  useEffect(() => {
    if (seated !== undefined) navigate(`/table/${seated.id}`, { replace: true })
  }, [seated, navigate])
  if (value === null) {
    if (trouble === null) return <main className="page" aria-busy="true" />
    const title = say(trouble.code === 'not-found' ? 'online.join.none' : 'online.join.trouble')
    return <Trouble title={title} text={say(trouble.code === 'not-found' ? 'online.join.none.text' : trouble.say)} />
  }
  const info = gameInfo(value.table.game)
  if (info === null) return <Trouble title={say('online.join.none')} text={say('online.join.unknown-game')} />
  return (
    <Words game={info} more={onlineWords}>
      <main className="page invitation" id="main" tabIndex={-1}>
        <Letter
          info={info}
          invitation={value}
          code={code}
          facts={facts}
          me={me}
          onTaken={() => void again()}
          onSeated={(table) => {
            void house.enter()
            navigate(`/table/${table.id}`)
          }}
        />
        <AboutTable info={info} table={value.table} code={code} />
      </main>
    </Words>
  )
}

async function invitation(code: string | null, id: string | null): Promise<Invitation> {
  if (code !== null) return tables.invitation(code)
  const table = await tables.get(id ?? '')
  return { table, freeSeats: table.seats.filter((seat) => isFree(seat, table)).map(({ seat }) => seat) }
}
