// `hustings server check`: plays every running match again from its seed and compares it with what is kept of it.
import { HustingsError, Match } from '@hustings/kernel'
import { type LiveMatch, repeat } from '@hustings/live'
import type { Database } from './database/database.ts'
import { entriesAfter, lineOf, newestSnapshot } from './journal/read.ts'
import { engineFor, type Games } from './settings/games.ts'

export interface Finding {
  readonly match: string
  readonly problem: string
}

export async function checkMatches(
  database: Database,
  games: Games,
): Promise<{ checked: number; findings: Finding[] }> {
  const running = await database.read<{
    id: string
    game: string
    seed: string
    options: unknown
    sequence: number
    step: number
  }>(
    `select id, game, seed, options, sequence, step from matches where status = 'playing' and frozen is null order by id`,
  )
  const findings: Finding[] = []
  for (const { id, ...about } of running) {
    const problem = await problemOf(database, games, id, about)
    if (problem !== null) findings.push({ match: id, problem })
  }
  return { checked: running.length, findings }
}

async function problemOf(
  database: Database,
  games: Games,
  id: string,
  {
    game,
    seed,
    options,
    sequence,
    step,
  }: { game: string; seed: string; options: unknown; sequence: number; step: number },
): Promise<string | null> {
  const entries = await entriesAfter(database, id, 0)
  const gap = entries.findIndex((entry, i) => entry.sequence !== i + 1)
  if (gap >= 0) return `a gap in the journal before sequence ${gap + 1}`
  if (entries.length !== sequence) return `the journal ends with ${entries.length}, the match with ${sequence}`
  try {
    const rules = engineFor(games, game).game
    const snapshot = await newestSnapshot(database, id)
    if (snapshot === null) return 'no snapshot'
    const loaded: LiveMatch = Match.load(rules, snapshot.record)
    for (const entry of entries.slice(snapshot.sequence)) {
      if (entry.kind === 'undo') loaded.undo()
      else if (entry.kind === 'choice') repeat(loaded, { seat: entry.seat ?? '', answer: entry.answer ?? '' })
    }
    // What lies before cannot be compared: earlier rules were in force.
    if (loaded.replayableFrom > 0) {
      return loaded.step === step ? null : `${loaded.step} choices are possible, ${step} were made`
    }
    const again: LiveMatch = Match.start(rules, options, seed)
    for (const { seat, answer } of lineOf(entries)) repeat(again, { seat: seat ?? '', answer: answer ?? '' })
    if (again.step !== step) return `${again.step} choices replay, ${step} were made`
    return JSON.stringify(loaded.state) === JSON.stringify(again.state)
      ? null
      : 'the snapshot leads to another position'
  } catch (error) {
    if (error instanceof HustingsError) return `does not replay: ${error.code}`
    throw error
  }
}
