// The environment as typed settings, read once. A wrong one refuses to start; secrets are never printed.
import { isAbsolute, resolve } from 'node:path'
import { z } from 'zod'

const flag = z
  .enum(['0', '1', 'false', 'true', 'no', 'yes', 'off', 'on'])
  .transform((word) => ['1', 'true', 'yes', 'on'].includes(word))

/** A host name with a dot; `*.` at its beginning stands for any subdomain. */
const HOST_PATTERN = /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/

const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')

function isPlainAddress(url: string): boolean {
  if (!/^https?:/.test(url) || !URL.canParse(url)) return false
  const { pathname, search, hash } = new URL(url)
  return pathname === '/' && search === '' && hash === ''
}

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(4173),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Where people reach the server, without a path: https://hustings.example */
  PUBLIC_URL: z
    .string()
    .refine(isPlainAddress, 'must be an address like https://hustings.example, without a path')
    .transform((url) => new URL(url).origin)
    .optional(),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(200).default(16),
  DATA_DIR: z.string().min(1).default('data'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().min(3).optional(),
  /** Push services besides those of the common browsers: push.example.org, *.example.net */
  PUSH_HOSTS: z
    .string()
    .transform((list) => list.split(',').map((host) => host.trim().toLowerCase()))
    .pipe(z.array(z.string().regex(HOST_PATTERN, 'must be names like push.example.org or *.example.org')))
    .default([]),
  SERVER_NAME: z.string().min(1).max(60).default('Hustings'),
  GUESTS: flag.default(true),
  OPEN_TABLES: flag.default(true),
  TRUST_PROXY: z.string().min(1).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(60).optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
})

export interface Settings {
  readonly port: number
  readonly host: string
  readonly publicUrl: string | null
  readonly databaseUrl: string | null
  readonly databaseConnections: number
  readonly dataFolder: string
  readonly smtpUrl: string | null
  readonly mailFrom: string
  readonly pushHosts: readonly string[]
  readonly serverName: string
  readonly guests: boolean
  readonly openTables: boolean
  readonly trustProxy: string | boolean
  readonly metricsToken: string | null
  readonly metricsPort: number | null
  /** How long a server that ends still serves, so that a balancer can take it out. */
  readonly drainSeconds: number
  readonly logLevel: string
}

export class SettingsError extends Error {}

export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`)
    throw new SettingsError(`Settings that cannot be used:\n${lines.join('\n')}`)
  }
  const is = parsed.data
  if (is.SMTP_URL !== undefined && is.PUBLIC_URL === undefined) {
    throw new SettingsError(
      'Settings that cannot be used:\n  PUBLIC_URL: is needed with SMTP_URL, for the links in mails',
    )
  }
  return {
    port: is.PORT,
    host: is.HOST,
    publicUrl: is.PUBLIC_URL ?? null,
    databaseUrl: is.DATABASE_URL ?? null,
    databaseConnections: is.DATABASE_CONNECTIONS,
    dataFolder: isAbsolute(is.DATA_DIR) ? is.DATA_DIR : resolve(is.DATA_DIR),
    smtpUrl: is.SMTP_URL ?? null,
    mailFrom: is.MAIL_FROM ?? `hustings@${hostOf(is.PUBLIC_URL)}`,
    pushHosts: is.PUSH_HOSTS,
    serverName: is.SERVER_NAME,
    guests: is.GUESTS,
    openTables: is.OPEN_TABLES,
    trustProxy: proxyRule(is.TRUST_PROXY),
    metricsToken: is.METRICS_TOKEN ?? null,
    metricsPort: is.METRICS_PORT ?? null,
    // With SQLite there is no other node to send people to.
    drainSeconds: is.DRAIN_SECONDS ?? (is.DATABASE_URL === undefined ? 0 : 3),
    logLevel: is.LOG_LEVEL,
  }
}

function hostOf(url: string | undefined): string {
  return url === undefined ? 'localhost' : new URL(url).hostname
}

/** `yes` trusts whoever connects; otherwise a list of addresses, as Fastify reads it. */
function proxyRule(word: string | undefined): string | boolean {
  if (word === undefined) return false
  const said = flag.safeParse(word)
  return said.success ? said.data : word
}

/** The settings as they may be printed. */
export function printable(settings: Settings): Record<string, string | number | boolean | null> {
  const hide = (value: string | null) => (value === null ? null : '(set)')
  return {
    ...settings,
    pushHosts: settings.pushHosts.join(','),
    databaseUrl: withoutPassword(settings.databaseUrl),
    smtpUrl: withoutPassword(settings.smtpUrl),
    metricsToken: hide(settings.metricsToken),
  }
}

function withoutPassword(url: string | null): string | null {
  if (url === null) return null
  try {
    const { protocol, host, pathname } = new URL(url)
    return `${protocol}//${host}${pathname}`
  } catch {
    return '(set)'
  }
}
