// `hustings server check`: replays each running match from its seed and compares it with the stored position.
import { HustingsError, Match } from '@hustings/kernel'
import { type LiveMatch, repeat } from '@hustings/live'
import { engineFor, type Games } from './config/games.ts'
import type { Driver } from './storage/driver.ts'
import { activeEntries, entriesAfter } from './storage/journal.ts'
import { type MatchRow, matchRow, runningMatches, seedOf } from './storage/matches.ts'
import { newestSnapshot } from './storage/snapshots.ts'

export interface Finding {
  readonly match: string
  readonly problem: string
}

export interface Checked {
  readonly checked: number
  readonly findings: readonly Finding[]
}

/** Checks the running matches with the newest moves; all by default. */
export async function checkMatches(driver: Driver, games: Games, limit = Number.MAX_SAFE_INTEGER): Promise<Checked> {
  const running = await runningMatches(driver, limit)
  const findings: Finding[] = []
  for (const match of running) {
    const row = await matchRow(driver, match)
    const problem = row === null ? null : await problemOf(driver, games, row)
    if (problem !== null) findings.push({ match, problem })
  }
  return { checked: running.length, findings }
}

async function problemOf(
  driver: Driver,
  games: Games,
  { id, game, options, sequence, step }: MatchRow,
): Promise<string | null> {
  const entries = await entriesAfter(driver, id, 0)
  const gap = entries.findIndex((entry, i) => entry.sequence !== i + 1)
  if (gap >= 0) return `a gap in the journal before sequence ${gap + 1}`
  if (entries.length !== sequence) return `the journal ends with ${entries.length}, the match with ${sequence}`
  try {
    const { game: rules } = await engineFor(games, game)
    const snapshot = await newestSnapshot(driver, id)
    if (snapshot === null) return 'no snapshot'
    const loaded: LiveMatch = Match.load(rules, snapshot.record)
    for (const entry of entries.slice(snapshot.sequence)) {
      if (entry.kind === 'undo') loaded.undo()
      else if (entry.kind === 'choice') repeat(loaded, { seat: entry.seat ?? '', answer: entry.answer ?? '' })
    }
    // Moves before it were made under earlier rules and cannot be compared.
    if (loaded.replayableFrom > 0) {
      return loaded.step === step ? null : `${loaded.step} choices are possible, ${step} were made`
    }
    const again: LiveMatch = Match.start(rules, options, (await seedOf(driver, id)) ?? '')
    for (const { seat, answer } of activeEntries(entries)) repeat(again, { seat: seat ?? '', answer: answer ?? '' })
    if (again.step !== step) return `${again.step} choices replay, ${step} were made`
    return JSON.stringify(loaded.state) === JSON.stringify(again.state)
      ? null
      : 'the snapshot leads to another position'
  } catch (error) {
    if (error instanceof HustingsError) return `does not replay: ${error.code}`
    throw error
  }
}
