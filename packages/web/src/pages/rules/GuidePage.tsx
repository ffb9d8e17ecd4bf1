// The introduction as a page.
import '../../styles/rules.css'
import { useEffect } from 'react'
import { useWords } from '../../i18n/context.ts'
import { PageHeader } from '../../shell/PageHeader.tsx'
import { Guide } from './Guide.tsx'

export default function GuidePage() {
  const { say } = useWords()
  useEffect(() => {
    document.title = `${say('ui.guide')} · Hustings`
  }, [say])
  return (
    <>
      <PageHeader>{say('ui.guide')}</PageHeader>
      <main className="page narrow" id="main">
        <h1 className="visually-hidden">{say('ui.guide')}</h1>
        <Guide />
        <p>
          <a className="btn primary" href="#/">
            {say('ui.home')}
          </a>
        </p>
      </main>
    </>
  )
}
