// The game list: one box with a cover per game. Selecting a game shows its form below.
import { useId } from 'react'
import type { GameInfo } from '../../games/types.ts'
import { useWords } from '../../i18n/context.ts'
import { Words } from '../../shell/Words.tsx'

interface GameShelfProps {
  readonly games: readonly GameInfo[]
  readonly chosen: GameInfo
  readonly onChoose: (game: string) => void
}

export function GameShelf({ games, chosen, onChoose }: GameShelfProps) {
  const { say } = useWords()
  const name = useId()
  return (
    <div role="radiogroup" className="shelf" aria-label={say('ui.shelf')}>
      {games.map((info) => (
        <Words key={info.id} game={info}>
          <GameBox info={info} name={name} chosen={info === chosen} onChoose={() => onChoose(info.id)} />
        </Words>
      ))}
    </div>
  )
}

interface GameBoxProps {
  readonly info: GameInfo
  readonly name: string
  readonly chosen: boolean
  readonly onChoose: () => void
}

function GameBox({ info, name, chosen, onChoose }: GameBoxProps) {
  const { say } = useWords()
  const { Face } = info
  const least = Math.min(...info.playerCounts)
  const most = Math.max(...info.playerCounts)
  return (
    <label className="game-box" data-game-box={info.id}>
      <input type="radio" name={name} checked={chosen} onChange={onChoose} aria-label={say(info.name)} />
      <Face />
      <span className="game-box-name">
        <b>{say(info.name)}</b>
        <small>{say('ui.shelf.players', { least, most })}</small>
      </span>
    </label>
  )
}
