// Process whose storage thread fails: an open transaction prevents the next group.

import { sql } from '../storage/sql.ts'
import { openSqlite } from '../storage/sqlite/driver.ts'

const BEGIN = sql('crasher.begin', 'begin')
const PUT = sql('crasher.put', `insert into server_keys (name, value) values ('lost', 'yes')`)

const [folder = ''] = process.argv.slice(2)
const driver = await openSqlite({ folder, reserveBytes: 0, log: (line) => console.error(line) })
await driver.read(BEGIN)
await driver.write(PUT).catch(() => undefined)
// Waits until the driver ends the process.
setInterval(() => undefined, 1000)
