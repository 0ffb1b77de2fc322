import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LONGEST_NOTE, mergeVerseNotes, type VerseNote, verseNoteIn, withNote } from './verse-note.ts'

const instant = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())
// Few lines and verses, so that the same ones meet.
const note: fc.Arbitrary<VerseNote> = fc.record({
  key: fc.constantFrom('1:1', '2:255', '112:1'),
  text: fc
    .array(fc.constantFrom('a', 'b', 'ab', '', '<script>', 'صبر'), { minLength: 1, maxLength: 4 })
    .map((lines) => lines.join('\n'))
    .filter((text) => text.trim() !== ''),
  writtenAt: instant,
  changedAt: instant,
})
const notes = fc.array(note, { maxLength: 8 }).map((some) => mergeVerseNotes(some, []))
const linesOf = (some: readonly VerseNote[]) =>
  new Set(some.flatMap(({ key, text }) => text.split('\n').map((line) => `${key} ${line}`)))
const at = (day: number) => `2026-01-0${day}T00:00:00.000Z`
const written = (text: string, day = 1): VerseNote => ({
  key: '2:255',
  text,
  writtenAt: at(day),
  changedAt: at(day),
})

describe('notes of two devices', () => {
  it('lose no line', () => {
    fc.assert(
      fc.property(notes, notes, (a, b) => {
        expect(linesOf(mergeVerseNotes(a, b))).toEqual(linesOf([...a, ...b]))
      }),
    )
  })

  it('merge the same in any order and however often', () => {
    fc.assert(
      fc.property(notes, notes, notes, (a, b, c) => {
        const merged = mergeVerseNotes(a, b)
        expect(mergeVerseNotes(b, a)).toEqual(merged)
        expect(mergeVerseNotes(merged, b)).toEqual(merged)
        expect(mergeVerseNotes(merged, c)).toEqual(mergeVerseNotes(a, mergeVerseNotes(b, c)))
      }),
    )
  })

  it('both stay where they differ, and the longer one where it holds the other', () => {
    expect(mergeVerseNotes([written('patience')], [written('trust', 2)])).toHaveLength(2)
    expect(mergeVerseNotes([written('patience')], [written('patience\ntrust', 2)])).toEqual([
      written('patience\ntrust', 2),
    ])
    expect(mergeVerseNotes([written('no')], [written('notes')])).toHaveLength(2)
  })
})

describe('writing a note', () => {
  it('changes the one that it was', () => {
    const notes = withNote([written('one'), written('two')], {
      key: '2:255',
      before: 'one',
      text: 'three',
      now: at(5),
    })
    expect(notes.map(({ text }) => text)).toEqual(['three', 'two'])
    expect(notes[0]).toEqual({ key: '2:255', text: 'three', writtenAt: at(1), changedAt: at(5) })
  })

  it('keeps what another tab made of it', () => {
    const notes = withNote([written('from the other tab')], {
      key: '2:255',
      before: 'as it was',
      text: 'from this tab',
      now: at(5),
    })
    expect(notes.map(({ text }) => text)).toEqual(['from the other tab', 'from this tab'])
  })

  it('of the same text changes no time', () => {
    const notes = [written('one')]
    expect(withNote(notes, { key: '2:255', before: 'one', text: 'one', now: at(5) })).toBe(notes)
  })

  it('takes it away when nothing is left of it', () => {
    expect(withNote([written('one')], { key: '2:255', before: 'one', text: ' \n', now: at(5) })).toEqual([])
    expect(withNote([], { key: '2:255', before: '', text: '', now: at(5) })).toEqual([])
  })
})

describe('a note', () => {
  const { key, writtenAt, changedAt } = written('')

  it('is taken as it is, without what does not belong to it', () => {
    const text = '<img src=x onerror=alert(1)>\u0000 '
    expect(verseNoteIn({ ...written(text), id: 1 })).toEqual(written(text))
    expect(verseNoteIn(written('x'.repeat(LONGEST_NOTE)))).toBeDefined()
  })

  it.each([
    undefined,
    [],
    { key, writtenAt, changedAt },
    { key, text: ' ', writtenAt, changedAt },
    { key, text: { toString: 'x' }, writtenAt, changedAt },
    { key, text: 'x'.repeat(LONGEST_NOTE + 1), writtenAt, changedAt },
    { key: '2:0', text: 'x', writtenAt, changedAt },
    { key, text: 'x', writtenAt: '', changedAt },
    { key, text: 'x', writtenAt },
  ])('is not in case %#', (found) => expect(verseNoteIn(found)).toBeUndefined())
})
