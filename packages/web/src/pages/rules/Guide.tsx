// The introduction in a few steps, in the reader's language.

import type { GameInfo } from '../../games/types.ts'
import { useWords } from '../../i18n/context.ts'
import { offeredGames } from '../../shelf/registry.ts'
import { Words } from '../../shell/Words.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { RuleLink } from '../../ui/RuleLink.tsx'

/** For one game at its table, otherwise for every game. */
export function Guide({ game }: { readonly game?: string }) {
  return (
    <>
      {offeredGames()
        .filter((info) => info.guide !== undefined && (game === undefined || info.id === game))
        .map((info) => (
          <Words key={info.id} game={info}>
            <GameGuide info={info} />
          </Words>
        ))}
      <TableGuide />
    </>
  )
}

/** The steps that all games share. */
function TableGuide() {
  const { say } = useWords()
  return (
    <article className="guide">
      <h3>{say('ui.guide.table')}</h3>
      <ul className="md-ul">
        <li>{say('ui.guide.lights')}</li>
        <li>{say('ui.guide.why')}</li>
        <li>{say('ui.guide.undo')}</li>
        <li>{say('ui.guide.log')}</li>
        <li>{say('ui.guide.keys')}</li>
      </ul>
    </article>
  )
}

function GameGuide({ info }: { readonly info: GameInfo }) {
  const { say } = useWords()
  return (
    <article className="guide">
      <h2>{say('ui.guide.title', { game: say(info.name) })}</h2>
      <p className="lead">{say(info.firstGame.why)}</p>
      <ol>
        {info.guide?.map(({ id, title, text, icon, rule }) => (
          <li key={id}>
            <Icon name={icon} size={26} />
            <div>
              <h3>{say(title)}</h3>
              <p>
                {say(text)} {rule !== undefined && <RuleLink rule={rule} />}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </article>
  )
}
