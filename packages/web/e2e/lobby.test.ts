// Around the table over the network, with a real server: set a table, share it, come by the link, sit down, begin; a lobby
// full of tables; an account with all its ways in, and its end.
import { readFileSync } from 'node:fs'
import { runSql, TestPerson } from '@hustings/server/testing'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { seriousIssues } from './axe.ts'
import { DESK, PHONE, type Visit, type VisitOptions } from './browser.ts'
import { deepIt } from './deep-it.ts'
import { house } from './lobby-house.ts'
import { visit } from './visit.ts'

// The server takes some seconds to begin, more on a busy machine.
beforeAll(() => house(), 120_000)

async function enter(path: string, options: VisitOptions = {}): Promise<Visit> {
  const { address } = await house()
  return visit({ ...options, at: `${address}${path}` })
}

async function guest(name: string): Promise<TestPerson> {
  const { server } = await house()
  return TestPerson.guest({ url: server.url }, name)
}

/** Nothing is wider than the screen. */
async function fits(page: Page): Promise<void> {
  const [wide, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
  expect(wide).toBeLessThanOrEqual(screen ?? 0)
}

describe('the way in', () => {
  it('is shown as soon as a server has started that was not ready when the page was opened', async () => {
    const { page } = await enter('', { viewport: PHONE, expected: /503/ })
    const way = page.getByRole('link', { name: 'Play online' })
    await way.waitFor()
    const trouble = { code: 'not-now', say: { key: 'refused.not-now' }, reason: null }
    const starting = page.getByRole('status').getByText('Online play is starting…')
    let asked = 0
    await page.route(
      '**/api/v1/server',
      async (route) => {
        asked++
        expect(await way.isVisible()).toBe(false)
        if (asked === 2) {
          await starting.waitFor()
          await fits(page)
        }
        await route.fulfill({ status: 503, json: { trouble } })
      },
      { times: 2 },
    )
    await page.reload()
    await way.waitFor()
    expect(asked).toBe(2)
    expect(await starting.count()).toBe(0)
  })

  deepIt('is shown by the lobby itself as soon as the server has started', async () => {
    const { page } = await enter('', { viewport: PHONE, expected: /503/ })
    await page.getByRole('link', { name: 'Play online' }).waitFor()
    const trouble = { code: 'not-now', say: { key: 'refused.not-now' }, reason: null }
    const starting = page.getByRole('heading', { name: 'Online play is starting…' })
    let asked = 0
    await page.route(
      '**/api/v1/server',
      async (route) => {
        if (++asked === 2) {
          await starting.waitFor()
          await fits(page)
        }
        await route.fulfill({ status: 503, json: { trouble } })
      },
      { times: 2 },
    )
    await page.goto(`${(await house()).address}#/lobby`)
    await page.reload()
    await page.getByRole('heading', { name: 'Play online' }).waitFor()
    expect(asked).toBe(2)
  })
})

describe('a table by link', () => {
  it('is found from the home screen, set, shared, joined by a newcomer on a phone, and begun', async () => {
    const { page: host } = await enter('')
    await host.getByRole('link', { name: 'Play online' }).click()
    await host.getByRole('heading', { name: 'Play online' }).waitFor()
    expect(await seriousIssues(host)).toEqual([])

    await host.getByRole('radiogroup', { name: 'Players' }).getByRole('radio', { name: '2 players' }).click()
    await host.getByRole('radiogroup', { name: 'Your seat' }).getByRole('radio', { name: 'Working Class' }).click()
    await host.getByRole('radiogroup', { name: 'Pace' }).getByRole('radio', { name: 'Live' }).click()
    await host.getByText('More options').click()
    await host.getByLabel('Table name').fill('Sunday table')
    await host.getByLabel('Your name at the table').fill('Olena')
    await host.getByRole('button', { name: 'Create table' }).click()
    await host.getByRole('heading', { name: 'Sunday table' }).waitFor()
    expect(await host.locator('[data-seat="working"]').textContent()).toContain('you, the host')
    await host.getByRole('button', { name: 'Add a bot and start' }).waitFor()
    expect(await seriousIssues(host)).toEqual([])

    const link = (await host.locator('.link-field').textContent()) ?? ''
    expect(link).toMatch(/^localhost:\d+\/j\/[A-Z2-9]{4}-[A-Z2-9]{4}$/)
    const { page: newcomer } = await enter(link.replace(/^[^/]+\//, ''), {
      viewport: PHONE,
      language: 'uk',
      touch: true,
    })
    await newcomer.waitForURL(/#\/join\//)
    await newcomer.getByRole('heading', { name: 'Вас запрошують до гри' }).waitFor()
    expect(await newcomer.getByText('запрошує вас за стіл «Sunday table»').count()).toBe(1)
    await fits(newcomer)
    expect(await seriousIssues(newcomer)).toEqual([])
    await newcomer.getByRole('radio').check()
    await newcomer.getByLabel('Ваше ім’я за столом').fill('Іван')
    await newcomer.getByRole('button', { name: /^Зайняти місце: / }).click()
    await newcomer.getByRole('heading', { name: 'Sunday table' }).waitFor()
    await fits(newcomer)
    expect(await seriousIssues(newcomer)).toEqual([])

    // The host sees who came, and waits until they are ready.
    await host.locator('[data-seat="capitalist"]').getByText('Іван').waitFor()
    // More or fewer may play while the table waits; whoever sits stays where there is a seat.
    const change = async (players: string) => {
      await host.getByRole('button', { name: 'Edit table' }).click()
      const dialog = host.getByRole('dialog', { name: 'Edit table' })
      await dialog.getByRole('radiogroup', { name: 'Players' }).getByRole('radio', { name: players }).click()
      expect(await seriousIssues(host)).toEqual([])
      await dialog.getByRole('button', { name: 'Save changes' }).click()
      await dialog.waitFor({ state: 'detached' })
    }
    await change('3 players')
    await newcomer.locator('[data-seat="middle"]').waitFor()
    await change('2 players')
    await newcomer.locator('[data-seat="middle"]').waitFor({ state: 'detached' })
    expect(await host.locator('[data-seat="capitalist"]').textContent()).toContain('Іван')
    const start = host.getByRole('button', { name: 'Start match' })
    expect(await start.isDisabled()).toBe(true)
    await newcomer.getByRole('button', { name: 'Вітаю!' }).click()
    await host.locator('.chat-line').getByText('Hello!').waitFor()
    await newcomer.getByRole('button', { name: 'Можна починати' }).click()
    await host.getByText('Everyone is here').waitFor()
    expect(await start.isDisabled()).toBe(false)
    // With the last who is ready it begins by itself.
    await host.getByRole('button', { name: 'I’m ready' }).click()
    await Promise.all([host.waitForURL(/#\/online\//), newcomer.waitForURL(/#\/online\//)])
  })

  deepIt('that is full says so', async () => {
    const host = await guest('Marek')
    const table = await host.setTable({ game: 'hegemony', options: { players: 2 }, name: 'Full' })
    for (const { seat } of table.seats) await host.sit(table, seat)
    const { page } = await enter(`#/join/${table.code}`)
    await page.getByRole('heading', { name: 'All seats are taken' }).waitFor()
    expect(await page.getByRole('button', { name: /^Join/ }).count()).toBe(0)
  })
})

describe('a lobby with twenty tables', () => {
  deepIt('puts first what waits for one, and stays readable on a phone and in Ukrainian', async () => {
    const { server } = await house()
    const [me, other] = [await guest('Kasia'), await guest('Bohdan')]
    const game = { game: 'hegemony', options: { players: 2 } }
    for (let i = 0; i < 12; i++) {
      const table = await me.setTable({ ...game, name: `Match ${i}`, turnSeconds: 86_400 })
      // The Working Class begins.
      await (i < 6 ? me : other).sit(table, 'working')
      await (i < 6 ? other : me).sit(table, 'capitalist')
      await (i < 6 ? other : me).ready(table, 'capitalist')
      await (i < 6 ? me : other).ready(table, 'working')
      await me.post(`/tables/${table.id}/start`)
    }
    for (let i = 0; i < 4; i++) {
      const table = await me.setTable({ ...game, name: `Filling ${i}` })
      await me.sit(table, 'working')
    }
    for (let i = 0; i < 4; i++) {
      const table = await other.setTable({ game: 'planet-b', options: { players: 3 }, name: `Open ${i}`, listed: true })
      await other.sit(table, 'blue')
    }
    server.clock.move(23 * 3600_000)

    const { page } = await enter('#/lobby', { cookie: me.cookie })
    const rows = (name: string) => page.getByRole('region', { name }).locator('li[data-table]')
    await rows('Your turn').nth(5).waitFor()
    expect(await rows('Your turn').count()).toBe(6)
    // What is asked there, in words.
    expect(await rows('Your turn').first().locator('.table-ask').innerText()).toMatch(/[A-Z][^.]*\?/)
    expect(await page.getByRole('region', { name: 'Your turn' }).innerText()).not.toContain('ask.')
    expect(await rows('Waiting for others').count()).toBe(6)
    expect(await rows('Waiting for players').count()).toBe(4)
    await rows('Open tables').nth(3).waitFor()
    expect(await page.getByRole('link', { name: '6 tables are waiting for you' }).count()).toBe(1)
    expect(await seriousIssues(page)).toEqual([])
    await fits(page)

    await page.setViewportSize(PHONE)
    await fits(page)
    await page.getByRole('button', { name: 'New table' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Create table' }).waitFor()
    expect(await seriousIssues(page)).toEqual([])
    await page.keyboard.press('Escape')

    await page.setViewportSize(DESK)
    await page.getByRole('button', { name: /^Language/ }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Українська' }).click()
    await page.getByRole('heading', { name: 'Ваш хід' }).waitFor()
    await fits(page)
    await page.setViewportSize(PHONE)
    await fits(page)
    expect(await page.getByText('online.', { exact: false }).count()).toBe(0)
  })
})

/** An authenticator in the browser that says yes to everything. */
async function authenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

describe('an account', () => {
  deepIt(
    'begins as a guest, gets a passkey, an address and a password, signs in by each, and keeps its seats',
    async () => {
      const { address, post } = await house()
      const person = await guest('Ewa')
      const table = await person.setTable({ game: 'hegemony', options: { players: 2 }, name: 'Kept' })
      await person.sit(table, 'working')
      const { page } = await enter('#/account', { cookie: person.cookie })
      await authenticator(page)
      await page.getByText('guest in this browser').waitFor()
      expect(await seriousIssues(page)).toEqual([])

      await page.getByRole('button', { name: 'Edit' }).click()
      await page.getByRole('dialog').getByLabel('Name').fill('Ewa Nowak')
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
      await page.getByRole('heading', { name: 'Ewa Nowak' }).waitFor()

      await page.getByRole('button', { name: 'Add a passkey' }).click()
      await page.getByText('1 passkey').waitFor()
      await page.getByText('registered,').waitFor()

      const ways = page.getByRole('region', { name: 'Sign-in methods' })
      await ways.getByRole('button', { name: 'Add', exact: true }).click()
      await page.getByRole('dialog').getByLabel('Email address').fill('ewa@mail.example')
      await page.getByRole('dialog').getByRole('button', { name: 'Send link' }).click()
      await page.getByText('A link is on its way').waitFor()
      const confirm = tokenIn(await post.letterTo('ewa@mail.example'))
      const stranger = await enter(`#/confirm/${confirm}`, { viewport: PHONE, touch: true })
      await stranger.page.getByText('The player Ewa Nowak wants to use the address ewa@mail.example.').waitFor()
      await stranger.page.getByRole('button', { name: 'Sign in as Ewa Nowak' }).waitFor()
      await fits(stranger.page)
      expect(await seriousIssues(stranger.page)).toEqual([])
      await page.goto(`${address}#/confirm/${confirm}`)
      await page.getByText('The address ewa@mail.example will belong to the account Ewa Nowak.').waitFor()
      expect(await seriousIssues(page)).toEqual([])
      await page.getByRole('button', { name: 'Confirm' }).click()
      await page.getByRole('region', { name: 'Notifications' }).getByText('ewa@mail.example is confirmed.').waitFor()
      await page.getByText('confirmed; you can sign in by email').waitFor()

      await ways.getByRole('button', { name: 'Set' }).click()
      await page.getByRole('dialog').getByLabel('New password').fill('correct horse battery')
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
      await page.getByText('Password', { exact: true }).waitFor()

      // Out, and back by the passkey.
      const out = async () => {
        await page.getByRole('button', { name: 'Edit' }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
        await page.getByRole('heading', { name: 'No account yet' }).waitFor()
        await page.getByRole('link', { name: 'Sign in' }).click()
        await page.getByRole('heading', { name: 'Sign in to Club' }).waitFor()
      }
      await out()
      expect(await seriousIssues(page)).toEqual([])
      await page.getByRole('button', { name: 'Use a passkey' }).click()
      await page.getByRole('link', { name: 'Kept' }).waitFor()

      // Out, and back by a link.
      await page.goto(`${address}#/account`)
      await out()
      await page.getByLabel('Email address').fill('ewa@mail.example')
      await page.getByRole('button', { name: 'Email me a link' }).click()
      const token = tokenIn(await post.letterTo('ewa@mail.example'))
      await page.goto(`${address}#/sign-in/${token}`)
      await page.getByRole('button', { name: 'Sign in as Ewa Nowak' }).click()
      await page.getByRole('link', { name: 'Kept' }).waitFor()

      // Out, and back by the password: what was played as a guest meanwhile moves after a yes.
      await page.goto(`${address}#/account`)
      await out()
      await page.goto(`${address}#/lobby`)
      await page.getByLabel('Your name at the table').fill('Somebody')
      await page.getByRole('button', { name: 'Create table' }).click()
      await page.getByRole('heading', { name: 'Somebody’s table' }).waitFor()
      await page.goto(`${address}#/sign-in`)
      await page.getByText('You are playing as guest Somebody.').waitFor()
      await page.getByLabel('Name or email').fill('Ewa Nowak')
      await page.getByLabel('Password').fill('correct horse battery')
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await page.getByRole('heading', { name: 'Move your tables to Ewa Nowak?' }).waitFor()
      expect(await seriousIssues(page)).toEqual([])
      await page.getByRole('button', { name: 'Move and sign in' }).click()
      await page.getByRole('link', { name: 'Kept' }).waitFor()
      await page.getByRole('link', { name: 'Somebody’s table' }).waitFor()
    },
  )

  deepIt('decides what it is told and when it is away; takes its data along; and goes without a trace', async () => {
    const { server } = await house()
    const person = await guest('Tomek')
    const { page } = await enter('#/account', { viewport: PHONE, touch: true, cookie: person.cookie })
    const turn = page.getByRole('switch', { name: 'My turn: Push' })
    await turn.waitFor()
    expect(await turn.isChecked()).toBe(true)
    await fits(page)
    expect(await seriousIssues(page)).toEqual([])
    await turn.click()
    await page.getByRole('switch', { name: 'Quiet hours' }).click()
    await expect
      .poll(() => person.get('/me/notices'))
      .toMatchObject({
        wants: { 'your-turn': ['mail'], 'half-time': ['push'] },
        quiet: { from: 1320, until: 480 },
      })
    await page.getByRole('button', { name: 'Set vacation' }).click()
    await page.getByRole('button', { name: 'I’m back' }).click()
    await page.getByRole('button', { name: 'Set vacation' }).waitFor()
    await page.getByRole('switch', { name: 'Others can see my statistics' }).click()
    await expect.poll(() => person.get('/me')).toMatchObject({ shows: { statistics: false }, away: null })

    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download my data' }).click()
    const file = await (await saved).path()
    const data: { readonly account: { readonly name: string } } = JSON.parse(readFileSync(file, 'utf8'))
    expect(data.account.name).toBe('Tomek')

    // Chromium calls the time zone of this page Europe/Kiev.
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    const zones = page.getByRole('dialog').getByLabel('Time zone')
    await zones.selectOption('Europe/Kyiv')
    expect(await zones.textContent()).not.toContain('Kiev')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page.getByText('guest in this browser, Kyiv').waitFor()

    await page.getByRole('button', { name: 'Delete my account' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click()
    await page.getByRole('heading', { level: 1, name: 'Your account has been deleted' }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
    await fits(page)
    expect(await seriousIssues(page)).toEqual([])
    const left = await runSql(server.node.storage, 'select 1 from accounts where name = ?', ['Tomek'])
    expect(left).toEqual([])
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await page.getByRole('link', { name: 'Play online' }).click()
    await page.getByRole('link', { name: 'Sign in' }).waitFor()
  })
})

function tokenIn(letter: string): string {
  return /#\/(?:sign-in|confirm)\/([\w-]+)/.exec(letter)?.[1] ?? ''
}
