import { describe, expect, it } from 'vitest'
import { verseNumber } from '../verse-counts.ts'
import { parseVerseKey } from '../verse-key.ts'
import { versesOfThemes } from './theme-search.ts'
import { themes } from './themes.ts'

const numberOf = (key: string) => verseNumber(parseVerseKey(key) ?? { surah: 0, verse: 0 })

describe('the themes', () => {
  it('have existing verses, each once, and words in English and in Arabic', () => {
    for (const { verses, terms } of themes) {
      expect(new Set(verses.map(numberOf)).size, verses.join(' ')).toBe(verses.length)
      expect(
        terms.some((term) => /^[a-z' ]+$/.test(term)),
        terms[0],
      ).toBe(true)
      expect(
        terms.some((term) => /^[\u0600-\u06ff ]+$/.test(term)),
        terms[0],
      ).toBe(true)
    }
  })

  it.each([
    ['lower their gaze', '24:30'],
    ['غض البصر', '24:30'],
    ['punishment of a thief', '5:38'],
    ['الوضوء للصلاة', '5:6'],
    ['women hijab', '24:31'],
  ])('answers "%s" with %s first', (query, verse) => {
    expect(versesOfThemes(query, 0.5)[0]).toBe(numberOf(verse))
  })

  it('answers nothing if most of the query is about something else', () => {
    expect(versesOfThemes('hijab manufacturers wholesale catalogue', 0.5)).toEqual([])
    expect(versesOfThemes('what does the quran say', 0.5)).toEqual([])
  })
})
