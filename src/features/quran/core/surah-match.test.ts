import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { matchingSurahs } from './surah-match.ts'

const source = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('quran-json/dist/quran_en.json'), 'utf8'),
) as { id: number; name: string; transliteration: string; translation: string }[]
const surahs = source.map((surah) => ({
  number: surah.id,
  name: surah.name,
  englishName: surah.transliteration,
  englishNameTranslation: surah.translation,
}))
const found = (text: string) => matchingSurahs(surahs, text).map(({ number }) => number)

describe('the first match', () => {
  it.each([
    ['yasin', 36],
    ['Yaseen', 36],
    ['ya sin', 36],
    ['surah kahf', 18],
    ['al kahf', 18],
    ['kehf', 18],
    ['al-Baqara', 2],
    ['bakara suresi', 2],
    ['rehman', 55],
    ['fatiha', 1],
    ['Fātiḥah', 1],
    ['nur', 24],
    ['waqia', 56],
    ['ikhlas', 112],
    ['mulk', 67],
    ['tabarak', 67],
    ['bani israil', 17],
    ['amma', 78],
    ['light', 24],
    ['الدهر', 76],
    ['duha', 93],
    ['the cow', 2],
    ['cave', 18],
    ['36', 36],
    ['٣٦', 36],
    ['۳۶', 36],
    ['surah 114', 114],
    ['البقرة', 2],
    ['سورة البقره', 2],
    ['بقرة', 2],
    ['ٱلۡكَهۡف', 18],
    ['إبراهيم', 14],
    ['سورہ الرحمن', 55],
    ['ص', 38],
    ['imran', 3],
    ['ال عمران', 3],
    ['اسراء', 17],
    ['raḥmān', 55],
    ['rahmaan', 55],
  ])('for %j is %i', (text, number) => expect(found(text)[0]).toBe(number))
})

describe('a surah', () => {
  it.each(['', '   ', 'the', '115', '0', '1.5', '-2', 'xyzzy', '😀', '()[]*', 'سورة'])(
    'is not found by %j',
    (text) => expect(found(text)).toEqual([]),
  )

  it('comes first if the name matches exactly', () => {
    expect(found('nas')[0]).toBe(114)
    expect(found('nas')).toContain(110)
    expect(found('sad')[0]).toBe(38)
    expect(found('مؤمن')).toEqual([40, 23])
  })
})
