// Players by seat, with Automas, and the options of such a match.
import { type Bot, playOut, type Seat, type Standing } from '@hustings/kernel'
import type { LabGame } from '../games/games.ts'
import { automaNamed, botNamed, modelFor } from '../games/players.ts'
import { type Series, takes } from '../shards/series.ts'

export type Seating = ReadonlyMap<Seat, string>

export function seatsAt({ game }: LabGame, options: Series['options']): readonly Seat[] {
  return game.seats(game.options(options))
}

/** Whether this player can have the seat: some seats have no Automa. */
export function canSit({ game }: LabGame, options: Series['options'], seat: Seat, name: string): boolean {
  const mode = automaNamed(name)
  return mode === null || takes(game, { ...options, automas: { [seat]: mode } })
}

/** Returns the options with the Automas of these seats. */
export function withAutomas(options: Series['options'], seating: Seating): Series['options'] {
  const automas = [...seating].flatMap(([seat, name]) => {
    const mode = automaNamed(name)
    return mode === null ? [] : [[seat, mode] as const]
  })
  return automas.length === 0 ? options : { ...options, automas: Object.fromEntries(automas) }
}

/** Plays games with the same options; creates each bot once. */
export class SeatedGame {
  private readonly game: LabGame
  private readonly options: Series['options']
  private readonly bots = new Map<string, Bot>()

  constructor(game: LabGame, options: Series['options']) {
    this.game = game
    this.options = options
  }

  play(seed: string, seating: Seating): readonly Standing[] {
    const options = withAutomas(this.options, seating)
    const automas = JSON.stringify(options)
    const bot = (seat: Seat): Bot => {
      const name = seating.get(seat) ?? ''
      return this.bot(name, options, `${name} ${automas}`)
    }
    return playOut(this.game.game, options, seed, bot).standings
  }

  /** The key includes the Automas, because the model depends on their number. */
  private bot(name: string, options: Series['options'], key: string): Bot {
    let bot = this.bots.get(key)
    if (bot === undefined) {
      bot = botNamed(name, modelFor(this.game, options))
      this.bots.set(key, bot)
    }
    return bot
  }
}
