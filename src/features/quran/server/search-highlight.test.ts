import { join } from 'node:path'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { projectFolders } from '#shared/server/project-folders.ts'
import { verseTotal } from '../core/index.ts'
import type { TextRange } from '../core/search/highlight.ts'
import { type IndexStore, type SearchHit, searchQuran } from '../core/search/search-quran.ts'
import { builtInIndexStore } from './index-store.ts'
import { openQuran } from './quran.repository.ts'

let shelf: IndexStore
beforeAll(async () => {
  shelf = builtInIndexStore(await openQuran(join(projectFolders().content, 'quran')))
})

const find = (text: string, translation = 'en', limit = verseTotal) =>
  searchQuran(shelf, { text, translation, limit, offset: 0 })
const clusters = new Intl.Segmenter('und', { granularity: 'grapheme' })

async function textOf({ field, translation, verse }: SearchHit): Promise<string> {
  const id = field === 'arabicText' ? 'arabic' : field === 'transliteration' ? field : translation
  return (await shelf.open(id)).texts[verse - 1] ?? ''
}

/** Checks that ranges are inside the text, in order, not empty, and never split a grapheme cluster. */
function expectWhole(text: string, ranges: readonly TextRange[]): void {
  const bounds = new Set([...clusters.segment(text)].map(({ index }) => index).concat(text.length))
  let last = -1
  for (const [start, end] of ranges) {
    expect(start).toBeGreaterThan(last)
    expect(end).toBeGreaterThan(start)
    expect([text, start, bounds.has(start)]).toEqual([text, start, true])
    expect([text, end, bounds.has(end)]).toEqual([text, end, true])
    last = end
  }
}

/** Some adjacent words of a verse. */
const place = fc.record({
  verse: fc.nat(verseTotal - 1),
  from: fc.nat(200),
  count: fc.integer({ min: 2, max: 5 }),
})
const RUNS = { numRuns: 150 }

function wordsAt(text: string, { from, count }: { from: number; count: number }) {
  // Some verses have pause marks between words, with spaces around them.
  const all = [...text.matchAll(/\p{L}\S*/gu)].map((word) => ({ word: word[0], start: word.index }))
  const start = from % all.length
  const words = all.slice(start, start + count)
  const [first, last] = [words[0], words.at(-1)]
  if (!first || !last) throw new Error('a verse without words')
  return { query: text.slice(first.start, last.start + last.word.length), words }
}

describe('the highlighted ranges of a verse', () => {
  it.each([
    ['as it stands', (text: string) => text],
    ['without vowels', (text: string) => text.replaceAll(/[\u064b-\u065f\u06d6-\u06ed\u08f0-\u08f2]/g, '')],
  ])('cover the Arabic words of the query, typed %s', async (_, typed) => {
    const { texts } = await shelf.open('arabic')
    await fc.assert(
      fc.asyncProperty(place, async (at) => {
        const text = texts[at.verse] ?? ''
        const { query, words } = wordsAt(text, at)
        const found = (await find(typed(query))).find(({ verse }) => verse === at.verse + 1)
        expect(found?.field, query).toBe('arabicText')
        expectWhole(text, found?.ranges ?? [])
        for (const { word, start } of words) {
          const end = start + word.replace(/[^\p{L}\p{M}]+$/u, '').length
          const isLit = found?.ranges.some((range) => range[0] <= start && range[1] >= end)
          expect([query, word, isLit]).toEqual([query, word, true])
        }
      }),
      RUNS,
    )
  })

  it.each(['en', 'transliteration', 'tr', 'ur', 'bn', 'zh'])(
    'cover the words of the query in %s',
    async (id) => {
      const { texts } = await shelf.open(id)
      let checked = 0
      await fc.assert(
        fc.asyncProperty(place, async (at) => {
          const text = texts[at.verse] ?? ''
          const { query, words } = wordsAt(text, at)
          const translation = id === 'transliteration' ? 'en' : id
          const found = (await find(query, translation)).find(({ verse }) => verse === at.verse + 1)
          // A query may be a reference or the name of a passage, or match another text as well.
          if (!/\d/.test(query)) expect(found, query).toBeDefined()
          if (found?.field !== (id === translation ? 'translation' : id)) return
          checked += 1
          expectWhole(text, found.ranges)
          const lit = found.ranges.map(([start, end]) => text.slice(start, end)).join(' ')
          expect(words.some(({ word }) => lit.includes(word.match(/[\p{L}\p{M}]+/u)?.[0] ?? word))).toBe(true)
        }),
        RUNS,
      )
      expect(checked).toBeGreaterThan(RUNS.numRuns / 2)
    },
  )

  it('are whole words inside the text for any query', async () => {
    const strange = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.string({ unit: fc.constantFrom(...'بَّاللهٱٰۡ ءـ\u202e\u200d٢5:.-aqū’(\\*[%\'";👍🏽'), maxLength: 40 }),
      fc.constantFrom(
        'ا'.repeat(1000),
        'a '.repeat(500),
        '\u0301'.repeat(1000),
        '٢'.repeat(1000),
        'ٰـ'.repeat(500),
      ),
    )
    await fc.assert(
      fc.asyncProperty(strange, fc.constantFrom('en', 'ur', 'zh'), async (query, translation) => {
        for (const found of await find(query, translation, 20)) {
          if (found.field) expectWhole(await textOf(found), found.ranges)
          else expect(found.ranges).toEqual([])
        }
      }),
      { numRuns: 400 },
    )
  })
})
