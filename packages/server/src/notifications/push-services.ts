// Decides which URLs may be push endpoints: the push services of browsers, and hosts that the operator adds.

/** Hosts of Chrome, Firefox, Edge and Safari. `*.` stands for any subdomain. */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  '*.push.apple.com',
] as const

export function isPushEndpoint(endpoint: string, addedHosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false
  return [...PUSH_SERVICES, ...addedHosts].some((host) =>
    host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host,
  )
}
