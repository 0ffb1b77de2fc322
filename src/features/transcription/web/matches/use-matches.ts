import { useEffect, useState } from 'react'
import { workerCalls } from '#shared/web/worker-calls.ts'
import type { FoundMatches } from './matcher-messages.ts'

export type Matches =
  | { readonly status: 'nothing' }
  | { readonly status: 'searching' }
  | { readonly status: 'failed' }
  | ({ readonly status: 'found' } & FoundMatches)

const PAUSE_MS = 150
const MIN_LETTERS = 2

const matcher = workerCalls<string, FoundMatches>(
  () => new Worker(new URL('./match-worker.ts', import.meta.url), { type: 'module' }),
)

/**
 * Finds the verses of `text` in a worker on this device. Earlier matches stay while new ones are searched.
 * `again` retries after a failure.
 */
export function useMatches(text: string): { readonly matches: Matches; readonly again: () => void } {
  const [matches, setMatches] = useState<Matches>({ status: 'nothing' })
  const [tries, setTries] = useState(0)

  useEffect(() => {
    // Preloads the verses while the person starts to speak or type. A failure shows when there is a text.
    matcher.call('').catch(() => undefined)
    return matcher.stop
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same again
  useEffect(() => {
    if ((text.match(/\p{L}/gu)?.length ?? 0) < MIN_LETTERS) {
      setMatches({ status: 'nothing' })
      return
    }
    setMatches((before) => (before.status === 'found' ? before : { status: 'searching' }))
    let isLatest = true
    const show = (next: Matches) => isLatest && setMatches(next)
    const search = () =>
      matcher.call(text).then(
        (found) => show({ status: 'found', ...found }),
        () => show({ status: 'failed' }),
      )
    const timer = setTimeout(search, PAUSE_MS)
    return () => {
      isLatest = false
      clearTimeout(timer)
    }
  }, [text, tries])

  return { matches, again: () => setTries((count) => count + 1) }
}
