import { describe, expect, it, vi } from 'vitest'
import { answerCache } from './answer-cache.ts'
import type { PrebuiltAnswer } from './prebuilt-answer.ts'

/** The memory of an answer, with its entry and a key of one character. */
const ENTRY = 502

const answer = (bytes: number): PrebuiltAnswer => ({
  type: 'text/plain',
  bodies: { identity: { content: Buffer.alloc(0), etag: '""' } },
  bytes,
})

describe('the cache of answers', () => {
  it('builds an answer once if several callers ask at the same time', async () => {
    const cache = answerCache(10_000)
    const make = vi.fn(async () => answer(10))
    const ask = () => cache.forceFetch('a', { context: make })
    const [first, second] = await Promise.all([ask(), ask()])
    expect(first).toBe(second)
    expect(await ask()).toBe(first)
    expect(make).toHaveBeenCalledTimes(1)
    expect(cache.calculatedSize).toBe(10 + ENTRY)
  })

  it('never exceeds its size, and drops the least recently used answer', async () => {
    const cache = answerCache(2 * (10 + ENTRY))
    const make = vi.fn(async () => answer(10))
    for (const key of ['a', 'b', 'a', 'c']) await cache.forceFetch(key, { context: make })
    expect(make).toHaveBeenCalledTimes(3)
    expect([...cache.keys()]).toEqual(['c', 'a'])
  })

  it('returns an answer larger than the cache without storing it', async () => {
    const cache = answerCache(100)
    expect((await cache.forceFetch('a', { context: async () => answer(1000) })).bytes).toBe(1000)
    expect(cache.size).toBe(0)
  })

  it('returns every requested answer even if larger ones evicted it', async () => {
    const cache = answerCache(10 + ENTRY)
    const keys = ['a', 'b', 'c', 'd']
    const answers = await Promise.all(
      keys.map((key) => cache.forceFetch(key, { context: async () => answer(10) })),
    )
    expect(answers.map(({ bytes }) => bytes)).toEqual([10, 10, 10, 10])
  })

  it('builds an answer again after a failure', async () => {
    const cache = answerCache(10_000)
    const failing = async () => {
      throw new Error('no')
    }
    await expect(cache.forceFetch('a', { context: failing })).rejects.toThrow('no')
    expect((await cache.forceFetch('a', { context: async () => answer(1) })).bytes).toBe(1)
  })
})
