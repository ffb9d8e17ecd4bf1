// The lab's public face: what the command line does, for scripts that want to do it themselves.
export { main } from './cli.ts'
export { findGame, gameIds, type LabGame } from './games.ts'
export { recordGame } from './recording.ts'
export { type RuleCoverage, ruleCoverage } from './rules/coverage.ts'
export { type Series, simulate } from './simulate.ts'
export { roleResults, type Tally, type Violation } from './tally.ts'
export { checkRecord, type RecordCheck } from './verification.ts'
export type { OpenWork, WorkQueue } from './work/queue.ts'
