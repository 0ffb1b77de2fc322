const AGAIN_MS = { first: 5000, most: 5 * 60_000 }
const MOST_ASKED_MS = 3_600_000

/** How long to wait after so many failures in a row, in milliseconds; never quite the same, so that devices spread. */
export function backoffMs(failures: number, random = Math.random()): number {
  return Math.min(AGAIN_MS.first * 2 ** (failures - 1), AGAIN_MS.most) * (0.75 + random / 2)
}

/** How long the server asked to be left alone (`Retry-After`), in milliseconds, an hour at most; `undefined` when it did not. */
export function retryAfterMs(error: unknown, now = Date.now()): number | undefined {
  const text =
    typeof error === 'object' && error !== null && 'retryAfter' in error && String(error.retryAfter ?? '')
  if (!text) return undefined
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now
  return ms > 0 ? Math.min(ms, MOST_ASKED_MS) : undefined
}
