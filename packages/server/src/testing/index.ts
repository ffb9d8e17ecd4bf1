// For tests of clients: a server, its mail, and people who use it as clients do.
export { closeAll } from './closing.ts'
export { runSql } from './databases.ts'
export * from './mailbox.ts'
export * from './port.ts'
export * from './server.ts'
