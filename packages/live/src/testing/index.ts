// Helpers for tests of match hosts.
export * from './ballot.ts'
export * from './feed-host.ts'
export * from './feed-properties.ts'
export * from './feed-session.ts'
export * from './moment-reader.ts'
export * from './moments-contract.ts'
export * from './session-contract.ts'
