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

describe('a silent server', () => {
  it('is not waited for if the device can compute the answer', async () => {
    const reading = readAnswer('/api/a' as never, undefined as never, {
      onDevice: () => Promise.resolve('worked out' as never),
    })
    await vi.advanceTimersByTimeAsync(6000)
    expect(await reading).toEqual({ answer: 'worked out', from: 'device' })
  })

  it('counts as a failed connection otherwise', async () => {
    const heard = readAnswer('/api/a' as never, undefined as never).catch((error: Error) => error.name)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await heard).toBe('NetworkError')
  })
})
