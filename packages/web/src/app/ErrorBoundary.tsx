// The last net: when a component fails, the person is told, and nothing is lost, because every choice is already saved.
import { Component, type ReactNode } from 'react'
import { WordsContext } from '../i18n/context.ts'
import type { Translator } from '../i18n/translator.ts'

interface ErrorBoundaryProps {
  readonly children: ReactNode
}

interface ErrorBoundaryState {
  readonly detail: string | null
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { detail: null }

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { detail: error instanceof Error ? error.message : String(error) }
  }

  override render(): ReactNode {
    const { detail } = this.state
    if (detail === null) return this.props.children
    return <WordsContext.Consumer>{(words) => <Failed detail={detail} words={words} />}</WordsContext.Consumer>
  }
}

function Failed({ detail, words }: { readonly detail: string; readonly words: Translator | null }) {
  if (words === null) return <main className="page narrow">{detail}</main>
  const { say } = words
  return (
    <main className="page narrow">
      <h1>{say('ui.error.title')}</h1>
      <p className="lead">{say('ui.error.saved')}</p>
      <p className="faint">{say('ui.error.unexpected', { detail })}</p>
      <p className="row">
        <button type="button" className="btn primary" onClick={() => window.location.reload()}>
          {say('ui.reload')}
        </button>
        <button type="button" className="btn" onClick={goHome}>
          {say('ui.home')}
        </button>
      </p>
    </main>
  )
}

function goHome(): void {
  window.location.hash = '/'
  window.location.reload()
}
