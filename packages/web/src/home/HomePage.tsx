// The first screen: start a match, go on with one, look at finished ones.
import { useCallback, useEffect, useState } from 'react'
import { PageHeader } from '../app/PageHeader.tsx'
import { allGames, gameInfo, offeredGames } from '../games/registry.ts'
import type { GameInfo } from '../games/types.ts'
import { useWords } from '../i18n/context.ts'
import { Words } from '../i18n/Words.tsx'
import type { StoredMatch } from '../storage/database.ts'
import { deleteMatch, keepMatch, listMatches, renameMatch } from '../storage/matches.ts'
import { Icon } from '../ui/Icon.tsx'
import { SkipLink } from '../ui/SkipLink.tsx'
import { toasts } from '../ui/toasts.ts'
import { ImportButton } from './ImportButton.tsx'
import { MatchRow } from './MatchRow.tsx'
import { NewMatch } from './NewMatch.tsx'

export function HomePage() {
  const { say } = useWords()
  const { matches, rename, remove } = useMatches()
  useEffect(() => {
    document.title = 'Hustings'
  }, [])
  const running = matches.filter((match) => !match.finished)
  const finished = matches.filter((match) => match.finished)
  return (
    <>
      <SkipLink to="main">{say('ui.skip.main')}</SkipLink>
      <PageHeader>
        <span className="tagline">{say('ui.tagline')}</span>
      </PageHeader>
      <main className="page home" id="main" tabIndex={-1}>
        <section className="home-new" aria-label={say('ui.new')}>
          {gamesToOffer().map((info) => (
            <Words key={info.id} game={info}>
              <GameCard info={info} first={matches.length === 0} />
            </Words>
          ))}
        </section>
        <section className="home-matches">
          <MatchList
            title={say('ui.running')}
            empty={say('ui.running.none')}
            matches={running}
            onRename={rename}
            onDelete={remove}
          />
          {finished.length > 0 && (
            <MatchList title={say('ui.finished')} empty="" matches={finished} onRename={rename} onDelete={remove} />
          )}
          <p className="home-import">
            <ImportButton />
          </p>
        </section>
      </main>
    </>
  )
}

/** During development the games made for tests can be played too: `#/?all`. */
function gamesToOffer(): readonly GameInfo[] {
  return import.meta.env.DEV && window.location.search.includes('all') ? allGames() : offeredGames()
}

function GameCard({ info, first }: { readonly info: GameInfo; readonly first: boolean }) {
  const { say } = useWords()
  return (
    <article className="panel game-card" data-game={info.id}>
      <h1>{say(info.name)}</h1>
      <p className="lead">{say(info.tagline)}</p>
      {first && (
        <p className="first-game">
          <Icon name="about" size={18} />
          <span>
            {say(info.firstGame.why)} <a href="#/guide">{say('ui.guide.read')}</a>
          </span>
        </p>
      )}
      <NewMatch info={info} />
    </article>
  )
}

interface MatchListProps {
  readonly title: string
  readonly empty: string
  readonly matches: readonly StoredMatch[]
  readonly onRename: (match: StoredMatch, name: string) => void
  readonly onDelete: (match: StoredMatch) => void
}

function MatchList({ title, empty, matches, onRename, onDelete }: MatchListProps) {
  return (
    <section className="match-list" aria-label={title}>
      <h2>{title}</h2>
      {matches.length === 0 ? (
        <p className="faint">{empty}</p>
      ) : (
        <ul>
          {matches.map((match) => {
            const info = gameInfo(match.game)
            if (info === null) return null
            return (
              <Words key={match.id} game={info}>
                <MatchRow
                  match={match}
                  info={info}
                  onRename={(name) => onRename(match, name)}
                  onDelete={() => onDelete(match)}
                />
              </Words>
            )
          })}
        </ul>
      )}
    </section>
  )
}

function useMatches() {
  const { say } = useWords()
  const [matches, setMatches] = useState<readonly StoredMatch[]>([])
  const refresh = useCallback(() => {
    listMatches().then(setMatches, () => toasts.show(say('ui.storage.failed'), { tone: 'stop' }))
  }, [say])
  useEffect(refresh, [refresh])
  const rename = (match: StoredMatch, name: string) => void renameMatch(match.id, name).then(refresh)
  const remove = async (match: StoredMatch) => {
    const deleted = await deleteMatch(match.id)
    refresh()
    if (deleted === null) return
    toasts.show(say('ui.match.deleted', { name: match.name }), {
      action: { label: say('ui.undo'), act: () => void keepMatch(deleted).then(refresh) },
    })
  }
  return { matches, rename, remove: (match: StoredMatch) => void remove(match) }
}
