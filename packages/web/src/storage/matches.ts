// Stores, finds, renames and deletes matches. A match and its record are always written in one transaction.
import type { MatchRecord } from '@hustings/kernel'
import { database, type StoredMatch } from './database.ts'
import { saveFile } from './files.ts'
import { KeptElsewhere } from './storage-trouble.ts'

export interface WholeMatch {
  readonly match: StoredMatch
  readonly record: MatchRecord
}

export async function listMatches(): Promise<StoredMatch[]> {
  const matches = await (await database()).getAll('matches')
  return matches.sort((a, b) => b.updated - a.updated)
}

export async function findMatch(id: string): Promise<WholeMatch | null> {
  const transaction = (await database()).transaction(['matches', 'records'])
  const [match, stored] = await Promise.all([
    transaction.objectStore('matches').get(id),
    transaction.objectStore('records').get(id),
  ])
  return match === undefined || stored === undefined ? null : { match, record: stored.record }
}

export async function keepMatch({ match, record }: WholeMatch): Promise<void> {
  const transaction = (await database()).transaction(['matches', 'records'], 'readwrite')
  await Promise.all([
    transaction.objectStore('matches').put(match),
    transaction.objectStore('records').put({ id: match.id, record }),
    transaction.done,
  ])
}

export type Kept = Required<
  Pick<StoredMatch, 'updated' | 'finished' | 'summary' | 'winners' | 'toAct' | 'standings' | 'steps'>
>

/** Version of a stored match for optimistic locking: a writer must have read this version. */
export type Left = Pick<StoredMatch, 'steps' | 'updated'>

/**
 * Updates the match from the given version; rejects if another tab has written it since. Does nothing if it was deleted
 * meanwhile.
 */
export async function keepProgress(id: string, left: Left, progress: Kept, record: MatchRecord): Promise<void> {
  const transaction = (await database()).transaction(['matches', 'records'], 'readwrite')
  const matches = transaction.objectStore('matches')
  const match = await matches.get(id)
  if (match !== undefined && (match.steps !== left.steps || match.updated !== left.updated)) throw new KeptElsewhere()
  if (match !== undefined) {
    await Promise.all([matches.put({ ...match, ...progress }), transaction.objectStore('records').put({ id, record })])
  }
  await transaction.done
}

export async function renameMatch(id: string, name: string): Promise<void> {
  await amend(id, { name })
}

/** Shows or dismisses the guide of a match. */
export async function keepGuide(id: string, guide: NonNullable<StoredMatch['guide']>): Promise<void> {
  await amend(id, { guide })
}

async function amend(id: string, change: Partial<Pick<StoredMatch, 'name' | 'guide'>>): Promise<void> {
  const transaction = (await database()).transaction('matches', 'readwrite')
  const match = await transaction.store.get(id)
  if (match !== undefined) await transaction.store.put({ ...match, ...change })
  await transaction.done
}

/** Deletes the match and returns it, so that the deletion can be undone. */
export async function deleteMatch(id: string): Promise<WholeMatch | null> {
  const whole = await findMatch(id)
  const transaction = (await database()).transaction(['matches', 'records'], 'readwrite')
  await Promise.all([
    transaction.objectStore('matches').delete(id),
    transaction.objectStore('records').delete(id),
    transaction.done,
  ])
  return whole
}

/** Returns the stored match as a file, even if it is corrupt. */
export async function exportRaw(id: string): Promise<void> {
  const db = await database()
  const [match, stored] = await Promise.all([db.get('matches', id), db.get('records', id)])
  saveFile(typeof match?.name === 'string' ? match.name : id, stored?.record ?? match ?? null)
}
