import { describe, expect, it } from 'vitest'
import { verseTotal } from '../../core/index.ts'
import { countVersesOfSurahs } from './offline-verses.ts'

const text = (surah: number, hash = '3d32b76f73') =>
  `https://rafiq.example/content/quran/text-${hash}/${surah}.json`

describe('offline verses', () => {
  it('are those of surahs with cached text, each counted once', () => {
    expect(countVersesOfSurahs([])).toBe(0)
    expect(countVersesOfSurahs([text(1), text(2)])).toBe(7 + 286)
    expect(countVersesOfSurahs([text(1), text(1, 'aaaaaaaaaa')])).toBe(7)
    expect(countVersesOfSurahs(Array.from({ length: 114 }, (_, index) => text(index + 1)))).toBe(verseTotal)
  })

  it('do not include other content', () => {
    expect(
      countVersesOfSurahs([
        'https://rafiq.example/content/quran/en-f3dd579dc1/2.json',
        'https://rafiq.example/content/quran/transliteration-113f3a0744/2.json',
        'https://rafiq.example/content/quran/daily-verses.en.json',
        text(115),
        text(0),
      ]),
    ).toBe(0)
  })
})
