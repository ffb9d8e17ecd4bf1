// The environment as typed settings, read once. An invalid one stops the start; secrets are never printed.
import { isAbsolute, resolve } from 'node:path'
import * as v from 'valibot'

const flag = v.pipe(
  v.picklist(['0', '1', 'false', 'true', 'no', 'yes', 'off', 'on']),
  v.transform((word) => ['1', 'true', 'yes', 'on'].includes(word)),
)

const text = (min: number) => v.pipe(v.string(), v.minLength(min))

const whole = (min: number, max: number) =>
  v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(min), v.maxValue(max))

/** A host name with a dot; `*.` at its beginning stands for any subdomain. */
const HOST_PATTERN = /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/

function isPlainAddress(url: string): boolean {
  if (!/^https?:/.test(url) || !URL.canParse(url)) return false
  const { pathname, search, hash } = new URL(url)
  return pathname === '/' && search === '' && hash === ''
}

// Our own messages for addresses, because those of Valibot quote the value, which may contain a password.
const environment = v.object({
  PORT: v.optional(whole(0, 65535), '4173'),
  HOST: v.optional(text(1), '127.0.0.1'),
  /** Public address of the server without a path: https://hustings.example */
  PUBLIC_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(isPlainAddress, 'must be an address like https://hustings.example, without a path'),
      v.transform((url) => new URL(url).origin),
    ),
  ),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'))),
  DATABASE_CONNECTIONS: v.optional(whole(2, 200), '16'),
  DATA_DIR: v.optional(text(1), 'data'),
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://'))),
  MAIL_FROM: v.optional(text(3)),
  /** Push services in addition to those of common browsers: push.example.org, *.example.net */
  PUSH_HOSTS: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(',').map((host) => host.trim().toLowerCase())),
      v.array(v.pipe(v.string(), v.regex(HOST_PATTERN, 'must be names like push.example.org or *.example.org'))),
    ),
  ),
  SERVER_NAME: v.optional(v.pipe(text(1), v.maxLength(60)), 'Hustings'),
  GUESTS: v.optional(flag, 'on'),
  OPEN_TABLES: v.optional(flag, 'on'),
  TRUST_PROXY: v.optional(text(1)),
  METRICS_TOKEN: v.optional(text(16)),
  METRICS_PORT: v.optional(whole(1, 65535)),
  DRAIN_SECONDS: v.optional(whole(0, 60)),
  LOG_LEVEL: v.optional(v.picklist(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']), 'info'),
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
  /** Time for which a stopping server still serves, so that a balancer can take it out. */
  readonly drainSeconds: number
  readonly logLevel: string
}

export class SettingsError extends Error {}

export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = v.safeParse(environment, given)
  if (!parsed.success) {
    const lines = parsed.issues.map((issue) => `  ${v.getDotPath(issue)}: ${issue.message}`)
    throw new SettingsError(`Settings that cannot be used:\n${lines.join('\n')}`)
  }
  const is = parsed.output
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
    pushHosts: is.PUSH_HOSTS ?? [],
    serverName: is.SERVER_NAME,
    guests: is.GUESTS,
    openTables: is.OPEN_TABLES,
    trustProxy: proxyRule(is.TRUST_PROXY),
    metricsToken: is.METRICS_TOKEN ?? null,
    metricsPort: is.METRICS_PORT ?? null,
    // With SQLite there is no other node for clients to go to.
    drainSeconds: is.DRAIN_SECONDS ?? (is.DATABASE_URL === undefined ? 0 : 3),
    logLevel: is.LOG_LEVEL,
  }
}

function hostOf(url: string | undefined): string {
  return url === undefined ? 'localhost' : new URL(url).hostname
}

/** Parses the proxies to trust: `yes` trusts every client; otherwise a list of addresses in the syntax of Fastify. */
function proxyRule(word: string | undefined): string | boolean {
  if (word === undefined) return false
  const said = v.safeParse(flag, word)
  return said.success ? said.output : word
}

/** Returns the settings as they may be printed. */
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
