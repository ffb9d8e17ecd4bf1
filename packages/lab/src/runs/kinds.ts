// The kinds of series.
import { balanceKind } from '../balance/balance-shard.ts'
import { regretKind } from '../regret/regret-shard.ts'
import type { Counts } from '../shards/counts.ts'
import { InvalidResultsFile } from '../shards/invalid-results-file.ts'
import type { Kind, Shard } from '../shards/series.ts'
import { soakKind } from '../soak/soak-shard.ts'
import { contest } from '../tournament/contest.ts'

const kinds: Readonly<Record<string, Kind>> = {
  soak: soakKind,
  tournament: contest,
  balance: balanceKind,
  regret: regretKind,
}

export function kindNamed(name: string): Kind {
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
  if (kind === undefined)
    throw new InvalidResultsFile(`unknown kind "${name}"; there are ${Object.keys(kinds).join(', ')}`)
  return kind
}

/** Plays a shard. The counts do not depend on machine or thread. */
export function playShard({ series, from, to }: Shard): Promise<Counts> {
  return kindNamed(series.kind).play(series, from, to)
}
