// Matches in this browser only: they need no server and open at their own table.
import { useEffect, useState } from 'react'
import { useWords } from '../../i18n/context.ts'
import { gameInfo } from '../../shelf/registry.ts'
import { Words } from '../../shell/Words.tsx'
import type { StoredMatch } from '../../storage/database.ts'
import { listMatches } from '../../storage/matches.ts'
import { Icon } from '../../ui/Icon.tsx'

const AT_MOST = 3

export function DeviceMatches() {
  const { say } = useWords()
  const [matches, setMatches] = useState<readonly StoredMatch[]>([])
  useEffect(() => {
    listMatches().then(
      (all) => setMatches(all.filter(({ finished }) => !finished)),
      () => {}, // without storage there is nothing to show
    )
  }, [])
  if (matches.length === 0) return null
  return (
    <section aria-labelledby="on-device">
      <h2 className="section-title">
        <span id="on-device">{say('online.on-device')}</span> <small>{matches.length}</small>
        <a className="section-aside" href="#/">
          {say('online.on-device.all')}
        </a>
      </h2>
      <ul className="table-rows">
        {matches.slice(0, AT_MOST).map((match) => (
          <DeviceRow key={match.id} match={match} />
        ))}
      </ul>
    </section>
  )
}

function DeviceRow({ match }: { readonly match: StoredMatch }) {
  const info = gameInfo(match.game)
  if (info === null) return null
  return (
    <Words game={info}>
      <Row match={match} />
    </Words>
  )
}

function Row({ match }: { readonly match: StoredMatch }) {
  const { say, date } = useWords()
  return (
    <li className="table-row quiet plain">
      <p className="table-name">
        <a href={`#/match/${match.id}`}>{match.name}</a> <small>{match.summary != null && say(match.summary)}</small>
      </p>
      <p className="table-ask muted">{date(match.updated)}</p>
      <div className="table-end across">
        <a className="btn quiet" href={`#/match/${match.id}`}>
          {say('ui.match.continue')} <Icon name="next" />
        </a>
      </div>
    </li>
  )
}
