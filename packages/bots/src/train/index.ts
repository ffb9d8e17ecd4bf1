// Training: used by the lab alone, and kept apart so that no client loads it.

export { type Gain, gate, outcome, type Verdict } from './gate.ts'
export { DEFAULT_PPO_CONFIG, type PpoBatchRunner, type PpoConfig, trainPpo } from './ppo.ts'
export { collectPpoBatch, type PpoBatch, type PpoPlan } from './ppo-batch.ts'
export { withSeatsOf } from './seats.ts'
export { type OptionsOf, playSelfPlayBatch, type SelfPlayBatch, type SelfPlayPlan } from './self-play.ts'
export { measureStakes } from './stakes.ts'
export {
  AUTOMA_FINE_TUNE,
  DISTILL,
  FINE_TUNE,
  FROM_SCRATCH,
  initialSnapshot,
  type Progress,
  type SelfPlayRunner,
  type Snapshot,
  type TrainingConfig,
  train,
} from './train.ts'
