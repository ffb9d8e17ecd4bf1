// Public API of the lab: the functions behind the command line.
export { main } from './cli.ts'
export { findGame, gameIds, type LabGame } from './games/games.ts'
export { recordGame } from './play/recording.ts'
export { type Series, simulate } from './play/simulate.ts'
export { checkRecord, type RecordCheck } from './play/verification.ts'
export { type RuleCoverage, ruleCoverage } from './rules/coverage.ts'
export { roleResults, type Tally, type Violation } from './shards/tally.ts'
export { terminal } from './terminal/io.ts'
