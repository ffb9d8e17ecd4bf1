// Runs the push handlers of the service worker with a fake browser that records calls.
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { beforeEach, expect, it } from 'vitest'

type Listener = (event: unknown) => void

interface Shown {
  readonly title: string
  readonly options: { readonly body: string; readonly tag: string; readonly data: { readonly path: string } }
}

const code = readFileSync('packages/web/public/push.js', 'utf8')
const scope = 'https://table.example/'

let listeners: Map<string, Listener>
let shown: Shown[]
let windows: { readonly focused: string[]; readonly opened: string[] }
let pages: object[]

beforeEach(() => {
  listeners = new Map()
  shown = []
  windows = { focused: [], opened: [] }
  pages = []
  const self = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    registration: {
      scope,
      showNotification: async (title: string, options: Shown['options']) => void shown.push({ title, options }),
    },
    clients: {
      matchAll: async () => pages,
      openWindow: async (url: string) => void windows.opened.push(url),
    },
  }
  runInNewContext(code, { self, URL })
})

async function happens(name: string, event: object): Promise<void> {
  const waits: Promise<unknown>[] = []
  listeners.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => waits.push(work) })
  await Promise.all(waits)
}

it('shows the text of the server, one notification per table', async () => {
  await happens('push', { data: { json: () => ({ text: 'Ваша черга', path: '/#/online/7', match: '7' }) } })
  expect(shown).toMatchObject([
    { title: 'Hustings', options: { body: 'Ваша черга', tag: '7', data: { path: '/#/online/7' } } },
  ])
})

it('shows nothing without a text, and opens only pages of its origin', async () => {
  await happens('push', { data: null })
  await happens('push', { data: { json: () => ({ path: '/#/online/7' }) } })
  expect(shown).toEqual([])
  await happens('push', { data: { json: () => ({ text: 'Come', path: 'https://elsewhere.example/' }) } })
  expect(shown[0]?.options.data.path).toBe('/')
})

it('opens the table of the notification in an open page or a new one', async () => {
  const notification = { close: () => undefined, data: { path: '/#/online/7' } }
  await happens('notificationclick', { notification })
  expect(windows.opened).toEqual([`${scope}#/online/7`])
  pages = [
    {
      focus: async () => windows.focused.push('page'),
      navigate: async (url: string) => windows.focused.push(url),
    },
  ]
  await happens('notificationclick', { notification })
  expect(windows.focused).toEqual(['page', `${scope}#/online/7`])
})
