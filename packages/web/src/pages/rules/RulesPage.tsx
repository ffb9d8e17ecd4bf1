// The rules as a page with addresses to share: #/rules/H-ASSIGN-04.
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useWords } from '../../i18n/context.ts'
import { PageHeader } from '../../shell/PageHeader.tsx'
import Rules from './Rules.tsx'

export default function RulesPage({ rule }: { readonly rule: string }) {
  const { say } = useWords()
  const [, navigate] = useLocation()
  useEffect(() => {
    document.title = `${rule === '' ? say('ui.rules') : rule} · Hustings`
  }, [rule, say])
  return (
    <>
      <PageHeader>{say('ui.rules')}</PageHeader>
      <main className="page rules-page" id="main">
        <h1 className="visually-hidden">{say('ui.rules')}</h1>
        <Rules rule={rule} onOpen={(address) => navigate(`/rules/${address}`)} />
      </main>
    </>
  )
}
