// The introduction in a drawer at the table, with a link to the rules.
import '../../styles/rules.css'
import { useWords } from '../../i18n/context.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Guide } from './Guide.tsx'

interface IntroductionProps {
  /** The game at the table. */
  readonly game: string
  readonly onRules: () => void
}

export default function Introduction({ game, onRules }: IntroductionProps) {
  const { say } = useWords()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling text must be reachable by keyboard
    <section className="rules-text" aria-label={say('ui.guide')} tabIndex={0}>
      <Guide game={game} />
      <button type="button" className="btn" onClick={onRules}>
        <Icon name="rules" /> {say('ui.rules')}
      </button>
    </section>
  )
}
