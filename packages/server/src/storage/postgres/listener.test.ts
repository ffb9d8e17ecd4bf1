// Notifications between nodes, and reports of a lost and a restored connection.
import { expect, it } from 'vitest'
import { closeAfterFile } from '../../testing/closing.ts'
import { freePort } from '../../testing/port.ts'
import { StallingProxy } from '../../testing/stalling-proxy.ts'
import { emptyPostgres, onPostgresStorage, postgresAt, postgresThroughCuts } from '../../testing/storage.ts'

onPostgresStorage('a subscriber on PostgreSQL', () => {
  it('receives notifications of other nodes, and reports a connection that is lost and restored', async () => {
    const { proxy, driver, beside } = await postgresThroughCuts()
    const heard: string[] = []
    await driver.subscribe({
      onMessage: (payload) => heard.push(payload),
      onLost: () => heard.push('(lost)'),
      onRestored: () => heard.push('(back)'),
    })
    await beside.notify('one')
    await expect.poll(() => heard).toEqual(['one'])
    proxy.cut = { pattern: /listen/i, where: 'before' }
    proxy.endAll()
    await expect.poll(() => heard).toEqual(['one', '(lost)'])
    await beside.notify('missed')
    await expect.poll(() => proxy.cuts).toBeGreaterThan(1)
    proxy.cut = null
    await expect.poll(() => heard).toEqual(['one', '(lost)', '(back)'])
    await beside.notify('two')
    await expect.poll(() => heard).toEqual(['one', '(lost)', '(back)', 'two'])
  })

  it('detects that a silent connection is dead', async () => {
    const url = await emptyPostgres()
    const proxy = new StallingProxy(url)
    const port = await freePort()
    await proxy.listen(port)
    const driver = await postgresAt(proxy.urlAt(port))
    closeAfterFile(() => proxy.close())
    const heard: string[] = []
    await driver.subscribe({
      onMessage: () => undefined,
      onLost: () => heard.push('lost'),
      onRestored: () => heard.push('back'),
    })
    proxy.stall()
    await expect.poll(() => heard).toEqual(['lost'])
    proxy.goOn()
    await expect.poll(() => heard).toEqual(['lost', 'back'])
  })
})
