import { afterEach, describe, expect, test, vi } from 'vitest'
import { DownloadError, fetchRecording } from './fetch-recording.ts'

const never = new AbortController().signal

/**
 * The answer of each address; addresses that are not listed give a network error. `opaque` is the answer of a
 * host without CORS.
 */
function hosts(answers: Readonly<Record<string, 'sound' | 'missing' | 'closed'>>) {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const answer = answers[address]
    if (answer === 'sound') return new Response(address)
    if (answer === 'missing') return new Response(null, { status: 404 })
    if (answer === 'closed' && init.mode === 'no-cors') return { type: 'opaque' }
    throw new TypeError('Failed to fetch')
  })
}

const problem = async (addresses: readonly string[]) => {
  const error = await fetchRecording(addresses, never).catch((thrown: unknown) => thrown)
  return error instanceof DownloadError ? error.problem : error
}

afterEach(() => vi.unstubAllGlobals())

describe('a recording', () => {
  test('is fetched from the first address that has it', async () => {
    hosts({ a: 'missing', b: 'sound', c: 'sound' })
    expect(await (await fetchRecording(['a', 'b', 'c'], never)).text()).toBe('b')
  })

  test('is missing if no address has it', async () => {
    hosts({ a: 'missing', b: 'missing' })
    expect(await problem(['a', 'b'])).toBe('missing')
  })

  test('is refused by a host without CORS, even if another host lacks it', async () => {
    hosts({ a: 'closed', b: 'missing' })
    expect(await problem(['a', 'b'])).toBe('refused')
  })

  test('reports offline if no host answers', async () => {
    hosts({})
    expect(await problem(['a', 'b'])).toBe('offline')
  })

  test('times out', async () => {
    vi.useFakeTimers()
    vi.stubGlobal('navigator', { onLine: true })
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) =>
          signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))),
        ),
    )
    const outcome = problem(['a'])
    await vi.advanceTimersByTimeAsync(5 * 60_000)
    expect(await outcome).toBe('offline')
    vi.useRealTimers()
  })

  test('stops silently if the user cancels', async () => {
    const abort = new AbortController()
    vi.stubGlobal('fetch', async () => {
      abort.abort()
      throw new DOMException('Aborted', 'AbortError')
    })
    await expect(fetchRecording(['a'], abort.signal)).rejects.toThrow('Aborted')
  })
})
