// The OpenAPI page, created from the declared routes at the first request for it. Its libraries are imported only then.
import type { FastifyInstance, RouteOptions } from 'fastify'

/** Collects every route that is declared from now on; the returned function describes them. */
export function describedRoutes(app: FastifyInstance): () => Promise<object> {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    // Fastify adds the HEAD routes.
    if (route.method !== 'HEAD') routes.push(route)
  })
  let page: Promise<object> | null = null
  return () => {
    page ??= describe(routes)
    return page
  }
}

/** The library describes the routes of an application: this one has the same routes without handlers. */
async function describe(routes: readonly RouteOptions[]): Promise<object> {
  const [{ default: fastify }, { default: swagger }, { describeSchemas }] = await Promise.all([
    import('fastify'),
    import('@fastify/swagger'),
    import('./json-schema.ts'),
  ])
  const app = fastify({ exposeHeadRoutes: false })
  app.setValidatorCompiler(() => () => true)
  await app.register(swagger, {
    openapi: { info: { title: 'Hustings', version: '1' }, servers: [{ url: '/' }] },
    transform: describeSchemas,
  })
  for (const { method, url, schema } of routes)
    app.route({ method, url, ...(schema === undefined ? {} : { schema }), handler: () => undefined })
  await app.ready()
  const page = app.swagger()
  await app.close()
  return page
}
