import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readAnswer } from './reading.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a server that says nothing', () => {
  it('is not waited for where the device knows the answer', async () => {
    const reading = readAnswer('/api/a' as never, undefined as never, {
      onDevice: () => Promise.resolve('worked out' as never),
    })
    await vi.advanceTimersByTimeAsync(6000)
    expect(await reading).toEqual({ answer: 'worked out', from: 'device' })
  })

  it('is given up elsewhere, as if there were no network', async () => {
    const heard = readAnswer('/api/a' as never, undefined as never).catch((error: Error) => error.name)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await heard).toBe('NetworkError')
  })
})
