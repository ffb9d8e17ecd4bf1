// The headers of every response: pages, assets, API, errors.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../config/settings.ts'

const HSTS_S = 365 * 24 * 3600

export function securityHeaders({ publicUrl }: Settings, client: string | null): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy(inlineScriptsOf(client)),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    ...(publicUrl?.startsWith('https:') === true
      ? { 'strict-transport-security': `max-age=${HSTS_S}; includeSubDomains` }
      : {}),
  }
}

function contentSecurityPolicy(scripts: readonly string[]): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    "img-src 'self' data: blob:",
    "style-src 'self'",
    // Dialogs stop the page behind them from scrolling with an inline style sheet.
    "style-src-elem 'self' 'unsafe-inline'",
    "style-src-attr 'unsafe-inline'",
    "worker-src 'self' blob:",
    "connect-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join(';')
}

/** Returns the hashes of the inline scripts that the page runs before its first paint. */
function inlineScriptsOf(client: string | null): string[] {
  if (client === null || !existsSync(join(client, 'index.html'))) return []
  const page = readFileSync(join(client, 'index.html'), 'utf8')
  return [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
}
