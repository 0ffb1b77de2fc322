import { describe, expect, it } from 'vitest'
import { LONGEST_FILE, readVerseThingsFile, type VerseThings, verseThingsFile } from './verse-things-file.ts'

const at = '2026-11-21T10:00:00.000Z'
const things: VerseThings = {
  saved: [
    { key: '2:255', savedAt: at },
    { key: '112:1', savedAt: at },
  ],
  notes: [{ key: '2:255', text: '<script>alert(1)</script>\nصبر', writtenAt: at, changedAt: at }],
}
const file = (changes: object) => JSON.stringify({ ...JSON.parse(verseThingsFile(things, at)), ...changes })

describe('a file of saved verses and notes', () => {
  it('is read as it was written', () => {
    expect(readVerseThingsFile(verseThingsFile(things, at))).toEqual({ things })
  })

  it('is taken without what does not belong to it', () => {
    const text = file({
      saved: [{ ...things.saved[0], html: '<b>' }],
      notes: [],
      more: 1,
    })
    expect(readVerseThingsFile(text.replace('"more"', '"__proto__"'))).toEqual({
      things: { saved: [things.saved[0]], notes: [] },
    })
  })

  const note = things.notes[0]
  it.each([
    ['', { code: 'notJson' }],
    ['<html>', { code: 'notJson' }],
    ['null', { code: 'notJson' }],
    ['3', { code: 'notJson' }],
    ['[]', { code: 'notOurs' }],
    ['{}', { code: 'notOurs' }],
    [file({ app: 'another' }), { code: 'notOurs' }],
    [file({ saved: {} }), { code: 'notOurs' }],
    [file({ notes: undefined }), { code: 'notOurs' }],
    [file({ version: 2 }), { code: 'newer' }],
    [file({ version: '1' }), { code: 'newer' }],
    [file({ saved: [things.saved[0], { key: '115:1', savedAt: at }] }), { code: 'badVerse', entry: 2 }],
    [file({ saved: [null] }), { code: 'badVerse', entry: 1 }],
    [file({ notes: [{ ...note, text: 'x'.repeat(10_001) }] }), { code: 'badNote', entry: 1 }],
    [file({ notes: [note, { ...note, changedAt: 'now' }] }), { code: 'badNote', entry: 2 }],
    [
      file({ notes: Array.from({ length: 101 }, (_, index) => ({ ...note, text: `${index}` })) }),
      { code: 'tooManyNotes' },
    ],
    [' '.repeat(LONGEST_FILE + 1), { code: 'tooLarge' }],
  ])('is refused in case %#', (text, problem) => expect(readVerseThingsFile(text)).toEqual({ problem }))
})
