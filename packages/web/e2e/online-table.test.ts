// Online tables: visibility, chat across languages, undo requests, changes of players, overdue turns, lost connections,
// on a desktop and a phone.
import type { HegemonyView } from '@hustings/hegemony'
import type { Decision } from '@hustings/kernel'
import phrasesUk from '@hustings/protocol/messages/uk' with { type: 'json' }
import { runSql } from '@hustings/server/testing'
import type { Page } from '@playwright/test'
import { seriousIssues } from './axe.ts'
import { calm, DESK, PHONE } from './browser.ts'
import { deep } from './length.ts'
import {
  atTable,
  CUT,
  FastForward,
  house,
  type Party,
  party,
  seeds,
  seedWith,
  TestPerson,
  type TestTable,
} from './online.ts'
import { reachable } from './reachable.ts'
import { expect, test, visit } from './visit.ts'

const ROLES = ['working', 'middle', 'capitalist', 'state'] as const
const NAMES = ['Olena', 'Marek', 'Ewa', 'Iryna']
const HEGEMONY = { game: 'hegemony', options: { players: 4 }, watching: 'link' }

function personAt(four: Party, seat: string): TestPerson {
  const person = four.people.find((one) => four.seatOf(one) === seat)
  if (person === undefined) throw new Error(`nobody at ${seat}`)
  return person
}

/** The cards in the viewer's hand. */
function handOf({ view, viewer }: TestTable): string[] {
  const seen = view as HegemonyView
  const role = ROLES.find((one) => one === viewer)
  return role === undefined ? [] : (seen[role]?.hand ?? []).map(({ card }) => card)
}

/** Records everything that the page receives from the server. */
function listening(frames: string[] = []): (page: Page) => void {
  return (page) => {
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => void frames.push(String(payload))))
  }
}

/** Compares two tables without their names and dates. */
function comparable(frames: readonly string[]): string[] {
  return frames
    .filter((frame) => frame.includes('table:update'))
    .map((frame) =>
      frame.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'UUID').replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME'),
    )
}

/** Several players must commit an amount in secret, and the first of them has something to spend. */
function isVote(asked: readonly Decision[]): boolean {
  const [first] = asked
  return (
    asked.length > 1 && first?.shape === 'number' && first.max > 0 && asked.every(({ shape }) => shape === 'number')
  )
}

