// Input that the schemas must treat differently from Valibot's defaults.
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { NOTICES } from '../choices.ts'
import { awayBody, linkBody, noticesBody, pushBody, signOutBody, sitBody } from './rest.ts'
import { socketRequests } from './socket.ts'
import { newTable, settingsChange } from './table.ts'
import { id, json, momentId } from './values.ts'

const ID = '6f2a5b1e-0c6c-4d5a-9d4b-0f6f3c1f7a11'

describe('schemas of objects', () => {
  it('reject lists, also where no field is required', () => {
    for (const schema of [settingsChange, sitBody, socketRequests['lobby:watch']]) {
      expect(v.is(schema, {})).toBe(true)
      expect(v.is(schema, [])).toBe(false)
    }
  })

  it.each(['role', 'constructor', 'toString'])('reject an additional field with the name %s', (name) => {
    expect(v.is(signOutBody, { everywhere: true })).toBe(true)
    expect(v.is(signOutBody, { everywhere: true, [name]: 1 })).toBe(false)
  })

  it('fill in defaults of optional fields', () => {
    expect(v.parse(sitBody, {})).toEqual({ bot: null })
  })
})

describe('the schema of a new table', () => {
  it('requires name, options and game only', () => {
    const table = { name: 'Friday', options: {}, game: 'ballot' }
    expect(v.is(newTable, table)).toBe(true)
    for (const missing of Object.keys(table)) {
      const others = Object.entries(table).filter(([name]) => name !== missing)
      expect(v.is(newTable, Object.fromEntries(others)), missing).toBe(false)
    }
  })
})

describe('the schema of JSON', () => {
  it('rejects numbers without bounds at any depth', () => {
    expect(v.is(json, JSON.parse('{"a":[1,{"b":null}]}'))).toBe(true)
    expect(v.is(json, JSON.parse('1e999'))).toBe(false)
    expect(v.is(json, JSON.parse('{"a":[1,{"b":-1e999}]}'))).toBe(false)
  })
})

describe('the schema of ids', () => {
  it.each([ID, ID.toUpperCase(), '00000000-0000-0000-0000-000000000000'])('accepts %s', (text) => {
    expect(v.is(id, text)).toBe(true)
  })

  it.each(['6f2a5b1e-0c6c-0d5a-9d4b-0f6f3c1f7a11', '6f2a5b1e-0c6c-4d5a-cd4b-0f6f3c1f7a11', `${ID}\n`, `{${ID}}`])(
    'rejects %j',
    (text) => {
      expect(v.is(id, text)).toBe(false)
    },
  )
})

describe('the schema of mail addresses', () => {
  it.each(["o'brien@example.org", 'anna@xn--80ak6aa92e.com', 'a+b@c.d.org'])('accepts %s', (address) => {
    expect(v.is(linkBody, { address })).toBe(true)
  })

  it.each(['anna', 'anna@localhost', 'a..b@c.org', '.a@b.org', 'a@-b.org', 'anna@example.org\n'])(
    'rejects %j',
    (address) => {
      expect(v.is(linkBody, { address })).toBe(false)
    },
  )
})

describe('the schema of a vacation', () => {
  const until = '2026-12-31T00:00:00.000Z'

  it.each(['2026-01-01T00:00:00Z', '2024-02-29T23:59:59.999Z'])('accepts %s', (from) => {
    expect(v.is(awayBody, { from, until })).toBe(true)
  })

  it.each([
    '2026-02-29T00:00:00Z',
    '2026-04-31T00:00:00Z',
    '2026-01-01T24:00:00Z',
    '2026-01-01 00:00:00Z',
    '2026-01-01T00:00:00+02:00',
  ])('rejects %s', (from) => {
    expect(v.is(awayBody, { from, until })).toBe(false)
  })
})

describe('the schema of a push device', () => {
  const keys = { p256dh: 'x', auth: 'y' }

  it('accepts an endpoint with https alone', () => {
    expect(v.is(pushBody, { endpoint: 'https://push.example.org/x', keys })).toBe(true)
    expect(v.is(pushBody, { endpoint: 'http://push.example.org/x', keys })).toBe(false)
    expect(v.is(pushBody, { endpoint: 'https://push.example\n.org/x', keys })).toBe(false)
  })
})

describe('the schema of notification settings', () => {
  it('requires channels for each event', () => {
    const wants = Object.fromEntries(NOTICES.map((notice) => [notice, ['push']]))
    expect(v.is(noticesBody, { wants, quiet: null })).toBe(true)
    expect(v.is(noticesBody, { wants: { ...wants, weather: [] }, quiet: null })).toBe(false)
    const { 'your-turn': _, ...others } = wants
    expect(v.is(noticesBody, { wants: others, quiet: null })).toBe(false)
  })
})

describe('the schema of a moment id', () => {
  it('requires two whole numbers from 0', () => {
    expect(v.is(momentId, { step: 0, part: 3 })).toBe(true)
    for (const [step, part] of [
      [-1, 0],
      [0, -1],
      [0.5, 0],
      ['0', 0],
      [Number.POSITIVE_INFINITY, 0],
    ]) {
      expect(v.is(momentId, { step, part }), `${step}.${part}`).toBe(false)
    }
    expect(v.is(momentId, { step: 1 })).toBe(false)
  })
})
