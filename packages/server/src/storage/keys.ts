// Secrets that the server creates at its first start.
import { fromJson } from './columns.ts'
import type { Driver } from './driver.ts'
import { sql } from './sql.ts'

const GET = sql<{ value: string }>('keys.get', 'select value from server_keys where name = ?')
const ADD = sql('keys.add', 'insert into server_keys (name, value) values (?, ?) on conflict do nothing')

/** Returns the stored value, or stores a new one. If two nodes create one, the first counts. */
export async function serverKey<T>(driver: Driver, name: string, make: () => T): Promise<T> {
  const [known] = await driver.read(GET, [name])
  if (known !== undefined) return fromJson<T>(known.value)
  await driver.write(ADD, [name, JSON.stringify(make())])
  const [made] = await driver.read(GET, [name])
  if (made === undefined) throw new Error(`the key ${name} was not stored`)
  return fromJson<T>(made.value)
}
