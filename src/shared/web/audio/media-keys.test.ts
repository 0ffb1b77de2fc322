import { beforeEach, describe, expect, it, vi } from 'vitest'
import { holdMediaKeys } from './media-keys.ts'

const set = new Map<string, unknown>()
beforeEach(() => {
  set.clear()
  vi.stubGlobal('navigator', {
    mediaSession: {
      setActionHandler: (key: string, handler: unknown) => {
        if (key === 'stop') throw new TypeError('unknown key')
        set.set(key, handler)
      },
    },
  })
})

describe('the keys of headphones', () => {
  it('return to the player when the counter releases them', () => {
    const player = { stop: vi.fn(), play: vi.fn(), nexttrack: vi.fn() }
    const counter = { play: vi.fn(), pause: vi.fn() }
    const stop = holdMediaKeys(player)
    const letGo = holdMediaKeys(counter)
    expect([set.get('play'), set.get('pause')]).toEqual([counter.play, counter.pause])
    letGo()
    expect([set.get('play'), set.get('pause'), set.get('nexttrack')]).toEqual([
      player.play,
      null,
      player.nexttrack,
    ])
    stop()
    expect([set.get('play'), set.get('nexttrack')]).toEqual([null, null])
  })

  it('stay with the last owner when an earlier one releases them', () => {
    const [first, second] = [{ play: vi.fn() }, { play: vi.fn() }]
    const letGo = holdMediaKeys(first)
    const end = holdMediaKeys(second)
    letGo()
    expect(set.get('play')).toBe(second.play)
    end()
    expect(set.get('play')).toBe(null)
  })
})
