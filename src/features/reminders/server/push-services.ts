/** Whether pushes may be sent to an endpoint. */
export type IsKnownPushService = (endpoint: string) => boolean

/**
 * Parses the setting: host names, `*.` before one for all its subdomains, or whole `http` origins for tests.
 * Other endpoints are rejected, so that nobody can make this server call arbitrary addresses.
 */
export function parsePushServices(setting: string): IsKnownPushService {
  const entries = setting.split(/[\s,]+/).filter(Boolean)
  return (endpoint) => {
    const url = parseUrl(endpoint)
    if (!url || url.username || url.password) return false
    if (entries.includes(url.origin)) return true
    if (url.protocol !== 'https:' || url.port !== '') return false
    return entries.some((entry) =>
      entry.startsWith('*.') ? url.hostname.endsWith(entry.slice(1)) : url.hostname === entry,
    )
  }
}

function parseUrl(address: string): URL | undefined {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}
