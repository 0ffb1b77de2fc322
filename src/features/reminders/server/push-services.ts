/** Tells whether an endpoint may be sent to. */
export type KnownPushService = (endpoint: string) => boolean

/**
 * Reads the setting: names of hosts, `*.` before one for all below it, or whole origins with `http` for tests. Others
 * are refused, so that nobody makes this server call what they like.
 */
export function knownPushServices(setting: string): KnownPushService {
  const entries = setting.split(/[\s,]+/).filter(Boolean)
  return (endpoint) => {
    const url = parsed(endpoint)
    if (!url || url.username || url.password) return false
    if (entries.includes(url.origin)) return true
    if (url.protocol !== 'https:' || url.port !== '') return false
    return entries.some((entry) =>
      entry.startsWith('*.') ? url.hostname.endsWith(entry.slice(1)) : url.hostname === entry,
    )
  }
}

function parsed(address: string): URL | undefined {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}
