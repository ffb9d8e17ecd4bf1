import { expect, it } from 'vitest'
import { allGames } from './registry.ts'

it('every game finds back from the options of a match to what its setup form was told', () => {
  for (const info of allGames()) {
    for (const players of info.playerCounts) {
      // The last answer of each question, and the other way round for switches: nothing as it is at the beginning.
      const answers = Object.fromEntries(
        info.setup.map((option) => [
          option.id,
          option.kind === 'select' ? (option.values.at(-1)?.value ?? '') : option.initial !== true,
        ]),
      )
      const automa = info
        .seats(players)
        .map((seat) => ({ seat, by: info.controllers?.(seat, players).find(({ kind }) => kind === 'automa') }))
        .findLast(({ by }) => by !== undefined && by.blocked === undefined)
      const automas = automa === undefined ? {} : { [automa.seat]: automa.by?.modes?.at(-1)?.id ?? '' }
      const setup = { players, answers, automas }
      expect(info.setupOf(info.options({ ...setup, seats: info.seats(players) }))).toEqual(setup)
    }
  }
})
