// Everything that can be done with a series of games.
import { balancing } from '../balance/balancing.ts'
import { examining } from '../regret/examining.ts'
import { BrokenFile } from '../shards/broken-file.ts'
import type { Counts } from '../shards/counts.ts'
import type { Kind, Shard } from '../shards/series.ts'
import { soaking } from '../soak/soaking.ts'
import { contest } from '../tournament/contest.ts'

const kinds: Readonly<Record<string, Kind>> = {
  soak: soaking,
  tournament: contest,
  balance: balancing,
  regret: examining,
}

export function kindNamed(name: string): Kind {
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
  if (kind === undefined) throw new BrokenFile(`unknown kind "${name}"; there are ${Object.keys(kinds).join(', ')}`)
  return kind
}

/** Plays a shard: the same counts on every machine and in every thread. */
export function playShard({ series, from, to }: Shard): Promise<Counts> {
  return kindNamed(series.kind).play(series, from, to)
}
