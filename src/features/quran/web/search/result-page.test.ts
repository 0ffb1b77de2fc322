import { describe, expect, it, vi } from 'vitest'
import type { FoundVerse } from './find-verses.ts'
import { loadResultPage, PAGE_SIZE } from './result-page.ts'
import { matchesFilter } from './verse-filter.ts'

const verse = (id: number, more: Partial<FoundVerse> = {}): FoundVerse => ({
  id,
  surahNumber: 2,
  surahName: 'Al-Baqarah',
  surahNameArabic: 'البقرة',
  verseNumber: id,
  arabicText: 'نص',
  transliteration: 'naṣṣ',
  translation: 'text',
  language: 'en',
  translationId: 'en',
  match: [],
  ...more,
})
const all = (count: number) => Array.from({ length: count }, (_, index) => verse(index + 1))
const engine = (found: readonly FoundVerse[]) =>
  vi.fn(async (limit: number, offset: number) => ({
    answer: found.slice(offset, offset + limit),
    from: 'server' as const,
  }))
const ids = (verses: readonly FoundVerse[]) => verses.map(({ id }) => id)
const even = ({ id }: FoundVerse) => id % 2 === 0

describe('a page of results', () => {
  it('contains the next verses until there are no more', async () => {
    const find = engine(all(PAGE_SIZE + 5))
    const first = await loadResultPage(find, 0)
    expect([first.verses.length, first.next]).toEqual([PAGE_SIZE, PAGE_SIZE])
    const second = await loadResultPage(find, first.next ?? 0)
    expect([ids(second.verses), second.next]).toEqual([[21, 22, 23, 24, 25], undefined])
    expect(find).toHaveBeenCalledTimes(2)
  })

  it('contains the results that pass the filter, without gaps between pages', async () => {
    const find = engine(all(230))
    const seen: number[] = []
    let offset: number | undefined = 0
    while (offset !== undefined) {
      const page = await loadResultPage(find, offset, even)
      seen.push(...ids(page.verses))
      offset = page.next
    }
    expect(seen).toEqual(ids(all(230).filter(even)))
  })

  it('keeps searching if few results pass, and stops if none does', async () => {
    const find = engine(all(3000))
    const rare = await loadResultPage(find, 0, ({ id }) => id % 150 === 0)
    expect(ids(rare.verses)).toEqual([150, 300, 450])
    expect(rare.next).toBe(500)
    expect(await loadResultPage(engine(all(3000)), 0, () => false)).toMatchObject({
      verses: [],
      next: undefined,
    })
  })

  it('is empty without results', async () => {
    expect(await loadResultPage(engine([]), 0)).toEqual({ verses: [], from: 'server', next: undefined })
  })
})

describe('a filter', () => {
  const isMeccan = (surah: number) => surah !== 2
  const inTranslation = verse(1, { match: [{ field: 'translation', ranges: [[0, 4]] }] })

  it('passes matches in its text, and references', () => {
    expect(matchesFilter(inTranslation, { field: 'translation' }, isMeccan)).toBe(true)
    expect(matchesFilter(inTranslation, { field: 'arabic' }, isMeccan)).toBe(false)
    expect(matchesFilter(verse(1), { field: 'arabic' }, isMeccan)).toBe(true)
    const empty = verse(1, { match: [{ field: 'translation', ranges: [] }] })
    expect(matchesFilter(empty, { field: 'arabic' }, isMeccan)).toBe(true)
  })

  it('checks the surah and its place of revelation', () => {
    expect(matchesFilter(verse(1), { surah: 2 }, isMeccan)).toBe(true)
    expect(matchesFilter(verse(1), { surah: 3 }, isMeccan)).toBe(false)
    expect(matchesFilter(verse(1), { revelation: 'medinan' }, isMeccan)).toBe(true)
    expect(matchesFilter(verse(1), { revelation: 'meccan' }, isMeccan)).toBe(false)
    expect(matchesFilter(verse(1, { surahNumber: 3 }), { revelation: 'meccan', surah: 3 }, isMeccan)).toBe(
      true,
    )
    expect(matchesFilter(verse(1), {}, isMeccan)).toBe(true)
  })
})
