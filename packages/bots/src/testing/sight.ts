// A sight of nothing but the time, for tests of policies that go by words alone.
import type { Sight } from '../sight.ts'

export function sightAt(stage: number): Sight {
  return { stage, facts: () => new Float64Array(0) }
}
