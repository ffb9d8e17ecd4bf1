// Fills in the keys of names that were kept before the server made them.
import { nameKey } from '@hustings/protocol'
import type { Queries } from './database.ts'

const MEMBER_NAME_AT_MOST = 31
const ID_PART = 8

/** Of two members with the same key the younger gets a part of the id behind the name. */
export async function fillNameKeys(queries: Queries): Promise<void> {
  const accounts = await queries.read<{ id: string; name: string; member: boolean }>(
    `select id, name, kind = 'member' and deleted_at is null as member from accounts order by created_at, id`,
  )
  const taken = new Set<string>()
  const filled = accounts.map(({ id, name: old, member }) => {
    const isDouble = member && taken.has(nameKey(old))
    const name = isDouble ? `${[...old].slice(0, MEMBER_NAME_AT_MOST).join('')} ${id.slice(0, ID_PART)}` : old
    const key = nameKey(name)
    if (member) taken.add(key)
    return { id, name, key }
  })
  await queries.write(
    `update accounts set name = filled.name, name_key = filled.key
     from jsonb_to_recordset($1::jsonb) as filled(id uuid, name text, key text) where accounts.id = filled.id`,
    [JSON.stringify(filled)],
  )
}
