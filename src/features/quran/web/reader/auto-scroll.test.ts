import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isAutoScrolling, markAutoScroll, watchUserScroll } from './auto-scroll.ts'

/** Long enough for the page to be at rest and drawn twice. */
const REST_MS = 1300

/** After this time, scrolling is watched for two frames. */
const LOOKED_AT_MS = 1205

describe('scrolling', () => {
  const page = new EventTarget()
  let endNoticing: () => void
  const happens = (name: string, about = {}) => page.dispatchEvent(Object.assign(new Event(name), about))

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.stubGlobal('scrollY', 0)
    vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, 16))
    vi.stubGlobal('document', { documentElement: page, body: page })
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    endNoticing = watchUserScroll()
  })
  afterEach(() => {
    vi.advanceTimersByTime(REST_MS)
    endNoticing()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('is automatic until the page is at rest', () => {
    expect(isAutoScrolling()).toBe(false)
    markAutoScroll()
    vi.advanceTimersByTime(1100)
    expect(isAutoScrolling()).toBe(true)
    vi.advanceTimersByTime(200)
    expect(isAutoScrolling()).toBe(false)
  })

  it('stays automatic while the page still moves', () => {
    markAutoScroll()
    vi.advanceTimersByTime(LOOKED_AT_MS)
    vi.stubGlobal('scrollY', 300)
    vi.advanceTimersByTime(200)
    expect(isAutoScrolling()).toBe(true)
    vi.advanceTimersByTime(REST_MS)
    expect(isAutoScrolling()).toBe(false)
  })

  it.each([
    ['a wheel', 'wheel', {}],
    ['a finger', 'touchmove', {}],
    ['a key that scrolls', 'keydown', { key: 'PageDown' }],
    ['the space bar', 'keydown', { key: ' ' }],
    ['the bar beside the page', 'pointerdown', { button: 0 }],
  ])('is the user’s after %s, including momentum', (_, name, about) => {
    markAutoScroll()
    happens(name, about)
    expect(isAutoScrolling()).toBe(false)
    vi.advanceTimersByTime(LOOKED_AT_MS)
    vi.stubGlobal('scrollY', 300)
    vi.advanceTimersByTime(200)
    expect(isAutoScrolling()).toBe(false)
  })

  it.each(['a', ' '])('is not the user’s after a key that types or presses a button: «%s»', (key) => {
    vi.stubGlobal('document', { documentElement: page, body: 'without the focus' })
    markAutoScroll()
    happens('keydown', { key })
    expect(isAutoScrolling()).toBe(true)
  })
})
