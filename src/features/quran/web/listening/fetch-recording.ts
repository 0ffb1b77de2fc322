import { isConnected } from '#shared/web/offline/connection.ts'

/** Why a recording cannot be kept; the last is that its host gives it to audio elements alone. */
export type KeepingProblem = 'offline' | 'full' | 'missing' | 'refused'

export class KeepingError extends Error {
  override readonly name = 'KeepingError'

  constructor(readonly problem: KeepingProblem) {
    super(`The recording cannot be kept: ${problem}.`)
  }
}

/**
 * Fetches a whole recording from the first of its addresses that has it. Throws {@link KeepingError}, and passes an
 * abort on unchanged.
 */
export async function fetchRecording(addresses: readonly string[], signal: AbortSignal): Promise<Blob> {
  const problems: KeepingProblem[] = []
  for (const address of addresses) {
    try {
      const answer = await fetch(address, { signal, credentials: 'omit' })
      // The body of an answer that breaks off is refused by the browser, so what is kept is whole.
      if (answer.ok) return await answer.blob()
      problems.push('missing')
    } catch (error) {
      if (signal.aborted) throw error
      problems.push(await whyUnreadable(address, signal))
    }
  }
  throw new KeepingError(problems.find((problem) => problem !== 'missing') ?? 'missing')
}

/**
 * A host that does not allow other sites to read its answers still gives opaque ones: nobody can see their size or
 * whether they are an error, so they are not kept.
 */
async function whyUnreadable(address: string, signal: AbortSignal): Promise<KeepingProblem> {
  if (!isConnected()) return 'offline'
  try {
    const answer = await fetch(address, { mode: 'no-cors', method: 'HEAD', signal, credentials: 'omit' })
    return answer.type === 'opaque' ? 'refused' : 'missing'
  } catch {
    return 'offline'
  }
}
