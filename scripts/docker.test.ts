// Lints Dockerfile and compose.yaml: the things they name exist, and both files are consistent with the repository.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (name: string) => readFileSync(join(root, name), 'utf8')

interface Instruction {
  readonly name: string
  readonly rest: string
  readonly stage: number
}

/** The instructions in order, each with its stage. */
function instructions(): Instruction[] {
  const lines = read('Dockerfile').replaceAll(/\\\n\s*/g, ' ')
  let stage = -1
  return lines.split('\n').flatMap((line) => {
    const found = /^([A-Z]+)\s+(.+)$/.exec(line.trim())
    if (found === null) return []
    const [, name = '', rest = ''] = found
    if (name === 'FROM') stage++
    return [{ name, rest, stage }]
  })
}

const docker = instructions()
const last = Math.max(...docker.map(({ stage }) => stage))
const all = (name: string, stage?: number) =>
  docker.filter((one) => one.name === name && (stage === undefined || one.stage === stage)).map(({ rest }) => rest)
const environment = Object.fromEntries(
  all('ENV', last).flatMap((line) => line.split(/\s+/).map((pair) => pair.split('=') as [string, string])),
)

interface Service {
  readonly image?: string
  readonly build?: string
  readonly ports?: readonly string[]
  readonly environment: Readonly<Record<string, string>>
  readonly volumes: readonly string[]
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
  readonly healthcheck?: { readonly test: readonly string[] }
  readonly stop_grace_period?: string
  readonly restart: string
}
const compose: { readonly services: Record<string, Service>; readonly volumes: Record<string, null> } = parse(
  read('compose.yaml'),
)
const { server, database } = compose.services
if (server === undefined || database === undefined) throw new Error('two services are needed')

describe('the Dockerfile', () => {
  it('knows only instructions, and begins with a stage', () => {
    const known = /^(FROM|WORKDIR|COPY|RUN|ENV|USER|VOLUME|EXPOSE|HEALTHCHECK|ENTRYPOINT|CMD)$/
    expect(docker.filter(({ name }) => !known.test(name))).toEqual([])
    expect(docker[0]?.name).toBe('FROM')
    expect(last).toBe(1)
  })

  it('stands on images with a version that our code can run on', () => {
    const { engines } = JSON.parse(read('package.json'))
    const least = Number(/\d+/.exec(engines.node)?.[0])
    for (const from of all('FROM')) expect(Number(/^node:(\d+)-/.exec(from)?.[1])).toBeGreaterThanOrEqual(least)
  })

  it('copies files that exist and are not ignored', () => {
    const ignored = read('.dockerignore').split('\n')
    for (const line of all('COPY', 0)) {
      for (const source of line.split(/\s+/).slice(0, -1)) {
        expect(existsSync(join(root, source)), source).toBe(true)
        expect(ignored).not.toContain(source)
      }
    }
    expect(ignored).toContain('**/node_modules')
    expect(ignored).toContain('.node')
    expect(ignored).toContain('data')
    for (const line of all('COPY', last)) expect(line).toMatch(/^--from=build \/app\//)
  })

  it('builds and starts by commands that exist', async () => {
    expect(all('RUN', 0).join(' ')).toContain("import('./scripts/build.mjs').then(({ build }) => build())")
    expect(read('scripts/build.mjs')).toMatch(/export (async )?function build\(/)
    expect(all('CMD')).toEqual(['["node", "packages/server/bin/server.js"]'])
    expect(read('packages/server/bin/server.js')).toContain("import('../../../scripts/launch.mjs')")
    expect(all('COPY', last)).toContain('--from=build /app/scripts/launch.mjs scripts/')
    expect(all('ENTRYPOINT')).toEqual(['["tini", "--"]'])
    const installed = all('RUN', last).join(' ')
    // `hustings server backup` calls pg_dump.
    for (const tool of ['tini', 'postgresql-client', 'rm -rf /var/lib/apt/lists']) expect(installed).toContain(tool)
    expect(installed).toContain('npm ci --omit=dev')
  })

  it('runs as a user who owns only the data', () => {
    const [user] = all('USER', last)
    expect(user).toBe('node')
    const at = (name: string) => docker.findLastIndex((one) => one.stage === last && one.name === name)
    expect(at('USER')).toBeGreaterThan(at('RUN'))
    expect(all('RUN', last).join(' ')).toContain(`chown node:node ${environment.DATA_DIR}`)
  })

  it('listens where it says, keeps what it says, and is healthy when it is ready', () => {
    expect(all('EXPOSE')).toEqual([environment.PORT])
    expect(environment.HOST).toBe('0.0.0.0')
    expect(all('VOLUME')).toEqual([environment.DATA_DIR])
    expect(all('HEALTHCHECK').join(' ')).toContain(`http://127.0.0.1:${environment.PORT}/readyz`)
    expect(read('packages/server/src/routes/health.ts')).toContain("'/readyz'")
  })
})

describe('compose.yaml', () => {
  it('publishes the port only to the local machine, for a proxy', () => {
    expect(server.build).toBe('.')
    expect(server.ports).toEqual([`127.0.0.1:4173:${environment.PORT}`])
    expect(database.ports).toBeUndefined()
  })

  it('sets only what the server reads', () => {
    const settings = read('packages/server/src/config/settings.ts')
    for (const name of Object.keys(server.environment)) expect(settings, name).toMatch(new RegExp(`^  ${name}:`, 'm'))
    for (const name of Object.keys(environment)) {
      if (name !== 'NODE_ENV') expect(settings, name).toMatch(new RegExp(`^  ${name}:`, 'm'))
    }
  })

  it('brings them together: one user, one database, one password that must be set', () => {
    const { POSTGRES_USER: user, POSTGRES_DB: name, POSTGRES_PASSWORD: password } = database.environment
    expect(password).toMatch(/^\$\{POSTGRES_PASSWORD:\?/)
    expect(server.environment.DATABASE_URL).toBe(`postgres://${user}:${password}@database/${name}`)
    expect(server.environment.PUBLIC_URL).toMatch(/^\$\{PUBLIC_URL:\?/)
    expect(database.healthcheck?.test.join(' ')).toContain(`pg_isready -U ${user} -d ${name}`)
    expect(server.depends_on?.database?.condition).toBe('service_healthy')
    expect(Number(/^postgres:(\d+)$/.exec(database.image ?? '')?.[1])).toBeGreaterThanOrEqual(15)
  })

  it('keeps data in declared volumes, restarts automatically, and waits for a clean shutdown', () => {
    const used = [...server.volumes, ...database.volumes].map((volume) => volume.split(':'))
    expect(used.map(([name]) => name).toSorted()).toEqual(Object.keys(compose.volumes).toSorted())
    expect(server.volumes[0]?.endsWith(`:${environment.DATA_DIR}`)).toBe(true)
    expect([server.restart, database.restart]).toEqual(['unless-stopped', 'unless-stopped'])
    // The server stops within 10 seconds.
    expect(Number.parseInt(server.stop_grace_period ?? '0', 10)).toBeGreaterThan(10)
  })
})
