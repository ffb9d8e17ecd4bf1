// Bots: search, hints, reasons, analysis and trained weights.

export * from './analysis.ts'
export { automaConfigAt } from './automa-config.ts'
export { BotPolicy } from './bot-policy.ts'
export { errorOf, type Figure, isClear, shareOf } from './estimate.ts'
export { type FeatureSource, StateFeatures } from './features.ts'
export * from './hint.ts'
export { answerKey } from './keys.ts'
export { botAt, horizonOf, LEVEL_CONFIG, LEVELS, type Level, type LevelConfig, type SearchingBot } from './levels.ts'
export { loadWeights } from './load-weights.ts'
export { type BotModel, createModel, loadModel } from './model.ts'
export type { NamedAnswer } from './named-answer.ts'
export { randomBot } from './random-bot.ts'
export * from './reason.ts'
export type { InformationState } from './rollout.ts'
export {
  type Arm,
  evaluateAll,
  type SearchBudget,
  type SearchOption,
  type SearchResult,
  search,
  searchToEnd,
} from './search.ts'
export { UnreadFile } from './unread-file.ts'
export { Value } from './value.ts'
export { WEIGHT_FILES } from './weight-files.ts'
export {
  ForeignWeightsError,
  noWeights,
  pruneWeights,
  readWeights,
  type Weights,
  withoutAutomas,
  writeWeights,
} from './weights.ts'
