import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { highlightColours } from '#shared/core/user-data/highlight-colour.ts'
import { bookmarksFile, type KeptThings, readBookmarksFile } from './bookmarks-file.ts'
import { itemsAsCsv, itemsAsMarkdown } from './items-as-text.ts'
import { broughtIn } from './merge-kept.ts'

const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T00:00:00.000Z`
const time = fc.integer({ min: 1, max: 28 }).map(at)
const name = fc.string({ minLength: 1, maxLength: 20 }).filter((text) => text.trim() !== '')
const about = fc.constantFrom('verse/2:255', 'verse/1:1', 'surah/36', 'mosque/a')
const id = fc.constantFrom('one', 'two', 'three')
const mapOf = <Value>(ids: fc.Arbitrary<string>, value: fc.Arbitrary<Value>) =>
  fc.array(fc.tuple(ids, value), { maxLength: 4 }).map((pairs) => new Map(pairs))
const things: fc.Arbitrary<KeptThings> = fc.record({
  bookmarks: mapOf(
    about,
    fc.record(
      {
        savedAt: time,
        title: name,
        collections: fc.uniqueArray(id, { minLength: 1 }).map((ids) => ids.sort()),
      },
      { requiredKeys: ['savedAt'] },
    ),
  ),
  collections: mapOf(id, fc.record({ name, colour: fc.constantFrom(...highlightColours), createdAt: time })),
  highlights: mapOf(about, fc.record({ colour: fc.constantFrom(...highlightColours), markedAt: time })),
  notes: mapOf(id, fc.record({ about, text: name, writtenAt: time, changedAt: time })),
})
const none: KeptThings = {
  bookmarks: new Map(),
  collections: new Map(),
  highlights: new Map(),
  notes: new Map(),
}
/** A file with one note, which has what `more` says beside its text and times. */
const withNote = (more: string) =>
  `{"app":"rafiq","kind":"bookmarks","version":1,"notes":[{"text":"x","writtenAt":"${at(1)}","changedAt":"${at(1)}",${more}}]}`
const together = (here: KeptThings, file: KeptThings): KeptThings => {
  const { bookmarks, collections, highlights, notes } = broughtIn(here, file)
  return {
    bookmarks: new Map([...here.bookmarks, ...bookmarks]),
    collections: new Map([...here.collections, ...collections]),
    highlights: new Map([...here.highlights, ...highlights]),
    notes: new Map([...here.notes, ...notes]),
  }
}

describe('a file of what a person keeps', () => {
  it('gives back everything that was written into it', () => {
    fc.assert(
      fc.property(things, (all) => {
        expect(readBookmarksFile(bookmarksFile(all, at(1)))).toEqual({ things: all })
      }),
    )
  })

  it('brought in twice changes nothing the second time, and loses nothing that was there', () => {
    fc.assert(
      fc.property(things, things, (here, file) => {
        const once = together(here, file)
        expect(together(once, file)).toEqual(once)
        for (const list of ['bookmarks', 'collections', 'highlights', 'notes'] as const) {
          for (const key of here[list].keys()) expect(once[list].has(key)).toBe(true)
          for (const key of file[list].keys()) expect(once[list].has(key)).toBe(true)
        }
      }),
    )
  })

  it('adds collections to a bookmark that is there, and keeps its earlier time', () => {
    const here = { ...none, bookmarks: new Map([['verse/1:1', { savedAt: at(2), collections: ['b'] }]]) }
    const file = { ...none, bookmarks: new Map([['verse/1:1', { savedAt: at(1), collections: ['a'] }]]) }
    const result = broughtIn(here, file)
    expect(result.bookmarks.get('verse/1:1')).toEqual({ savedAt: at(1), collections: ['a', 'b'] })
    expect(result.added.bookmarks).toBe(0)
  })

  it.each([
    ['no JSON', 'notJson', '{'],
    ['something else', 'notOurs', '{"app":"other"}'],
    ['a later version', 'newer', '{"app":"rafiq","kind":"bookmarks","version":2}'],
    ['no list', 'notOurs', '{"app":"rafiq","kind":"bookmarks","version":1,"notes":{}}'],
    ['a broken entry', 'badEntry', '{"app":"rafiq","kind":"bookmarks","version":1,"notes":[{"id":"a"}]}'],
    ['an empty entry', 'badEntry', '{"app":"rafiq","kind":"bookmarks","version":1,"bookmarks":[null]}'],
    ['an id that no account takes', 'badEntry', withNote('"id":"a\\ud83c"')],
    ['an id that has no end', 'badEntry', withNote(`"id":"${'x'.repeat(201)}"`)],
    [
      'a text that is none',
      'badEntry',
      withNote(`"id":"a","text":${'['.repeat(50_000)}${']'.repeat(50_000)}`),
    ],
  ])('with %s is not taken', (_, code, text) => {
    expect(readBookmarksFile(text)).toMatchObject({ problem: { code } })
  })

  it('gives markup as text, and names of the prototype as no more than ids', () => {
    const text = '<img src=x onerror=alert(1)>'
    const file = withNote(
      `"id":"__proto__","text":"${text}","__proto__":{"about":"verse/1:1"},"constructor":{}`,
    )
    expect(readBookmarksFile(file)).toEqual({
      things: { ...none, notes: new Map([['__proto__', { text, writtenAt: at(1), changedAt: at(1) }]]) },
    })
    expect(Object.keys(Object.prototype)).toEqual([])
  })
})

const words = {
  title: '=HYPERLINK("x")',
  sort: 'Mosque',
  address: 'https://a.example',
  keptAt: at(1),
  collections: ['a, b'],
  notes: ['<script>\n# so'],
}
const heads = {
  title: 'Title',
  sort: 'Sort',
  text: 'Text',
  address: 'Address',
  keptAt: 'Kept',
  collections: 'Collections',
  notes: 'Notes',
}

describe('what a person keeps, for other programs', () => {
  it('as a table holds no formula and no broken cell', () => {
    const [, row] = itemsAsCsv([words], heads).split('\r\n')
    expect(row).toBe(`"'=HYPERLINK(""x"")",Mosque,,https://a.example,${at(1)},"a, b","<script>\n# so"`)
  })

  it('as Markdown stands as it was written', () => {
    expect(itemsAsMarkdown([words], 'Kept')).toContain('> \\<script\\>  \n> \\# so')
  })
})
