// A process whose storage thread fails: a statement leaves a transaction open, so that the next group cannot begin.

import { sql } from '../storage/sql.ts'
import { openSqlite } from '../storage/sqlite/driver.ts'

const BEGIN = sql('loser.begin', 'begin')
const PUT = sql('loser.put', `insert into server_keys (name, value) values ('lost', 'yes')`)

const [folder = ''] = process.argv.slice(2)
const driver = await openSqlite({ folder, reserveBytes: 0, log: (line) => console.error(line) })
await driver.read(BEGIN)
await driver.write(PUT).catch(() => undefined)
// Waits: the driver ends the process.
setInterval(() => undefined, 1000)
