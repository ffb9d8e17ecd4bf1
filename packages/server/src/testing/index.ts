// For tests of whoever talks to a server: one that is theirs, its post, and people who talk to it as pages do.
export * from './mailbox.ts'
export * from './port.ts'
export * from './server.ts'
