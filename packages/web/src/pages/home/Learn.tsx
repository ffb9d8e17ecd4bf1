// Links to the introduction, the rules and the glossary, with figures instead of pictures.
import { useWords } from '../../i18n/context.ts'
import { Icon } from '../../ui/Icon.tsx'

/** Rounded sizes of the pages; a test compares them with the pages. */
export const RULES = 1100
export const TERMS = 270

interface LearnProps {
  /** Steps of the introduction; 0 if the page itself contains it. */
  readonly steps: number
}

export function Learn({ steps }: LearnProps) {
  const { say, number } = useWords()
  const pages = [
    { to: '#/guide', figure: number(steps), title: say('ui.guide'), text: say('ui.learn.guide', { count: steps }) },
    { to: '#/rules/hegemony-1', figure: `${number(RULES)}+`, title: say('ui.rules'), text: say('ui.learn.rules') },
    {
      to: '#/rules/glossary-p1',
      figure: `${number(TERMS)}+`,
      title: say('ui.glossary'),
      text: say('ui.learn.glossary'),
    },
  ]
  return (
    <section className="learn" aria-label={say('ui.learn')}>
      <h2>{say('ui.learn')}</h2>
      <ul>
        {pages.slice(steps === 0 ? 1 : 0).map(({ to, figure, title, text }) => (
          <li key={to}>
            <a className="learn-page" href={to}>
              <span className="learn-figure" aria-hidden="true">
                {figure}
              </span>
              <span className="learn-title">{title}</span>
              <span className="learn-text">{text}</span>
              <Icon name="next" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
