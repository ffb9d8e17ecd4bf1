// The home page: continue, start and review matches, and learn the games.
import { lazy, Suspense, startTransition, useCallback, useEffect, useState } from 'react'
import type { GameInfo } from '../../games/types.ts'
import { useWords } from '../../i18n/context.ts'
import { settings } from '../../settings/settings.ts'
import { allGames, offeredGames } from '../../shelf/registry.ts'
import { ahead } from '../../shell/ahead.ts'
import { PageHeader } from '../../shell/PageHeader.tsx'
import { loadWords, Words } from '../../shell/Words.tsx'
import type { StoredMatch } from '../../storage/database.ts'
import { deleteMatch, keepMatch, listMatches, renameMatch } from '../../storage/matches.ts'
import { mustWarn } from '../../storage/persistence.ts'
import { afterPaint } from '../../ui/after-paint.ts'
import { SkipLink } from '../../ui/SkipLink.tsx'
import { toasts } from '../../ui/toasts.ts'
import { FirstGame, FirstSteps, Presets } from './FirstGame.tsx'
import { GameShelf } from './GameShelf.tsx'
import { ImportButton } from './ImportButton.tsx'
import { Learn } from './Learn.tsx'
import { NewMatch } from './NewMatch.tsx'

/** Loaded if there is a match to show. */
const MatchList = lazy(async () => ({ default: (await import('./MatchList.tsx')).MatchList }))

/** Loaded if the browser may delete the matches. */
const StorageNote = lazy(async () => ({ default: (await import('./StorageNote.tsx')).StorageNote }))

/** Detects a server after the first paint. */
const OnlineEntry = lazy(() => import('../../online/Entry.tsx'))

/** The link to online tables may appear later than the rest of the page, by at most this time in milliseconds. */
const A_MOMENT = 300

export function HomePage() {
  const { say } = useWords()
  const { matches, warn, rename, remove } = useMatches()
  const [later, setLater] = useState(false)
  useEffect(() => {
    document.title = 'Hustings'
    let here = true
    const timer = setTimeout(() => void ahead.rest().then(() => here && setLater(true)), A_MOMENT)
    return () => {
      here = false
      clearTimeout(timer)
    }
  }, [])
  return (
    <>
      <SkipLink to="main">{say('ui.skip.main')}</SkipLink>
      <PageHeader
        aside={
          later && (
            <Suspense fallback={null}>
              <OnlineEntry />
            </Suspense>
          )
        }
      >
        <span className="tagline">{say('ui.tagline')}</span>
      </PageHeader>
      {matches === null ? (
        <main className="page home" aria-busy="true" />
      ) : (
        <Home matches={matches} warn={warn} onRename={rename} onDelete={remove} />
      )}
    </>
  )
}

interface HomeProps {
  readonly matches: readonly StoredMatch[]
  /** The browser may delete the matches. */
  readonly warn: boolean
  readonly onRename: (match: StoredMatch, name: string) => void
  readonly onDelete: (match: StoredMatch) => void
}

function Home({ matches, warn, onRename, onDelete }: HomeProps) {
  const { say } = useWords()
  const games = gamesToOffer()
  const running = matches.filter((match) => !match.finished)
  const finished = matches.filter((match) => match.finished)
  const first = matches.length === 0
  const whole = usePainted() || !first
  const novice = finished.length === 0
  const [latest] = matches
  const [wanted, choose] = useState(latest?.game)
  const game = games.find(({ id }) => id === wanted) ?? games[0]
  if (game === undefined) return null
  const steps = game.guide?.length ?? 0
  const note = warn && latest !== undefined && (
    <Suspense fallback={null}>
      <StorageNote match={running[0] ?? latest} />
    </Suspense>
  )
  return (
    <main className={`page home${first ? ' first' : ''}`} id="main" tabIndex={-1}>
      {running.length > 0 && (
        <div className="home-running">
          <MatchList title={say('ui.running')} matches={running} first={5} onRename={onRename} onDelete={onDelete} />
          {note}
        </div>
      )}
      <section className="home-new" aria-label={say('ui.new')}>
        {games.length > 1 && <GameShelf games={games} chosen={game} onChoose={choose} />}
        <Words key={game.id} game={game}>
          <GameCard info={game} first={first} whole={whole} primary={!first && running.length === 0} />
        </Words>
        {whole && (
          <>
            <p className="home-import">
              <ImportButton />
              <span className="muted">{say('ui.import.what')}</span>
            </p>
            <Learn steps={novice ? 0 : steps} />
          </>
        )}
      </section>
      <div className="home-more">
        {running.length === 0 && note}
        {finished.length > 0 && (
          <MatchList title={say('ui.finished')} matches={finished} first={3} onRename={onRename} onDelete={onDelete} />
        )}
        {novice && whole && (
          <Words key={game.id} game={game}>
            <FirstSteps info={game} />
          </Words>
        )}
      </div>
    </main>
  )
}

/** On a first visit, the button of the first match is painted at once; the rest follows. */
function usePainted(): boolean {
  const [painted, setPainted] = useState(false)
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), [])
  return painted
}

/** During development, `#/?all` shows the test games too. */
function gamesToOffer(): readonly GameInfo[] {
  return import.meta.env.DEV && window.location.search.includes('all') ? allGames() : offeredGames()
}

interface GameCardProps {
  readonly info: GameInfo
  readonly first: boolean
  /** Whether to render the parts below the first match. */
  readonly whole: boolean
  readonly primary: boolean
}

function GameCard({ info, first, whole, primary }: GameCardProps) {
  const { say } = useWords()
  const presets = info.presets?.filter(({ guided }) => !(first && guided === true)) ?? []
  return (
    <article className="panel game-card" data-game={info.id}>
      <header>
        <h1 className="game-name">{say(info.name)}</h1>
        <p className="lead">{say(info.tagline)}</p>
      </header>
      {first && <FirstGame info={info} />}
      {whole && (
        <>
          {presets.length > 0 && <Presets info={info} presets={presets} />}
          <h2>{say(first ? 'ui.new.own' : 'ui.new')}</h2>
          <NewMatch info={info} primary={primary} />
        </>
      )}
    </article>
  )
}

/** Null until the matches and the messages of the games are loaded, so that nothing moves afterwards. */
function useMatches() {
  const [matches, setMatches] = useState<readonly StoredMatch[] | null>(null)
  const [warn, setWarn] = useState(false)
  const refresh = useCallback(async () => {
    const words = gamesToOffer().map((info) => loadWords(settings.get().language, info))
    const found = await listMatches().catch(() => {
      toasts.show({ key: 'ui.storage.failed' }, { tone: 'stop' })
      return []
    })
    const [warn] = await Promise.all([found.length > 0 && mustWarn(), Promise.allSettled(words)])
    setWarn(warn)
    setMatches(found)
  }, [])
  useEffect(() => void refresh(), [refresh])
  const rename = (match: StoredMatch, name: string) => void renameMatch(match.id, name).then(refresh)
  const remove = async (match: StoredMatch) => {
    const deleted = await deleteMatch(match.id)
    await refresh()
    if (deleted === null) return
    toasts.show(
      { key: 'ui.match.deleted', params: { name: match.name ?? '' } },
      { action: { label: { key: 'ui.undo' }, act: () => void keepMatch(deleted).then(refresh) } },
    )
  }
  return { matches, warn, rename, remove: (match: StoredMatch) => void remove(match) }
}
