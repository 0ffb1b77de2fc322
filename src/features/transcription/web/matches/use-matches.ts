import { useEffect, useRef, useState } from 'react'
import type { MatchAnswer, MatchQuestion } from './matcher-messages.ts'

export type Matches =
  | { readonly status: 'nothing' }
  | { readonly status: 'searching' }
  | { readonly status: 'failed' }
  | ({ readonly status: 'found' } & Extract<MatchAnswer, { surahs: unknown }>)

const PAUSE_MS = 150
const MIN_LETTERS = 2

/**
 * Finds the verses of `text` in a worker on this device. Earlier matches stay while new ones are searched.
 * `again` retries after a failure.
 */
export function useMatches(text: string): { readonly matches: Matches; readonly again: () => void } {
  const [matches, setMatches] = useState<Matches>({ status: 'nothing' })
  const [tries, setTries] = useState(0)
  const worker = useRef<Worker>(undefined)
  const number = useRef(0)

  useEffect(() => {
    const started = new Worker(new URL('./match-worker.ts', import.meta.url), { type: 'module' })
    worker.current = started
    started.addEventListener('message', ({ data }: MessageEvent<MatchAnswer>) => {
      if (data.number !== number.current) return
      setMatches(data.recitation ? { status: 'found', ...data } : { status: 'failed' })
    })
    started.addEventListener('error', () => setMatches({ status: 'failed' }))
    // Preload the verses while the person starts to speak or type.
    ask(started, { number: 0, text: '' })
    return () => started.terminate()
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same again
  useEffect(() => {
    const current = ++number.current
    if ((text.match(/\p{L}/gu)?.length ?? 0) < MIN_LETTERS) {
      setMatches({ status: 'nothing' })
      return
    }
    setMatches((before) => (before.status === 'found' ? before : { status: 'searching' }))
    const timer = setTimeout(() => {
      if (worker.current) ask(worker.current, { number: current, text })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, tries])

  return { matches, again: () => setTries((count) => count + 1) }
}

const ask = (worker: Worker, question: MatchQuestion) => worker.postMessage(question)
