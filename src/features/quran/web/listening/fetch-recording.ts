import { isConnected } from '#shared/web/offline/connection.ts'

/** Why a recording cannot be downloaded; `refused` if its host allows only playback by audio elements. */
export type DownloadProblem = 'offline' | 'full' | 'missing' | 'refused'

export class DownloadError extends Error {
  override readonly name = 'KeepingError'

  constructor(readonly problem: DownloadProblem) {
    super(`The recording cannot be downloaded: ${problem}.`)
  }
}

/** Enough for the longest verse on a very slow connection. */
const RECORDING_MS = 120_000
const HEAD_MS = 10_000

/**
 * Fetches a recording from the first address that has it. Throws {@link DownloadError}, or the abort error if `signal`
 * aborts.
 */
export async function fetchRecording(addresses: readonly string[], signal: AbortSignal): Promise<Blob> {
  const problems: DownloadProblem[] = []
  for (const address of addresses) {
    try {
      const found = await withTimeout(signal, RECORDING_MS, async (mine) => {
        const answer = await fetch(address, { signal: mine, credentials: 'omit' })
        // The browser rejects a truncated body, so the blob is complete.
        return answer.ok ? await answer.blob() : undefined
      })
      if (found) return found
      problems.push('missing')
    } catch (error) {
      if (signal.aborted) throw error
      problems.push(await findReason(address, signal))
    }
  }
  throw new DownloadError(problems.find((problem) => problem !== 'missing') ?? 'missing')
}

/**
 * A host without CORS still gives opaque responses. They are not stored, because their size and status are hidden.
 */
async function findReason(address: string, signal: AbortSignal): Promise<DownloadProblem> {
  if (!isConnected()) return 'offline'
  try {
    const answer = await withTimeout(signal, HEAD_MS, (mine) =>
      fetch(address, { mode: 'no-cors', method: 'HEAD', signal: mine, credentials: 'omit' }),
    )
    return answer.type === 'opaque' ? 'refused' : 'missing'
  } catch {
    return 'offline'
  }
}

/** Runs a function with a signal that aborts with `signal` or after `limit` milliseconds. */
async function withTimeout<Answer>(
  signal: AbortSignal,
  limit: number,
  run: (mine: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const mine = new AbortController()
  const stop = () => mine.abort()
  const timer = setTimeout(stop, limit)
  signal.addEventListener('abort', stop)
  try {
    return await run(mine.signal)
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  }
}
