import { describe, expect, it } from 'vitest'
import { savedVersesIn } from './saved-verse.ts'
import { verseNotes } from './verse-notes.ts'

const at = (day: number) => `2026-01-0${day}T00:00:00.000Z`
const note = (about: string | undefined, day = 1) => ({
  ...(about && { about }),
  text: 'sabr',
  writtenAt: at(day),
  changedAt: at(day),
})

describe('records about verses', () => {
  it('lists notes by the order of the Quran, then by time of writing', () => {
    const notes = new Map([
      ['a', note('verse/10:1')],
      ['b', note('verse/2:255', 2)],
      ['c', note('verse/2:255', 1)],
      ['d', note(undefined)],
      ['e', note('mosque/7')],
      ['f', note('verse/1:99')],
    ])
    expect(verseNotes(notes).map(({ id }) => id)).toEqual(['c', 'b', 'a'])
    expect(verseNotes(notes, '10:1').map(({ id }) => id)).toEqual(['a'])
  })

  it('lists the bookmarks of verses as saved verses', () => {
    const kept = new Map([
      ['verse/36:1', { savedAt: at(1) }],
      ['mosque/7', { savedAt: at(1) }],
      ['verse/2:255', { savedAt: at(2) }],
    ])
    expect(savedVersesIn(kept).map(({ key }) => key)).toEqual(['2:255', '36:1'])
  })
})
