// Online tables with a real server: create, share, join by link, start; a full lobby; an account with all sign-in methods,
// and its deletion.
import { readFileSync } from 'node:fs'
import { runSql, TestPerson } from '@hustings/server/testing'
import type { Page } from '@playwright/test'
import { seriousIssues } from './axe.ts'
import { DESK, PHONE, type Visit, type VisitOptions } from './browser.ts'
import { deep } from './length.ts'
import { house } from './lobby-house.ts'
import { expect, test, visit } from './visit.ts'

// The server takes some seconds to start.
test.beforeAll(async () => {
  await house()
})

async function enter(path: string, options: VisitOptions = {}): Promise<Visit> {
  const { address } = await house()
  return visit({ ...options, at: `${address}${path}` })
}

async function guest(name: string): Promise<TestPerson> {
  const { server } = await house()
  return TestPerson.guest({ url: server.url }, name)
}

/** No element is wider than the screen. */
async function fits(page: Page): Promise<void> {
  const [wide, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
  expect(wide).toBeLessThanOrEqual(screen ?? 0)
}

test.describe('the link to the lobby', () => {
  test('appears when a server that was not ready becomes ready', async () => {
    const { page } = await enter('', { viewport: PHONE, expected: /503/ })
    const way = page.getByRole('link', { name: 'Play online' })
    await expect(way).toBeVisible()
    const trouble = { code: 'not-now', say: { key: 'refused.not-now' }, reason: null }
    const starting = page.getByRole('status').getByText('Online play is starting…')
    let asked = 0
    await page.route(
      '**/api/v1/server',
      async (route) => {
        asked++
        expect(await way.isVisible()).toBe(false)
        if (asked === 2) {
          await expect(starting).toBeVisible()
          await fits(page)
        }
        await route.fulfill({ status: 503, json: { trouble } })
      },
      { times: 2 },
    )
    await page.reload()
    await expect(way).toBeVisible()
    expect(asked).toBe(2)
    await expect(starting).toHaveCount(0)
  })

  test('appears in the lobby itself when the server is ready', deep, async () => {
    const { page } = await enter('', { viewport: PHONE, expected: /503/ })
    await expect(page.getByRole('link', { name: 'Play online' })).toBeVisible()
    const trouble = { code: 'not-now', say: { key: 'refused.not-now' }, reason: null }
    const starting = page.getByRole('heading', { name: 'Online play is starting…' })
    let asked = 0
    await page.route(
      '**/api/v1/server',
      async (route) => {
        if (++asked === 2) {
          await expect(starting).toBeVisible()
          await fits(page)
        }
        await route.fulfill({ status: 503, json: { trouble } })
      },
      { times: 2 },
    )
    await page.goto(`${(await house()).address}#/lobby`)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Play online' })).toBeVisible()
    expect(asked).toBe(2)
  })
})

test.describe('a table by invite link', () => {
  test('works from creation and sharing to a new player on a phone and the start', async () => {
    const { page: host } = await enter('')
    await host.getByRole('link', { name: 'Play online' }).click()
    await expect(host.getByRole('heading', { name: 'Play online' })).toBeVisible()
    expect(await seriousIssues(host)).toEqual([])

    await host.getByRole('radiogroup', { name: 'Players' }).getByRole('radio', { name: '2 players' }).click()
    await host.getByRole('radiogroup', { name: 'Your seat' }).getByRole('radio', { name: 'Working Class' }).click()
    await host.getByRole('radiogroup', { name: 'Pace' }).getByRole('radio', { name: 'Live' }).click()
    await host.getByText('More options').click()
    await host.getByLabel('Table name').fill('Sunday table')
    await host.getByLabel('Your name at the table').fill('Olena')
    await host.getByRole('button', { name: 'Create table' }).click()
    await expect(host.getByRole('heading', { name: 'Sunday table' })).toBeVisible()
    await expect(host.locator('[data-seat="working"]')).toContainText('you, the host')
    await expect(host.getByRole('button', { name: 'Add a bot and start' })).toBeVisible()
    expect(await seriousIssues(host)).toEqual([])

    const link = (await host.getByTestId('invite-link').textContent()) ?? ''
    expect(link).toMatch(/^localhost:\d+\/j\/[A-Z2-9]{4}-[A-Z2-9]{4}$/)
    const { page: newcomer } = await enter(link.replace(/^[^/]+\//, ''), {
      viewport: PHONE,
      language: 'uk',
      touch: true,
    })
    await newcomer.waitForURL(/#\/join\//)
    await expect(newcomer.getByRole('heading', { name: 'Вас запрошують до гри' })).toBeVisible()
    await expect(newcomer.getByText('запрошує вас за стіл «Sunday table»')).toHaveCount(1)
    await fits(newcomer)
    expect(await seriousIssues(newcomer)).toEqual([])
    await newcomer.getByRole('radio').check()
    await newcomer.getByLabel('Ваше ім’я за столом').fill('Іван')
    await newcomer.getByRole('button', { name: /^Зайняти місце: / }).click()
    await expect(newcomer.getByRole('heading', { name: 'Sunday table' })).toBeVisible()
    await fits(newcomer)
    expect(await seriousIssues(newcomer)).toEqual([])

    // The host sees the players and waits until they are ready.
    await expect(host.locator('[data-seat="capitalist"]').getByText('Іван')).toBeVisible()
    // The number of players can change before the match; players keep their seats if those still exist.
    const change = async (players: string) => {
      await host.getByRole('button', { name: 'Edit table' }).click()
      const dialog = host.getByRole('dialog', { name: 'Edit table' })
      await dialog.getByRole('radiogroup', { name: 'Players' }).getByRole('radio', { name: players }).click()
      expect(await seriousIssues(host)).toEqual([])
      await dialog.getByRole('button', { name: 'Save changes' }).click()
      await expect(dialog).toHaveCount(0)
    }
    await change('3 players')
    await expect(newcomer.locator('[data-seat="middle"]')).toBeVisible()
    await change('2 players')
    await expect(newcomer.locator('[data-seat="middle"]')).toHaveCount(0)
    await expect(host.locator('[data-seat="capitalist"]')).toContainText('Іван')
    const start = host.getByRole('button', { name: 'Start match' })
    await expect(start).toBeDisabled()
    await newcomer.getByRole('button', { name: 'Вітаю!' }).click()
    await expect(host.getByTestId('chat-line').getByText('Hello!')).toBeVisible()
    await newcomer.getByRole('button', { name: 'Можна починати' }).click()
    await expect(host.getByText('Everyone is here')).toBeVisible()
    await expect(start).toBeEnabled()
    // The match starts automatically with the last ready player.
    await host.getByRole('button', { name: 'I’m ready' }).click()
    await Promise.all([host.waitForURL(/#\/online\//), newcomer.waitForURL(/#\/online\//)])
  })

  test('shows that it is full', deep, async () => {
    const host = await guest('Marek')
    const table = await host.setTable({ game: 'hegemony', options: { players: 2 }, name: 'Full' })
    for (const { seat } of table.seats) await host.sit(table, seat)
    const { page } = await enter(`#/join/${table.code}`)
    await expect(page.getByRole('heading', { name: 'All seats are taken' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Join/ })).toHaveCount(0)
  })
})

test.describe('a lobby with twenty tables', () => {
  test('lists tables where it is your turn first, and stays readable on a phone and in Ukrainian', deep, async () => {
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
    await expect(rows('Your turn').nth(5)).toBeVisible()
    await expect(rows('Your turn')).toHaveCount(6)
    // The open decision as text.
    await expect(rows('Your turn').first().getByTestId('table-ask')).toHaveText(/[A-Z][^.]*\?/)
    await expect(page.getByRole('region', { name: 'Your turn' })).not.toContainText('ask.')
    await expect(rows('Waiting for others')).toHaveCount(6)
    await expect(rows('Waiting for players')).toHaveCount(4)
    await expect(rows('Open tables').nth(3)).toBeVisible()
    await expect(page.getByRole('link', { name: '6 tables are waiting for you' })).toHaveCount(1)
    expect(await seriousIssues(page)).toEqual([])
    await fits(page)

    await page.setViewportSize(PHONE)
    await fits(page)
    await page.getByRole('button', { name: 'New table' }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Create table' })).toBeVisible()
    expect(await seriousIssues(page)).toEqual([])
    await page.keyboard.press('Escape')

    await page.setViewportSize(DESK)
    await page.getByRole('button', { name: /^Language/ }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Українська' }).click()
    await expect(page.getByRole('heading', { name: 'Ваш хід' })).toBeVisible()
    await fits(page)
    await page.setViewportSize(PHONE)
    await fits(page)
    await expect(page.getByText('online.', { exact: false })).toHaveCount(0)
  })
})

/** A virtual authenticator that confirms every request. */
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

test.describe('an account', () => {
  test(
    'starts as a guest, gets a passkey, an address and a password, signs in by each, and keeps its seats',
    deep,
    async () => {
      const { address, post } = await house()
      const person = await guest('Ewa')
      const table = await person.setTable({ game: 'hegemony', options: { players: 2 }, name: 'Kept' })
      await person.sit(table, 'working')
      const { page } = await enter('#/account', { cookie: person.cookie })
      await authenticator(page)
      await expect(page.getByText('guest in this browser')).toBeVisible()
      expect(await seriousIssues(page)).toEqual([])

      await page.getByRole('button', { name: 'Edit' }).click()
      await page.getByRole('dialog').getByLabel('Name').fill('Ewa Nowak')
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
      await expect(page.getByRole('heading', { name: 'Ewa Nowak' })).toBeVisible()

      await page.getByRole('button', { name: 'Add a passkey' }).click()
      await expect(page.getByText('1 passkey')).toBeVisible()
      await expect(page.getByText('registered,')).toBeVisible()

      const ways = page.getByRole('region', { name: 'Sign-in methods' })
      await ways.getByRole('button', { name: 'Add', exact: true }).click()
      await page.getByRole('dialog').getByLabel('Email address').fill('ewa@mail.example')
      await page.getByRole('dialog').getByRole('button', { name: 'Send link' }).click()
      await expect(page.getByText('A link is on its way')).toBeVisible()
      const confirm = tokenIn(await post.letterTo('ewa@mail.example'))
      const stranger = await enter(`#/confirm/${confirm}`, { viewport: PHONE, touch: true })
      await expect(
        stranger.page.getByText('The player Ewa Nowak wants to use the address ewa@mail.example.'),
      ).toBeVisible()
      await expect(stranger.page.getByRole('button', { name: 'Sign in as Ewa Nowak' })).toBeVisible()
      await fits(stranger.page)
      expect(await seriousIssues(stranger.page)).toEqual([])
      await page.goto(`${address}#/confirm/${confirm}`)
      await expect(page.getByText('The address ewa@mail.example will belong to the account Ewa Nowak.')).toBeVisible()
      expect(await seriousIssues(page)).toEqual([])
      await page.getByRole('button', { name: 'Confirm' }).click()
      await expect(
        page.getByRole('region', { name: 'Notifications' }).getByText('ewa@mail.example is confirmed.'),
      ).toBeVisible()
      await page.getByText('confirmed; you can sign in by email').waitFor()

      await ways.getByRole('button', { name: 'Set' }).click()
      await page.getByRole('dialog').getByLabel('New password').fill('correct horse battery')
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Password', { exact: true })).toBeVisible()

      // Signs out, and in by passkey.
      const out = async () => {
        await page.getByRole('button', { name: 'Edit' }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
        await expect(page.getByRole('heading', { name: 'No account yet' })).toBeVisible()
        await page.getByRole('link', { name: 'Sign in' }).click()
        await expect(page.getByRole('heading', { name: 'Sign in to Club' })).toBeVisible()
      }
      await out()
      expect(await seriousIssues(page)).toEqual([])
      await page.getByRole('button', { name: 'Use a passkey' }).click()
      await expect(page.getByRole('link', { name: 'Kept' })).toBeVisible()

      // Signs out, and in by a link.
      await page.goto(`${address}#/account`)
      await out()
      await page.getByLabel('Email address').fill('ewa@mail.example')
      await page.getByRole('button', { name: 'Email me a link' }).click()
      const token = tokenIn(await post.letterTo('ewa@mail.example'))
      await page.goto(`${address}#/sign-in/${token}`)
      await page.getByRole('button', { name: 'Sign in as Ewa Nowak' }).click()
      await expect(page.getByRole('link', { name: 'Kept' })).toBeVisible()

      // Signs out, and in by password: tables of the new guest move after confirmation.
      await page.goto(`${address}#/account`)
      await out()
      await page.goto(`${address}#/lobby`)
      await page.getByLabel('Your name at the table').fill('Somebody')
      await page.getByRole('button', { name: 'Create table' }).click()
      await expect(page.getByRole('heading', { name: 'Somebody’s table' })).toBeVisible()
      await page.goto(`${address}#/sign-in`)
      await expect(page.getByText('You are playing as guest Somebody.')).toBeVisible()
      await page.getByLabel('Name or email').fill('Ewa Nowak')
      await page.getByLabel('Password').fill('correct horse battery')
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'Move your tables to Ewa Nowak?' })).toBeVisible()
      expect(await seriousIssues(page)).toEqual([])
      await page.getByRole('button', { name: 'Move and sign in' }).click()
      await expect(page.getByRole('link', { name: 'Kept' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Somebody’s table' })).toBeVisible()
    },
  )

  test('offers notification settings, vacation, a data export, and complete deletion', deep, async () => {
    const { server } = await house()
    const person = await guest('Tomek')
    const { page } = await enter('#/account', { viewport: PHONE, touch: true, cookie: person.cookie })
    const turn = page.getByRole('switch', { name: 'My turn: Push' })
    await expect(turn).toBeVisible()
    await expect(turn).toBeChecked()
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
    await expect(page.getByRole('button', { name: 'Set vacation' })).toBeVisible()
    await page.getByRole('switch', { name: 'Others can see my statistics' }).click()
    await expect.poll(() => person.get('/me')).toMatchObject({ shows: { statistics: false }, away: null })

    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download my data' }).click()
    const file = await (await saved).path()
    const data: { readonly account: { readonly name: string } } = JSON.parse(readFileSync(file, 'utf8'))
    expect(data.account.name).toBe('Tomek')

    // Chromium uses the name Europe/Kiev for the time zone of this page.
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    const zones = page.getByRole('dialog').getByLabel('Time zone')
    await zones.selectOption('Europe/Kyiv')
    await expect(zones).not.toContainText('Kiev')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('guest in this browser, Kyiv')).toBeVisible()

    await page.getByRole('button', { name: 'Delete my account' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your account has been deleted' })).toBeVisible()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
    await fits(page)
    expect(await seriousIssues(page)).toEqual([])
    const left = await runSql(server.node.storage, 'select 1 from accounts where name = ?', ['Tomek'])
    expect(left).toEqual([])
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await page.getByRole('link', { name: 'Play online' }).click()
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  })
})

function tokenIn(letter: string): string {
  return /#\/(?:sign-in|confirm)\/([\w-]+)/.exec(letter)?.[1] ?? ''
}
