// Helpers for tests of match hosts.
export * from './ballot.ts'
export * from './session-contract.ts'
