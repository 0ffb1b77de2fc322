import { beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyLog, type ReadingSession } from '../core/reading-log.ts'

const KEY = 'rafiq.reading'
const ASIDE = 'rafiq.reading.aside'
const moment = { createdAt: '2026-01-01T08:00:00Z', updatedAt: '2026-01-01T08:00:00Z' }
const session = (id: string): ReadingSession => ({
  id,
  ...moment,
  day: '2026-01-01',
  startedAt: moment.createdAt,
  seconds: 60,
})
const stored = (...sessions: unknown[]) => JSON.stringify({ version: 1, plans: [], sessions, pauses: [] })

let disk: Map<string, string>
let full: (key: string) => boolean

/** The store as another page has it: nothing read yet. */
async function page() {
  vi.resetModules()
  const { changeLog, readLog } = await import('./kept-log.ts')
  return {
    ids: () => readLog().sessions.map(({ id }) => id),
    add: (id: string) => changeLog((log) => ({ ...log, sessions: [...log.sessions, session(id)] })),
    readLog,
  }
}

beforeEach(() => {
  disk = new Map()
  full = () => false
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => disk.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (full(key)) throw new DOMException('full', 'QuotaExceededError')
      disk.set(key, text)
    },
  })
})

describe('the log on this device', () => {
  it('is empty at first and there at the next visit', async () => {
    const first = await page()
    expect(first.readLog()).toEqual(emptyLog)
    expect(first.add('a')).toBe(true)
    expect((await page()).ids()).toEqual(['a'])
  })

  it('of another tab is not written over', async () => {
    const [here, there] = [await page(), await page()]
    here.ids()
    there.add('a')
    here.add('b')
    expect(here.ids()).toEqual(['a', 'b'])
  })

  it('holds until the page closes when the device is full, and is kept when there is room again', async () => {
    const here = await page()
    full = () => true
    expect(here.add('a')).toBe(false)
    expect(here.ids()).toEqual(['a'])
    full = () => false
    expect(here.add('b')).toBe(true)
    expect((await page()).ids()).toEqual(['a', 'b'])
  })

  it.each(['{"version":1,', '{"version":2}', '[]', '"x"'])(
    'that is %s is set aside as it was',
    async (text) => {
      disk.set(KEY, text)
      const here = await page()
      expect(here.ids()).toEqual([])
      expect(here.add('a')).toBe(true)
      expect(JSON.parse(disk.get(ASIDE) ?? '')).toEqual([text])
    },
  )

  it('that is broken in part is set aside too, and its good part goes on', async () => {
    const text = stored(session('a'), { ...session('b'), day: 'soon' })
    disk.set(KEY, text)
    const here = await page()
    expect(here.ids()).toEqual(['a'])
    here.add('c')
    expect((await page()).ids()).toEqual(['a', 'c'])
    expect(JSON.parse(disk.get(ASIDE) ?? '')).toEqual([text])
  })

  it('that is broken and cannot be set aside is left alone', async () => {
    disk.set(KEY, '{')
    full = (key) => key === ASIDE
    const here = await page()
    here.ids()
    expect(here.add('a')).toBe(false)
    expect(disk.get(KEY)).toBe('{')
  })
})