test.describe('hidden information at an online table', () => {
  test('includes a hand, which only its owner’s page receives', async () => {
    seeds.push('hands')
    const four = await party(NAMES, HEGEMONY)
    const fast = await FastForward.of(four, 'hands')
    await fast.on(60)
    const [olena, marek] = four.people
    if (olena === undefined || marek === undefined) throw new Error('nobody')
    const frames: string[][] = [[], []]
    const one = await atTable(olena, four.table, { before: listening(frames[0]) })
    const other = await atTable(marek, four.table)
    const onlooker = await visit({
      at: `${(await house()).url}/#/online/${four.table.id}/watch/${four.table.code}`,
      before: listening(frames[1]),
    })
    // A spectator sees a label, and the players see the spectator.
    await expect(onlooker.page.getByText('You are watching. Hands stay hidden.')).toBeVisible()
    await expect(one.page.getByRole('button', { name: '1 spectator' })).toBeVisible()
    await fast.on(12)
    const watched = await new TestPerson((await house()).url, '').open(
      four.table.id,
      'spectator',
      four.table.code ?? '',
    )
    const known = JSON.stringify([watched.view, watched.log])
    const secret = handOf(fast.tables[1] ?? watched).filter((card) => !known.includes(`"${card}"`))
    expect(secret.length).toBeGreaterThan(1)
    await calm(one.page)
    for (const [i, { page }] of [one, onlooker].entries()) {
      expect(frames[i]?.length).toBeGreaterThan(5)
      expect(secret.filter((card) => frames[i]?.some((frame) => frame.includes(`"${card}"`)))).toEqual([])
      expect(await reachable(page, secret)).toEqual([])
    }
    await expect.poll(async () => (await reachable(other.page, secret)).sort()).toEqual(secret.toSorted())
  })

  test('includes the amounts of a vote, which stay hidden until all players have committed theirs', deep, async () => {
    const seed = seedWith('secret', ({ decisions }) => isVote(decisions))
    seeds.push(seed, seed)
    const heard: string[][] = []
    const tables = []
    for (const amount of [0, 1]) {
      const four = await party(NAMES, HEGEMONY)
      const fast = await FastForward.of(four, 'secret')
      const asked = () => fast.tables.flatMap(({ decision }) => (decision === null ? [] : [decision]))
      await fast.until(() => isVote(asked()))
      const [spender, waits] = fast.tables.filter(({ decision }) => decision !== null)
      if (spender === undefined || waits === undefined) throw new Error('no vote')
      const frames: string[] = []
      const { page } = await atTable(waits.person, four.table, { before: listening(frames) })
      await expect(page.locator('[data-decision]').first()).toBeVisible()
      await spender.answer(amount)
      await waits.until(({ serial }) => serial >= spender.serial)
      await expect.poll(() => frames.some((frame) => frame.includes(`"serial":${waits.serial},`))).toBe(true)
      await calm(page)
      heard.push(comparable(frames))
      tables.push({ fast, waits, page })
    }
    expect(heard[0]?.length).toBeGreaterThan(0)
    expect(heard[1]).toEqual(heard[0])
    // The others at the same time, one of them by click.
    const last = tables[1]
    if (last === undefined) throw new Error('no table')
    const { fast, waits, page } = last
    const others = fast.tables.filter((table) => table.decision !== null && table !== waits)
    const { step } = fast
    await Promise.all([page.getByTestId('lock-in').first().click(), ...others.map((table) => table.answer(0))])
    await waits.until(({ frame }) => (frame?.step ?? 0) >= step + others.length + 1)
    await page
      .getByRole('region', { name: 'Log' })
      .getByText(/Influence spent|Nobody spends influence/)
      .last()
      .waitFor()
  })
})

