import { beforeEach, describe, expect, it, vi } from 'vitest'
import { mergeSavedVerses, savedVerseIn } from '../../core/verse-things/saved-verse.ts'
import { keptEntries } from './kept-entries.ts'

const KEY = 'rafiq.test'
const verse = (key: string) => ({ key, savedAt: '2026-01-01T00:00:00.000Z' })
const kept = () => keptEntries(KEY, savedVerseIn, mergeSavedVerses)
const add = (key: string) => (verses: readonly ReturnType<typeof verse>[]) => [...verses, verse(key)]

let disk: Map<string, string>
let full: boolean

beforeEach(() => {
  disk = new Map()
  full = false
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => disk.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (full) throw new DOMException('full', 'QuotaExceededError')
      disk.set(key, text)
    },
  })
})

describe('entries on this device', () => {
  it('are there at the next visit', () => {
    expect(kept().change(add('1:1'))).toBe(true)
    expect(kept().read()).toEqual([verse('1:1')])
  })

  it('of another tab are not overwritten', () => {
    const [here, there] = [kept(), kept()]
    here.change(add('1:1'))
    there.change(add('1:2'))
    here.change(add('1:3'))
    expect(here.read()).toEqual([verse('1:1'), verse('1:2'), verse('1:3')])
  })

  it('hold until the page closes when the device is full, and are kept when there is room again', () => {
    const entries = kept()
    entries.change(add('1:1'))
    full = true
    expect(entries.change(add('1:2'))).toBe(false)
    expect(entries.read()).toEqual([verse('1:1'), verse('1:2')])
    full = false
    expect(entries.change(add('1:3'))).toBe(true)
    expect(kept().read()).toEqual([verse('1:1'), verse('1:2'), verse('1:3')])
  })

  it.each(['{', '{"a":1}', 'null', '[1, {"key":"0:0"}]'])('are none in %s', (text) => {
    disk.set(KEY, text)
    expect(kept().read()).toEqual([])
    expect(kept().change(add('1:1'))).toBe(true)
  })
})
