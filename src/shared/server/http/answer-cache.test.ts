import { describe, expect, it, vi } from 'vitest'
import { answerCache } from './answer-cache.ts'
import type { PrebuiltAnswer } from './prebuilt-answer.ts'

const answer = (bytes: number): PrebuiltAnswer => ({
  type: 'text/plain',
  bodies: { identity: { content: Buffer.alloc(0), etag: '""' } },
  bytes,
})

describe('kept answers', () => {
  it('are made once, also when several ask at the same time', async () => {
    const cache = answerCache(100)
    const make = vi.fn(async () => answer(10))
    const [first, second] = await Promise.all([cache.get('a', make), cache.get('a', make)])
    expect(first).toBe(second)
    expect(await cache.get('a', make)).toBe(first)
    expect(make).toHaveBeenCalledTimes(1)
    expect(cache.bytes()).toBe(10)
  })

  it('never take more than their room, and the one that nobody asked for the longest goes first', async () => {
    const cache = answerCache(25)
    const make = vi.fn(async () => answer(10))
    await cache.get('a', make)
    await cache.get('b', make)
    await cache.get('a', make)
    await cache.get('c', make)
    expect(cache.bytes()).toBe(20)
    expect(make).toHaveBeenCalledTimes(3)
    await cache.get('a', make)
    expect(make).toHaveBeenCalledTimes(3)
    await cache.get('b', make)
    expect(make).toHaveBeenCalledTimes(4)
  })

  it('are not kept when one alone is larger than the room', async () => {
    const cache = answerCache(5)
    expect((await cache.get('a', async () => answer(10))).bytes).toBe(10)
    expect(cache.bytes()).toBe(0)
  })

  it('are asked for again after one could not be made', async () => {
    const cache = answerCache(100)
    const failing = async () => {
      throw new Error('no')
    }
    await expect(cache.get('a', failing)).rejects.toThrow('no')
    expect((await cache.get('a', async () => answer(1))).bytes).toBe(1)
    expect(cache.bytes()).toBe(1)
  })
})
