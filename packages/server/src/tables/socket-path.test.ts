import { randomUUID } from 'node:crypto'
import type { Invitation } from '@hustings/protocol'
import { expect, it } from 'vitest'
import { begunTable, playOn, sharedServer, TestPerson } from '../testing/server.ts'
import { onBothStorages } from '../testing/storage.ts'
import { socketPathOf } from './socket-path.ts'

it('gives each match one of 64 paths, always the same, and spreads matches evenly', () => {
  const id = '2f1c8f0e-5d0b-4a53-9c0c-6a8b0c3f5f11'
  expect(socketPathOf(id)).toBe(socketPathOf(id))
  const counts = new Map<string, number>()
  for (let i = 0; i < 6400; i++) {
    const path = socketPathOf(randomUUID())
    expect(path).toMatch(/^\/socket\/\d+$/)
    counts.set(path, (counts.get(path) ?? 0) + 1)
  }
  expect(counts.size).toBe(64)
  expect(Math.max(...counts.values())).toBeLessThan(180)
})

onBothStorages('the path of a table', (kind) => {
  it('arrives with the table and with its invitation, and admits clients like every other slot', async () => {
    const server = await sharedServer(kind)
    const [host, other] = await Promise.all(['Anna', 'Bela'].map((name) => TestPerson.guest(server, name)))
    if (host === undefined || other === undefined) throw new Error('nobody')
    const { table, seats } = await begunTable([host], { watching: 'all' })
    expect(table.socketPath).toBe(socketPathOf(table.id))
    const invitation = await other.get<Invitation>(`/invitations/${table.code}`)
    expect(invitation.table.socketPath).toBe(table.socketPath)
    host.socketPath = table.socketPath
    other.socketPath = socketPathOf(randomUUID())
    const playing = await host.open(table.id, seats[0] ?? '')
    const watching = await other.open(table.id, 'spectator')
    await playOn([playing, watching], 'slots', 2)
    expect(watching.serial).toBe(playing.serial)
  })
})
