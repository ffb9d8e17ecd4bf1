// Features with a stage only, for tests of policies without nets.
import type { FeatureSource } from '../features.ts'

export function featuresAt(stage: number): FeatureSource {
  return { stage, facts: () => new Float64Array(0) }
}
