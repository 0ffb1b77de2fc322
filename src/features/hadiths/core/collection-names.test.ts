import { describe, expect, it } from 'vitest'
import { isOneEditApart, knownCollections, parseHadithReference } from './collection-names.ts'

describe('a reference', () => {
  it.each([
    ['bukhari 1', 'bukhari', '1'],
    ['Sahih al-Bukhari 6018', 'bukhari', '6018'],
    ['Sahih al-Bukhari, Hadith no. 6018', 'bukhari', '6018'],
    ['bukari 1', 'bukhari', '1'],
    ['البخاري ١', 'bukhari', '1'],
    ['صحيح مسلم حديث ٢٣', 'muslim', '23'],
    ['مسلم ٢٣', 'muslim', '23'],
    ['Muslim 8a', 'muslim', '8a'],
    ['muslim 1/8', 'muslim', '1/8'],
    ['abu dawood 425', 'abu-dawud', '425'],
    ['سنن ابو داؤد ۴۲۵', 'abu-dawud', '425'],
    ['ابو داؤد ۴۲۵', 'abu-dawud', '425'],
    ['صحیح بخاری ۱', 'bukhari', '1'],
    ['বুখারি ১', 'bukhari', '1'],
    ['सहीह बुख़ारी १', 'bukhari', '1'],
    ['ബുഖാരി ൧', 'bukhari', '1'],
    ['بخاری 1', 'bukhari', '1'],
    ['مسلم ۸', 'muslim', '8'],
    ['মুসলিম ৮', 'muslim', '8'],
    ['मुस्लिम 8', 'muslim', '8'],
    ['മുസ്‌ലിം 8', 'muslim', '8'],
    ['at-Tirmidhi 2004', 'tirmidhi', '2004'],
    ['Ibn Maja 224', 'ibn-majah', '224'],
    ['nawawi 13', 'nawawi', '13'],
  ])('%s is %s %s', (text, collection, number) => {
    expect(parseHadithReference(text)).toEqual(collection ? { collection, number } : undefined)
  })

  it.each(['actions 1', 'bukhari', '12', 'the prayer of 5 people', 'bukhari 1 2'])('is not %s', (text) => {
    expect(parseHadithReference(text)).toBeUndefined()
  })

  it('finds every collection by its English and its Arabic name', () => {
    for (const [slug, { name, nameArabic }] of Object.entries(knownCollections)) {
      for (const each of [slug, name, nameArabic]) {
        expect(parseHadithReference(`${each} 7`), each).toEqual({ collection: slug, number: '7' })
      }
    }
  })
})

describe('one edit', () => {
  it.each([
    ['prayer', 'prayers', true],
    ['prayer', 'prayr', true],
    ['prayer', 'prayar', true],
    ['prayer', 'praeyr', true],
    ['prayer', 'praers', false],
    ['prayer', 'charity', false],
  ])('from %s to %s: %s', (a, b, expected) => expect(isOneEditApart(a, b)).toBe(expected))
})
