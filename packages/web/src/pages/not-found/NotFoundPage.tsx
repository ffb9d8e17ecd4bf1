// The page for an address that does not exist, whether its path or its hash is unknown.
import { useEffect } from 'react'
import { useWords } from '../../i18n/context.ts'
import { PageHeader } from '../../shell/PageHeader.tsx'
import { SkipLink } from '../../ui/SkipLink.tsx'

export default function NotFoundPage() {
  const { say } = useWords()
  useEffect(() => {
    document.title = `${say('ui.not-found')} · Hustings`
  }, [say])
  return (
    <>
      <SkipLink to="main">{say('ui.skip.main')}</SkipLink>
      <PageHeader />
      <main className="page narrow" id="main" tabIndex={-1}>
        <h1>{say('ui.not-found')}</h1>
        <p className="lead">{say('ui.not-found.text')}</p>
        <p>
          <a className="btn primary" href="/#/">
            {say('ui.home.go')}
          </a>
        </p>
      </main>
    </>
  )
}
