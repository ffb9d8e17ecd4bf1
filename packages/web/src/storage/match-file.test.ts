import { hegemony } from '@hustings/hegemony'
import { Match, readRecord } from '@hustings/kernel'
import { ballot } from '@hustings/kernel/testing/ballot'
import type { Seating } from '@hustings/protocol'
import { describe, expect, it } from 'vitest'
import { inspectRecord } from '../device/host.ts'
import { gameInfo } from '../shelf/registry.ts'
import { matchFile, readAbout } from './match-file.ts'

const record = Match.start(ballot, { rounds: 1 }, 'file').record()
const seating: Seating = {
  red: { kind: 'person', name: 'Olena' },
  blue: { kind: 'bot', name: '', level: 'hard' },
  green: { kind: 'bot', name: 'Marek' },
  yellow: { kind: 'person', name: '' },
}
const text = JSON.stringify(matchFile({ name: 'Sunday', seating }, record))

describe('a match in a file', () => {
  it('keeps the record, the name, the people, and the bots with their levels', () => {
    expect(readRecord(text)).toEqual(record)
    expect(readAbout(text)).toEqual({ name: 'Sunday', seating })
  })

  it('returns the name and the players to the page that opens the file', async () => {
    expect(await inspectRecord(text)).toMatchObject({ seats: record.seats, about: { name: 'Sunday', seating } })
  })

  it.each(['simple', 'advanced'] as const)('keeps the mode of its Automas (%s)', async (mode) => {
    const automas = { capitalist: mode }
    const played = Match.start(hegemony, { players: 3, automas }, 'file').record()
    const people: Seating = { working: { kind: 'person', name: 'Olena' }, middle: { kind: 'bot', name: '' } }
    const file = JSON.stringify(matchFile({ name: 'Sunday', seating: people }, played))
    const { game, options, about } = await inspectRecord(file)
    expect(options).toMatchObject({ automas })
    expect(about).toEqual({ name: 'Sunday', seating: people })
    // The seat's name on the page includes the mode.
    expect(gameInfo(game)?.automas?.(options)).toEqual({ capitalist: { key: `hegemony.automa.name.${mode}` } })
  })

  it('returns neither when the file is from an older version', async () => {
    expect(await inspectRecord(JSON.stringify(record))).toMatchObject({ seats: record.seats, about: null })
  })

  it.each([
    ['no object', 'Sunday'],
    ['no name', { seating }],
    ['a name that is too long', { name: 'x'.repeat(201), seating }],
    ['no players', { name: 'Sunday' }],
    ['an unknown kind of player', { name: 'Sunday', seating: { red: { kind: 'ghost', name: '' } } }],
    ['an unknown level', { name: 'Sunday', seating: { red: { kind: 'bot', name: '', level: 'divine' } } }],
    ['a player without a name', { name: 'Sunday', seating: { red: { kind: 'person' } } }],
  ])('is refused as broken with %s', async (_, about) => {
    const broken = JSON.stringify({ ...record, about })
    await expect(inspectRecord(broken)).rejects.toMatchObject({ code: 'broken-record', params: { where: 'about' } })
  })
})
