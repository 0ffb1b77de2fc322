import { isConnected } from '#shared/web/offline/connection.ts'

/** Why a recording cannot be kept; the last is that its host gives it to audio elements alone. */
export type DownloadProblem = 'offline' | 'full' | 'missing' | 'refused'

export class DownloadError extends Error {
  override readonly name = 'KeepingError'

  constructor(readonly problem: DownloadProblem) {
    super(`The recording cannot be kept: ${problem}.`)
  }
}

/** The longest verse takes that long on a connection that is hardly one. */
const RECORDING_MS = 120_000
const HEAD_MS = 10_000

/**
 * Fetches a whole recording from the first of its addresses that has it. Throws {@link DownloadError}, and passes an
 * abort on unchanged.
 */
export async function fetchRecording(addresses: readonly string[], signal: AbortSignal): Promise<Blob> {
  const problems: DownloadProblem[] = []
  for (const address of addresses) {
    try {
      const found = await patiently(signal, RECORDING_MS, async (mine) => {
        const answer = await fetch(address, { signal: mine, credentials: 'omit' })
        // The body of an answer that breaks off is refused by the browser, so what is kept is whole.
        return answer.ok ? await answer.blob() : undefined
      })
      if (found) return found
      problems.push('missing')
    } catch (error) {
      if (signal.aborted) throw error
      problems.push(await whyUnreadable(address, signal))
    }
  }
  throw new DownloadError(problems.find((problem) => problem !== 'missing') ?? 'missing')
}

/**
 * A host that does not allow other sites to read its answers still gives opaque ones: nobody can see their size or
 * whether they are an error, so they are not kept.
 */
async function whyUnreadable(address: string, signal: AbortSignal): Promise<DownloadProblem> {
  if (!isConnected()) return 'offline'
  try {
    const answer = await patiently(signal, HEAD_MS, (mine) =>
      fetch(address, { mode: 'no-cors', method: 'HEAD', signal: mine, credentials: 'omit' }),
    )
    return answer.type === 'opaque' ? 'refused' : 'missing'
  } catch {
    return 'offline'
  }
}

/** Runs what ends with `signal`, or after `limit` milliseconds without an answer. */
async function patiently<Answer>(
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