test.describe('an online table', () => {
  test('supports chat across languages, undo requests, and a bot for an overdue turn', deep, async () => {
    seeds.push('talk')
    const four = await party(NAMES, { ...HEGEMONY, turnSeconds: 3600 })
    const fast = await FastForward.of(four, 'talk')
    const mayAsk = ({ frame, decision }: TestTable) => decision === null && frame?.undoAsk != null
    await fast.on(30)
    await fast.until(({ tables, waitingFor }) => waitingFor.length === 1 && tables.some(mayAsk))
    const asker = fast.tables.find(mayAsk)
    if (asker === undefined) throw new Error('nobody may ask')
    const actor = personAt(four, fast.waitingFor[0] ?? '')
    const [mine, theirs] = [
      await atTable(asker.person, four.table, { language: 'en' }),
      await atTable(actor, four.table, { language: 'uk' }),
    ]

    await mine.page.getByRole('button', { name: 'Chat', exact: true }).click()
    await mine.page.getByRole('button', { name: 'Hello!' }).click()
    await expect(theirs.page.getByTestId('unread').filter({ hasText: '1' })).toBeVisible()
    await theirs.page.getByTestId('talk-mark').click()
    await theirs.page
      .getByTestId('chat-line')
      .filter({ hasText: phrasesUk['phrase.hello'] ?? '-' })
      .waitFor()
    await expect(theirs.page.getByTestId('unread')).toHaveCount(0)

    const { step } = fast
    await mine.page.getByTestId('ask-back').click()
    await theirs.page.getByTestId('agree').click()
    for (const person of four.people) {
      const seen = await person.get<Party['table']>(`/tables/${four.table.id}`)
      if (seen.undoAsked?.needed.includes(four.seatOf(person)) !== true) continue
      await person.ask('table:agree', { match: four.table.id, request: crypto.randomUUID(), agree: true })
    }
    await asker.until(({ frame }) => (frame?.step ?? 0) < step)
    await expect(mine.page.locator('#options[data-decision]')).toBeVisible()
    await expect(mine.page.getByTestId('asked-back')).toHaveCount(0)

    // The turn runs out of time; more than half of the other players must agree.
    const { node } = await house()
    const late = fast.waitingFor[0] ?? ''
    await runSql(node.storage, 'update seats set due_at = ? where match = ? and to_act = 1', [
      Date.now() - 60_000,
      four.table.id,
    ])
    node.bus.publish({ kind: 'table', id: four.table.id })
    const before = fast.step
    await theirs.page.getByTestId('decision').getByTestId('late-bot').click()
    const third = four.people.find((person) => person !== actor && person !== asker.person)
    await third?.post(`/tables/${four.table.id}/late/${late}`)
    await asker.until(({ frame }) => (frame?.step ?? 0) > before)

    await expectReadable(mine.page)
    await mine.page.setViewportSize(PHONE)
    await calm(mine.page)
    await expectReadable(mine.page)
  })

  test('keeps its board while the connection is lost, and lets a new player take a seat', async () => {
    seeds.push('hands over')
    const four = await party(NAMES, HEGEMONY)
    const fast = await FastForward.of(four, 'hands over')
    await fast.on(25)
    await fast.until(({ waitingFor }) => waitingFor.length === 1)
    const actor = personAt(four, fast.waitingFor[0] ?? '')
    const [leaver, host] = [four.people.find((person) => person !== actor && person !== four.people[0]), four.people[0]]
    if (leaver === undefined || host === undefined) throw new Error('nobody')
    const leaving = await atTable(leaver, four.table, { viewport: PHONE, expected: CUT })
    await expect(leaving.page.locator('[data-testid="decision"][data-lost]')).toBeVisible()
    await expectReadable(leaving.page)
    // Requests that are still running would be cut too; a service worker would answer them.
    await leaving.page.waitForLoadState('networkidle')
    await leaving.context.setOffline(true)
    await expect(leaving.page.getByText('Connection lost.')).toBeVisible()
    await expectReadable(leaving.page)
    await leaving.context.setOffline(false)
    await expect(leaving.page.getByText('Connection lost.')).toHaveCount(0)

    await leaving.page.setViewportSize(DESK)
    await leaving.page.getByRole('button', { name: 'No spectators' }).click()
    await expectReadable(leaving.page)
    await leaving.page.getByTestId('leave').click()
    await leaving.page.getByTestId('leave-really').click()
    await leaving.page.waitForURL(/#\/lobby/)
    await host.post(`/tables/${four.table.id}/seats/${four.seatOf(leaver)}/open`)

    const newcomer = await TestPerson.guest(await house(), 'Bohdan')
    const { page } = await visit({
      at: `${(await house()).url}/#/online/${four.table.id}/watch/${four.table.code}`,
      cookie: newcomer.cookie,
    })
    await expect(page.getByTestId('desk')).toBeVisible()
    await page.getByRole('button', { name: /spectators?$/ }).click()
    await page.getByTestId('sit').click()
    await expect(page.getByRole('heading', { name: /While you wait|Your options/ })).toBeVisible()
    const hand = handOf(await newcomer.open(four.table.id, four.seatOf(leaver)))
    expect(hand.length).toBeGreaterThan(0)
    await expect.poll(() => reachable(page, hand).then((found) => found.length)).toBe(new Set(hand).size)
    const seen = await newcomer.get<Party['table']>(`/tables/${four.table.id}`)
    expect(seen.seats.find(({ holder }) => holder?.id === newcomer.id)?.seat).toBe(four.seatOf(leaver))
  })
})

async function expectReadable(page: Page): Promise<void> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(wider).toBeLessThanOrEqual(0)
  expect(await seriousIssues(page)).toEqual([])
}
