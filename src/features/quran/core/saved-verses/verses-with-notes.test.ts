import { describe, expect, it } from 'vitest'
import { versesWithNotes } from './verses-with-notes.ts'

const at = (day: number) => `2026-11-0${day}T00:00:00.000Z`
const note = (key: string, text: string, day: number) => ({ key, text, writtenAt: at(1), changedAt: at(day) })
const data = {
  saved: [
    { key: '2:255', savedAt: at(2) },
    { key: '36:1', savedAt: at(4) },
  ],
  notes: [note('2:255', 'a', 3), note('2:255', 'b', 5), note('1:1', 'c', 1)],
}

describe('verses with notes', () => {
  it('include saved verses and those with notes, each once', () => {
    expect(versesWithNotes(data, 'place').map(({ key, saved, notes }) => [key, saved, notes.length])).toEqual(
      [
        ['1:1', false, 1],
        ['2:255', true, 2],
        ['36:1', true, 0],
      ],
    )
  })

  it('can be sorted with the latest change first', () => {
    expect(versesWithNotes(data, 'time').map(({ key, touchedAt }) => [key, touchedAt])).toEqual([
      ['2:255', at(5)],
      ['36:1', at(4)],
      ['1:1', at(1)],
    ])
  })
})
