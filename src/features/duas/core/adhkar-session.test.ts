import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  afterCounting,
  afterSaying,
  afterStartingOver,
  afterUndo,
  fromTheRest,
  isSaid,
  openItem,
  type SaidDuas,
  saidOn,
  sessionDuas,
} from './adhkar-session.ts'
import type { ReadableDua } from './dua.ts'

const dua = (id: string, times?: number): ReadableDua => ({
  id,
  title: { en: id, ar: id },
  arabic: 'الله',
  transliteration: 'Allāh',
  meaning: { en: 'Allah' },
  categories: ['morning'],
  themes: ['morning-evening'],
  sources: [],
  ...(times && { times }),
})
const duas = [dua('once'), dua('thrice', 3), dua('last')]
const fresh: SaidDuas = { day: '2026-11-23', counts: {} }
const times = (count: number, change: (said: SaidDuas) => SaidDuas, said = fresh) =>
  Array.from({ length: count }).reduce<SaidDuas>(change, said)
const say = (said: SaidDuas) => afterSaying(duas, said)
const undo = (said: SaidDuas) => afterUndo(duas, said)

describe('a session', () => {
  it('counts each dua to its number and opens the next', () => {
    expect([0, 1, 2, 3, 4, 5].map((count) => openItem(duas, times(count, say)))).toEqual([0, 1, 1, 1, 2, 3])
    expect(times(5, say).counts).toEqual({ once: 1, thrice: 3, last: 1 })
  })

  it('counts no more at its end', () => {
    expect(times(9, say)).toEqual(times(5, say))
  })

  it('opens the next dua that is left, and the skipped ones at the end', () => {
    const skipped = say({ ...fresh, at: 2 })
    expect(openItem(duas, skipped)).toBe(3)
    expect(openItem(duas, fromTheRest(duas, skipped))).toBe(0)
    expect(openItem(duas, say(times(3, say, { ...fresh, at: 1 })))).toBe(3)
  })

  it('goes on without counting again when a said dua is opened', () => {
    const again = { ...times(1, say), at: 0 }
    expect(say(again).counts).toEqual(again.counts)
    expect(openItem(duas, say(again))).toBe(1)
  })

  it('undoes each tap until nothing is counted', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5 }), (count) => {
        const undone = times(count, undo, times(count, say))
        expect(undone.counts).toEqual({})
        expect(openItem(duas, undone)).toBe(0)
        expect(undo(undone)).toEqual(undone)
      }),
    )
  })

  it('begins again on another day', () => {
    const said = times(4, say)
    expect(saidOn(said, '2026-11-23')).toBe(said)
    expect(saidOn(said, '2026-11-24')).toEqual({ day: '2026-11-24', counts: {} })
    expect(saidOn(undefined, '2026-11-24')).toEqual({ day: '2026-11-24', counts: {} })
  })

  it('starts over at the first dua', () => {
    const again = afterStartingOver(
      times(4, say),
      duas.map(({ id }) => id),
    )
    expect(again).toEqual(fresh)
  })

  it('contains the adhkar of its time, not what is said on waking up', () => {
    const file = join(import.meta.dirname, '../../../../dist/content/duas/duas.json')
    const all: readonly ReadableDua[] = JSON.parse(readFileSync(file, 'utf8'))
    const ids = (time: 'morning' | 'evening') => sessionDuas(all, time).map(({ id }) => id)
    expect(ids('morning')).toContain('master-of-istighfar')
    expect(ids('evening')).toContain('master-of-istighfar')
    expect(ids('morning')).toContain('morning-dominion')
    expect(ids('evening')).not.toContain('morning-dominion')
    expect(ids('morning')).not.toContain('on-waking')
  })
})

describe('a list', () => {
  it('counts a dua to its number and then starts it over', () => {
    const [, thrice = dua('')] = duas
    const count = (said: SaidDuas) => afterCounting(thrice, said)
    expect(isSaid(thrice, times(2, count))).toBe(false)
    expect(isSaid(thrice, times(3, count))).toBe(true)
    expect(times(4, count).counts).toEqual({})
  })
})
