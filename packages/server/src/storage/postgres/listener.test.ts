// Notifications between nodes: heard, and reported as lost and back when their connection is.
import { expect, it } from 'vitest'
import { freePort } from '../../testing/port.ts'
import { StallingProxy } from '../../testing/stalling-proxy.ts'
import { closeLater, emptyPostgres, onPostgresStorage, postgresAt, postgresThroughCuts } from '../../testing/storage.ts'

onPostgresStorage('a subscriber', () => {
  it('hears what other nodes notify, and reports a connection that is lost and back', async () => {
    const { proxy, driver, beside } = await postgresThroughCuts()
    const heard: string[] = []
    await driver.subscribe({
      hear: (payload) => heard.push(payload),
      lost: () => heard.push('(lost)'),
      back: () => heard.push('(back)'),
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

  it('finds out that a silent connection is dead', async () => {
    const url = await emptyPostgres()
    const proxy = new StallingProxy(url)
    const port = await freePort()
    await proxy.listen(port)
    const driver = await postgresAt(proxy.urlAt(port))
    closeLater(() => proxy.close())
    const heard: string[] = []
    await driver.subscribe({ hear: () => undefined, lost: () => heard.push('lost'), back: () => heard.push('back') })
    proxy.stall()
    await expect.poll(() => heard).toEqual(['lost'])
    proxy.goOn()
    await expect.poll(() => heard).toEqual(['lost', 'back'])
  })
})
