// One's own data: all of it as one JSON, or gone.
import type { Database, Row } from '../database/database.ts'
import type { ServerNode } from '../node/node.ts'
import { changingTable } from '../tables/gather.ts'
import { botSitsIn } from '../tables/seats.ts'

/** What is kept about a person. Tokens and hashes are not theirs to read: they would let somebody sign in. */
export async function exportOf(database: Database, account: string): Promise<Record<string, unknown>> {
  const list = (text: string): Promise<Row[]> => database.read(text, [account])
  const [about] = await list(
    `select id, kind, name, language, time_zone, role, away_from, away_until, away_days_left, shows, created_at, seen_at
     from accounts where id = $1`,
  )
  return {
    format: 'hustings-account',
    account: about ?? null,
    emails: await list('select address, confirmed_at from emails where account = $1'),
    passkeys: await list('select name, created_at, used_at from passkeys where account = $1'),
    sessions: await list('select agent, created_at, used_at, expires_at from sessions where account = $1'),
    notices: await list('select wants, quiet_from, quiet_until from notice_settings where account = $1'),
    devices: await list('select endpoint, created_at from push_devices where account = $1'),
    blocks: await list('select blocked, at from blocks where account = $1'),
    messages: await list('select match, at, phrase, text from messages where account = $1 order by at'),
    results: await list(
      'select match, seat, game, rank, score, share, abandoned, finished_at from results where account = $1',
    ),
    tables: await list(
      `select m.id, m.name, m.game, m.status, s.seat from seats s join matches m on m.id = s.match where s.holder = $1`,
    ),
    records: await list(
      `select m.id, m.name, m.game, m.options, m.seed, m.standings,
         (select json_agg(json_build_array(j.seat, j.answer) order by j.sequence) from journal j
           where j.match = m.id and j.actor = $1 and j.kind = 'choice') as choices
       from matches m where m.status = 'finished' and exists (select from seats s where s.match = m.id and s.holder = $1)`,
    ),
  }
}

/** Everything that says who it was goes at once; an empty account stays behind as the actor of its choices. */
export async function deletePerson(node: ServerNode, account: string): Promise<void> {
  const held = await node.database.read<{ match: string; seat: string; status: string }>(
    `select s.match, s.seat, m.status from seats s join matches m on m.id = s.match where s.holder = $1 or s.owner = $1`,
    [account],
  )
  for (const { match, seat, status } of held) {
    await changingTable(node, match, async (queries, table) => {
      const sits = table.seats.find((one) => one.seat === seat)
      if (status === 'playing' && sits?.holder === account) await botSitsIn(queries, node, table, seat, 'deleted')
      else if (status === 'gathering') {
        await queries.write('update seats set holder = null, ready = false where match = $1 and seat = $2', [
          match,
          seat,
        ])
      }
    })
  }
  await node.database.transaction(async (queries) => {
    const gone = (text: string) => queries.write(text, [account])
    await gone(`delete from matches where host = $1 and status = 'gathering'`)
    await gone('update matches set host = null where host = $1')
    await gone('update seats set owner = null where owner = $1')
    for (const table of [
      'emails',
      'passwords',
      'passkeys',
      'challenges',
      'sessions',
      'links',
      'pending_sign_ins',
      'push_devices',
      'notice_settings',
      'messages',
      'outbox',
    ]) {
      await gone(`delete from ${table} where account = $1`)
    }
    await gone('delete from blocks where account = $1 or blocked = $1')
    await gone('delete from reports where by = $1')
    await gone('delete from presences where account = $1')
    await gone(`update results set account = null, name = '' where account = $1`)
    await queries.write(
      `update accounts set kind = 'guest', name = '—', name_key = '—', language = 'en', time_zone = 'UTC', role = 'person',
         away_from = null, away_until = null, recovery_hash = null, shows = '{"statistics": false, "matches": false, "presence": false}',
         deleted_at = $2 where id = $1`,
      [account, node.now()],
    )
  })
  node.bus.say({ kind: 'signed-out', id: account })
}
