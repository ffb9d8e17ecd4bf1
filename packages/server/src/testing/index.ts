// For tests of whoever talks to a server: one that is theirs, and people who talk to it as pages do.
export * from './server.ts'
