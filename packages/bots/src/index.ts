// Players made of code.

export * from './analysis.ts'
export { companyAt } from './company.ts'
export { errorOf, type Figure, isClear, shareOf } from './estimate.ts'
export * from './hint.ts'
export { wordOf } from './keys.ts'
export { botAt, horizonOf, LEVELS, type Level, SKILLS, type Skill, type ThinkingBot } from './levels.ts'
export { loadWeights } from './load-weights.ts'
export type { Eyes } from './lookout.ts'
export { loadMind, type Mind, mindOf } from './mind.ts'
export type { NamedAnswer } from './named-answer.ts'
export { Policy } from './policy.ts'
export { randomBot } from './random.ts'
export * from './reason.ts'
export { Scene, type Sight } from './sight.ts'
export { type Arm, decide, type Effort, rollouts, type Thought, type ThoughtOption, think } from './think.ts'
export { UnreadFile } from './unread-file.ts'
export { Value } from './value.ts'
export { WEIGHT_FILES } from './weight-files.ts'
export {
  ForeignWeightsError,
  noWeights,
  pruned,
  readWeights,
  type Weights,
  withoutCompany,
  writeWeights,
} from './weights.ts'
