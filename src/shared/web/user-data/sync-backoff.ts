const AGAIN_MS = { first: 5000, most: 5 * 60_000 }
const MOST_ASKED_MS = 3_600_000

/** The wait after this many failures in a row, in milliseconds, with a random part so that devices don't retry together. */
export function backoffMs(failures: number, random = Math.random()): number {
  return Math.min(AGAIN_MS.first * 2 ** (failures - 1), AGAIN_MS.most) * (0.75 + random / 2)
}

/** The wait that the server asked for (`Retry-After`), in milliseconds, at most an hour; `undefined` if it didn't. */
export function retryAfterMs(error: unknown, now = Date.now()): number | undefined {
  const text =
    typeof error === 'object' && error !== null && 'retryAfter' in error && String(error.retryAfter ?? '')
  if (!text) return undefined
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now
  return ms > 0 ? Math.min(ms, MOST_ASKED_MS) : undefined
}
