// The shelf: one box for each game, with its own face. Choosing one puts its form below.
import { RadioGroup } from 'radix-ui'
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
  return (
    <RadioGroup.Root
      className="shelf"
      aria-label={say('ui.shelf')}
      value={chosen.id}
      onValueChange={onChoose}
      orientation="horizontal"
    >
      {games.map((info) => (
        <Words key={info.id} game={info}>
          <GameBox info={info} />
        </Words>
      ))}
    </RadioGroup.Root>
  )
}

function GameBox({ info }: { readonly info: GameInfo }) {
  const { say } = useWords()
  const { Face } = info
  const least = Math.min(...info.playerCounts)
  const most = Math.max(...info.playerCounts)
  return (
    <RadioGroup.Item className="game-box" value={info.id} data-game-box={info.id} aria-label={say(info.name)}>
      <Face />
      <span className="game-box-name">
        <b>{say(info.name)}</b>
        <small>{say('ui.shelf.players', { least, most })}</small>
      </span>
    </RadioGroup.Item>
  )
}
