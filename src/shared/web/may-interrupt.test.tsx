import { afterEach, describe, expect, it, vi } from 'vitest'
import { mayInterrupt } from './may-interrupt.ts'
import { setPrivateMode } from './private-mode.ts'

const now = Date.parse('2026-11-23T12:00:00Z')
const usual = { now, prayerStarts: [], isListening: false }
const minutes = (count: number) => count * 60_000

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
  setPrivateMode(false)
})

/** Adds an element to the page. */
function add(html: string): HTMLElement {
  document.body.insertAdjacentHTML('beforeend', html)
  return document.body.lastElementChild as HTMLElement
}

describe('the quiet rule', () => {
  it('allows the home page to open something', () => {
    expect(mayInterrupt(usual)).toBe(true)
  })

  it.each(['/quran/reader', '/reading', '/audio-recitations', '/tasbih', '/prayer', '/zakat'])(
    'keeps %s quiet',
    (path) => {
      history.replaceState(null, '', path)
      expect(mayInterrupt(usual)).toBe(false)
    },
  )

  it.each([
    [-6, true],
    [-5, false],
    [0, false],
    [19, false],
    [20, true],
    [60, true],
  ])('answers %i minutes after a prayer began with %s', (since, may) => {
    for (const day of [-1, 0, 1]) {
      const start = now - minutes(since) + day * minutes(24 * 60)
      expect(mayInterrupt({ ...usual, prayerStarts: [now + minutes(200), start] })).toBe(may)
    }
  })

  it('keeps quiet while audio plays', () => {
    expect(mayInterrupt({ ...usual, isListening: true })).toBe(false)
  })

  it.each(['<input>', '<textarea></textarea>', '<select></select>', '<p contenteditable tabindex="0"></p>'])(
    'keeps quiet while %s has the focus',
    (html) => {
      const field = add(html)
      expect(mayInterrupt(usual)).toBe(true)
      field.focus()
      expect(mayInterrupt(usual)).toBe(false)
      field.blur()
      expect(mayInterrupt(usual)).toBe(true)
    },
  )

  it.each(['<dialog open></dialog>', '<div aria-modal="true"></div>', '<ul role="menu"></ul>'])(
    'keeps quiet while %s is open',
    (html) => {
      add(html)
      expect(mayInterrupt(usual)).toBe(false)
    },
  )

  it('keeps quiet while the page is hidden', () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    expect(mayInterrupt(usual)).toBe(false)
  })

  it('keeps quiet while something fills the screen', () => {
    Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: document.body })
    expect(mayInterrupt(usual)).toBe(false)
    Reflect.deleteProperty(document, 'fullscreenElement')
  })

  it('keeps quiet while the page is printed', () => {
    vi.spyOn(globalThis, 'matchMedia').mockImplementation(
      (media) => ({ media, matches: media === 'print' }) as MediaQueryList,
    )
    expect(mayInterrupt(usual)).toBe(false)
  })

  it('keeps quiet in private mode', () => {
    setPrivateMode(true)
    expect(mayInterrupt(usual)).toBe(false)
  })
})
