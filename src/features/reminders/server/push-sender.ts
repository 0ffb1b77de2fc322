import webPush from 'web-push'
import { CircuitBreaker } from '#shared/server/circuit-breaker.ts'
import type { VapidKeys } from './vapid-keys.ts'

/** A device’s push endpoint and the keys to encrypt for it. */
export interface PushAddress {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

export interface Push {
  /** JSON for the service worker. */
  readonly payload: string
  /** Replaces an undelivered push with the same topic (RFC 8030, section 5.4). */
  readonly topic: string
  /** How many seconds the service may store it for an offline device. */
  readonly ttl: number
}

/** `gone`: the subscription has ended. `refused`: don’t send it again. `later`: retry. */
export type PushResult =
  | { readonly outcome: 'sent' | 'gone' | 'refused' }
  | { readonly outcome: 'later'; readonly retryAfterMs?: number | undefined }

/** Sends one push. Never throws. */
export type PushSender = (to: PushAddress, push: Push) => Promise<PushResult>

export interface PushSenderOptions {
  readonly keys: () => Promise<VapidKeys>
  /** The operator’s contact for push services: `mailto:` or `https:`. */
  readonly contact: string
  readonly timeoutMs: number
}

const SIGNED_FOR_MS = 3_600_000
/** Longer than a signature is reused; the maximum is 24 hours (RFC 8292, section 2). */
const EXPIRES_AFTER_S = 12 * 3600
/** A service that fails repeatedly is paused, so that it doesn’t delay the others. */
const BREAKER = { failures: 20, restMs: 15_000 }

/**
 * Creates a sender for Web Push (RFC 8030), encrypted for the device (RFC 8291) and signed with the server’s
 * keys (RFC 8292).
 */
export function pushSender({ keys, contact, timeoutMs }: PushSenderOptions): PushSender {
  const signatures = new Map<string, { readonly header: string; readonly until: number }>()
  const breakers = new Map<string, CircuitBreaker>()
  const breakerOf = (origin: string) => {
    const breaker = breakers.get(origin) ?? new CircuitBreaker({ ...BREAKER, now: () => performance.now() })
    breakers.set(origin, breaker)
    return breaker
  }

  async function signature(audience: string): Promise<string> {
    const known = signatures.get(audience)
    if (known && known.until > performance.now()) return known.header
    const { publicKey, privateKey } = await keys()
    const expires = Math.floor(Date.now() / 1000) + EXPIRES_AFTER_S
    const { Authorization: header } = webPush.getVapidHeaders(
      audience,
      contact,
      publicKey,
      privateKey,
      'aes128gcm',
      expires,
    )
    signatures.set(audience, { header, until: performance.now() + SIGNED_FOR_MS })
    return header
  }

  return async ({ endpoint, p256dh, auth }, { payload, topic, ttl }) => {
    const { origin } = new URL(endpoint)
    const breaker = breakerOf(origin)
    if (!breaker.allows()) return { outcome: 'later' }
    try {
      const authorization = await signature(origin)
      const { cipherText } = webPush.encrypt(p256dh, auth, payload, 'aes128gcm')
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: {
          authorization,
          'content-type': 'application/octet-stream',
          'content-encoding': 'aes128gcm',
          ttl: String(ttl),
          urgency: 'high',
          topic,
        },
        body: new Uint8Array(cipherText),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'manual',
      })
      await response.body?.cancel().catch(() => undefined)
      breaker.succeeded()
      return resultOf(response)
    } catch {
      breaker.failed()
      return { outcome: 'later' }
    }
  }
}

function resultOf({ status, headers }: Response): PushResult {
  if (status >= 200 && status < 300) return { outcome: 'sent' }
  if (status === 404 || status === 410) return { outcome: 'gone' }
  if (status === 408 || status === 429 || status >= 500) {
    return { outcome: 'later', retryAfterMs: retryAfterMs(headers.get('retry-after')) }
  }
  return { outcome: 'refused' }
}

/** Seconds or a date (RFC 9110, section 10.2.3). */
function retryAfterMs(value: string | null): number | undefined {
  if (value === null) return undefined
  const ms = /^\d{1,9}$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now()
  return Number.isFinite(ms) && ms > 0 ? ms : undefined
}
