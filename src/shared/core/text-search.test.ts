import { describe, expect, it } from 'vitest'
import { matchesAllWords } from './text-search.ts'

describe('a search by words', () => {
  it.each([
    ['', 'anything'],
    ['throne', 'Of the THRONE.'],
    ['thr of', 'of the throne'],
    ['2:255', 'Al-Baqarah 2:255'],
    ['الرحمن', 'بِسۡمِ ٱللَّهِ ٱلرَّحۡمَٰنِ'],
    ['ecole', 'À l’école'],
  ])('for %j finds %j', (query, text) => expect(matchesAllWords(query, text)).toBe(true))

  it.each([
    ['hrone', 'throne'],
    ['throne verse', 'throne'],
  ])('for %j does not find %j', (query, text) => expect(matchesAllWords(query, text)).toBe(false))

  it('for only signs finds everything', () => expect(matchesAllWords('.* (', 'throne')).toBe(true))
})

describe('a text typed on another keyboard', () => {
  it.each([
    ['دعای کمیل', 'دعاي كميل'],
    ['مکہ', 'مكه'],
    ['خانهٔ خدا', 'خانۀ خدا'],
    ['می‌خوانم', 'میخوانم'],
    ['ഖുർആൻ', 'ഖുര്\u200dആന്\u200d'],
    ['മുസ്‌ലിം', 'മുസ്ലിം'],
    ['फ़ज्र', 'फज्र'],
    ['নিয়ত', 'নিয\u09bcত'],
  ])('finds %s by %s and the other way round', (one, other) => {
    expect(matchesAllWords(other, one)).toBe(true)
    expect(matchesAllWords(one, other)).toBe(true)
  })
})
