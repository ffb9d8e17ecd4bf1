// For tests of clients: a server, its mail, and people who use it as pages do.
export * from './mailbox.ts'
export * from './port.ts'
export * from './server.ts'
export { runSql } from './storage.ts'
