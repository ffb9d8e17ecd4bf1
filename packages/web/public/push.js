// Part of the service worker: shows what the server has to tell while no page is open, and opens the table it is about.
// Words come from the server, in the person's language.
self.addEventListener('push', (event) => {
  const { text, path, match } = event.data?.json() ?? {}
  if (typeof text !== 'string') return
  event.waitUntil(
    self.registration.showNotification('Hustings', {
      body: text,
      tag: match ?? 'hustings',
      icon: 'icon-192.png',
      data: { path: typeof path === 'string' && path.startsWith('/') ? path : '/' },
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const url = new URL(event.notification.data.path.slice(1), self.registration.scope).href
  event.waitUntil(
    (async () => {
      const pages = await self.clients.matchAll({ type: 'window' })
      const [page] = pages
      if (page === undefined) return self.clients.openWindow(url)
      await page.focus()
      return page.navigate(url)
    })(),
  )
})
