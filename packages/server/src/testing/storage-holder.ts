// Process that opens a data folder, writes one row, and waits to be killed.

import { sql } from '../storage/sql.ts'
import { openSqlite } from '../storage/sqlite/driver.ts'

const PUT = sql('holder.put', `insert into server_keys (name, value) values ('holder', 'here') on conflict do nothing`)

const [folder = ''] = process.argv.slice(2)
const driver = await openSqlite({ folder, reserveBytes: 0, log: (line) => console.error(line) })
await driver.write(PUT)
process.send?.('open')
process.once('disconnect', () => process.exit(0))
