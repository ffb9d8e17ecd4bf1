// Metrics in the format of Prometheus, and a local port for them.
import { createServer, type Server } from 'node:http'
import type { ServerContext } from '../context/context.ts'
import { isOwnHost } from '../http/own-host.ts'
import { within } from '../notifications/within.ts'
import { waitingNotices } from '../storage/notices.ts'

/** Time for which the metrics wait for the database. */
const ANSWER_MS = 1000
const LOOPBACK = '127.0.0.1'

/** Returns all metrics; those from the database are `Nan` while it does not answer. */
export async function metricsText({ storage, metrics }: ServerContext): Promise<string> {
  const count = await within(ANSWER_MS, () => waitingNotices(storage)).catch(() => Number.NaN)
  metrics.outboxWaiting.set(count)
  return metrics.registry.metrics()
}

/** Serves `/metrics` at a port of the loopback address; null when the settings have none. */
export async function openMetricsPort(node: ServerContext): Promise<Server | null> {
  const { metricsPort } = node.settings
  if (metricsPort === null) return null
  const server = createServer((request, response) => {
    const isWanted = request.method === 'GET' && request.url === '/metrics'
    if (!isWanted || !isOwnHost(request.headers.host, { publicUrl: null, host: LOOPBACK })) {
      response.writeHead(404).end()
      return
    }
    metricsText(node).then(
      (text) => response.writeHead(200, { 'content-type': node.metrics.registry.contentType }).end(text),
      () => response.writeHead(503).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(metricsPort, LOOPBACK, resolve)
  })
  return server
}
