// The layout of every page that needs the server: messages, a header with the account, and an error without a server.
import '../styles/online.css'
import { type ReactNode, useEffect } from 'react'
import { useWords } from '../i18n/context.ts'
import { Loading } from '../shell/Loading.tsx'
import { PageHeader } from '../shell/PageHeader.tsx'
import { Words } from '../shell/Words.tsx'
import { Icon } from '../ui/Icon.tsx'
import { SkipLink } from '../ui/SkipLink.tsx'
import { Avatar } from './Person.tsx'
import { type House, house, useHouse } from './people/house.ts'
import { useWaiting } from './people/my-tables.ts'
import { SignInAgain } from './people/SignInAgain.tsx'
import { onlineWords } from './words.ts'

/** The state after the server has answered. */
export type OpenHouse = {
  readonly facts: NonNullable<House['facts']>
  readonly me: Exclude<House['me'], undefined>
}

interface OnlinePageProps {
  /** The title of the page or of its subject. */
  readonly title?: string
  readonly children: (house: OpenHouse) => ReactNode
}

export function OnlinePage({ title, children }: OnlinePageProps) {
  useEffect(() => void house.enter(), [])
  return (
    <Words more={onlineWords}>
      <Inside {...(title === undefined ? {} : { title })}>{children}</Inside>
    </Words>
  )
}

function Inside({ title, children }: OnlinePageProps) {
  const { say } = useWords()
  const { facts, me, isStarting } = useHouse()
  useEffect(() => {
    document.title = title === undefined ? 'Hustings' : `${say(title)} · Hustings`
  }, [title, say])
  if (facts === undefined) return isStarting === true ? <Starting /> : <Loading />
  if (facts === null || me === undefined) return <NoServer />
  return (
    <>
      <SkipLink to="main">{say('ui.skip.main')}</SkipLink>
      <PageHeader aside={<Who />}>
        {facts.name !== 'Hustings' && <span className="house-name">{facts.name}</span>}
      </PageHeader>
      {children({ facts, me })}
      {me?.kind === 'member' && <SignInAgain facts={facts} me={me} />}
    </>
  )
}

/** The account and the number of waiting tables, or the sign-in link. */
function Who() {
  const { say } = useWords()
  const { me } = useHouse()
  const waiting = useWaiting()
  if (me == null) {
    return (
      <a className="btn who-sign-in" href="#/sign-in">
        {say('online.sign-in')}
      </a>
    )
  }
  return (
    <span className="topbar-me">
      <a className="iconbtn bell" href="#/lobby" aria-label={say('online.bell', { count: waiting })}>
        <Icon name="bell" size={19} />
        {waiting > 0 && <b aria-hidden="true">{waiting}</b>}
      </a>
      <a className="who-me" href="#/account" title={say('online.account')}>
        <Avatar name={me.name} />
        <span className="who-name">{me.name}</span>
      </a>
    </span>
  )
}

function Starting() {
  const { say } = useWords()
  return (
    <>
      <PageHeader />
      <main className="page narrow" id="main" aria-busy="true">
        <h1>{say('online.starting')}</h1>
        <p className="lead" role="status">
          {say('online.starting.text')}
        </p>
        <p>
          <a className="btn" href="#/">
            {say('ui.home.go')}
          </a>
        </p>
      </main>
    </>
  )
}

function NoServer() {
  const { say } = useWords()
  return (
    <>
      <PageHeader />
      <main className="page narrow" id="main">
        <h1>{say('online.nobody-home')}</h1>
        <p className="lead">{say('online.nobody-home.text')}</p>
        <p className="row">
          <button type="button" className="btn primary" onClick={() => void house.enter()}>
            {say('online.try-again')}
          </button>
          <a className="btn" href="#/">
            {say('ui.home')}
          </a>
        </p>
      </main>
    </>
  )
}

/** Replaces the content of a page that cannot be shown. */
export function Trouble({ title, text }: { readonly title: string; readonly text: string }) {
  const { say } = useWords()
  return (
    <main className="page narrow" id="main">
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <p>
        <a className="btn primary" href="#/lobby">
          {say('online.lobby')}
        </a>
      </p>
    </main>
  )
}
