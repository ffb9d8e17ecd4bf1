import { describe, expect, it } from 'vitest'
import { printable, readSettings, SettingsError } from './settings.ts'

describe('settings', () => {
  it('have defaults for one machine without anything else', () => {
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

  it('want an address for the links when mail is sent', () => {
    expect(() => readSettings({ SMTP_URL: 'smtp://there' })).toThrow('PUBLIC_URL')
  })

  it('are printed without secrets', () => {
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
