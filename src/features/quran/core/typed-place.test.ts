import { describe, expect, it } from 'vitest'
import { findSurahs } from './find-surahs.ts'
import { formatReaderAddress } from './reader-address.ts'
import { typedPlace } from './typed-place.ts'

describe('a place that was typed', () => {
  it.each([
    ['2:255', '/quran/reader/2/255'],
    [' 2.255 ', '/quran/reader/2/255'],
    ['2 255', '/quran/reader/2/255'],
    ['٢:٢٥٥', '/quran/reader/2/255'],
    ['2:255-257', '/quran/reader/2/255-257'],
    ['2 : 255 – 257', '/quran/reader/2/255-257'],
    ['36', '/quran/reader/36'],
    ['juz 30', '/quran/reader?juz=30'],
    ['Juz30', '/quran/reader?juz=30'],
    ['جزء ٣٠', '/quran/reader?juz=30'],
    ['page 50', '/quran/reader?page=50'],
    ['صفحة ٥٠', '/quran/reader?page=50'],
    ['hizb 3', '/quran/reader?hizb=3'],
  ])('%s leads to %s', (typed, address) => {
    const place = typedPlace(typed)
    expect(place && formatReaderAddress(place)).toBe(address)
  })

  it.each(['', '115', '2:287', 'juz 31', 'page 0', 'yasin', '2:', '::'])('%s is none', (typed) => {
    expect(typedPlace(typed)).toBeUndefined()
  })
})

describe('a surah by its name', () => {
  const surah = (number: number, name: string, englishName: string, englishNameTranslation: string) => ({
    number,
    name,
    englishName,
    englishNameTranslation,
  })
  const surahs = [
    surah(2, 'البقرة', 'Al-Baqarah', 'The Cow'),
    surah(3, 'آل عمران', "Ali 'Imran", 'Family of Imran'),
    surah(17, 'الإسراء', 'Al-Isra', 'The Night Journey'),
    surah(36, 'يس', 'Ya-Sin', 'Ya Sin'),
    surah(55, 'الرحمن', 'Ar-Rahman', 'The Beneficent'),
    surah(112, 'الإخلاص', 'Al-Ikhlas', 'The Sincerity'),
  ]
  it.each([
    ['baqara', 2],
    ['AL BAQARAH', 2],
    ['bakara', 2],
    ['بقرة', 2],
    ['البقره', 2],
    ['imran', 3],
    ['ال عمران', 3],
    ['اسراء', 17],
    ['yaseen', 36],
    ['ya sin', 36],
    ['rahman', 55],
    ['raḥmān', 55],
    ['rahmaan', 55],
    ['cow', 2],
    ['36', 36],
    ['٣٦', 36],
  ])('%s is surah %i', (typed, number) => {
    expect(findSurahs(surahs, typed)[0]?.number).toBe(number)
  })

  it('leaves all of them when nothing was typed, and none for what is no name', () => {
    expect(findSurahs(surahs, '  ')).toHaveLength(surahs.length)
    expect(findSurahs(surahs, 'zzz')).toEqual([])
    expect(findSurahs(surahs, '؟!')).toEqual([])
  })
})
