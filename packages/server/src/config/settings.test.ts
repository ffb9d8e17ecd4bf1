import { describe, expect, it } from 'vitest'
import { printable, readSettings, SettingsError } from './settings.ts'

describe('settings', () => {
  it('default to one machine without other services', () => {
    const settings = readSettings({})
    expect(settings).toMatchObject({
      port: 4173,
      host: '127.0.0.1',
      databaseUrl: null,
      guests: true,
      trustProxy: false,
    })
    expect(settings.dataFolder).toMatch(/data$/)
  })

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'hustings.example'],
    ['PUBLIC_URL', 'https://hustings.example/games'],
    ['DATABASE_URL', 'mysql://there'],
    ['METRICS_TOKEN', 'short'],
    ['GUESTS', 'perhaps'],
    ['PUSH_HOSTS', 'https://push.example.org/'],
    ['PUSH_HOSTS', '*'],
  ])('refuse %s=%s, naming it', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(SettingsError)
    expect(() => readSettings({ [name]: value })).toThrow(name)
  })

  it.each([
    ['DATABASE_URL', 'mysql://me:hush@there'],
    ['SMTP_URL', 'https://me:hush@mail'],
    ['METRICS_TOKEN', 'hush'],
  ])('do not quote a refused %s, which may hold a secret', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(name)
    expect(() => readSettings({ [name]: value })).not.toThrow('hush')
  })

  it.each([
    ['DRAIN_SECONDS', '1.5'],
    ['DRAIN_SECONDS', '-1'],
    ['METRICS_PORT', '0'],
    ['LOG_LEVEL', 'loud'],
    ['SERVER_NAME', 'x'.repeat(61)],
  ])('refuse %s=%s with its bounds', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(`${name}: Invalid`)
  })

  it('read flags, numbers and lists', () => {
    expect(
      readSettings({ GUESTS: 'off', OPEN_TABLES: 'yes', PORT: '80', PUSH_HOSTS: 'Push.example.org, *.example.net' }),
    ).toMatchObject({ guests: false, openTables: true, port: 80, pushHosts: ['push.example.org', '*.example.net'] })
    expect(readSettings({}).pushHosts).toEqual([])
  })

  it('require an address for links when mail is sent', () => {
    expect(() => readSettings({ SMTP_URL: 'smtp://there' })).toThrow('PUBLIC_URL')
  })

  it('print no secrets', () => {
    const settings = readSettings({
      DATABASE_URL: 'postgres://me:hush@there/hustings',
      SMTP_URL: 'smtp://me:hush@mail',
      PUBLIC_URL: 'https://hustings.example/',
      METRICS_TOKEN: 'hush-hush-hush-hush',
    })
    expect(settings.publicUrl).toBe('https://hustings.example')
    expect(JSON.stringify(printable(settings))).not.toContain('hush')
    expect(JSON.stringify(printable(settings))).toContain('postgres://there/hustings')
  })
})
