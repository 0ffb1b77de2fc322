import { describe, expect, it } from 'vitest'
import { latinSpellings } from './latin-spellings.ts'
import { transliterationSpellings } from './transliteration-spellings.ts'

describe('spellings of words in translations', () => {
  it.each([
    ["Qur'an", 'quran'],
    ['Koran', 'quran'],
    ['Allah’s', 'allah'],
    ["l'heure", 'heure'],
    ["jusqu'à", 'a'],
    ['İman', 'iman'],
    ['ışık', 'isik'],
    ['Barmhärtige', 'barmhartige'],
    ['Œuvre', 'oeuvre'],
    ['Милость', 'милость'],
  ])('include for %s also %s', (word, spelling) => {
    expect(latinSpellings(word)).toContain(spelling)
  })

  it('keep the vowel signs of Indian scripts', () => {
    expect(latinSpellings('দিন')).not.toEqual(latinSpellings('দান'))
  })

  it.each([
    ['ഖുർആൻ', 'ഖുര്\u200dആന്\u200d'],
    ['മുസ്‌ലിം', 'മുസ്ലിം'],
    ['क़ुरआन', 'कुरआन'],
    ['ज़कात', 'ज\u093cकात'],
    ['নিয়ত', 'নিয\u09bcত'],
  ])('are the same for %s and %s, which are typed differently', (one, other) => {
    expect(latinSpellings(one)).toEqual(latinSpellings(other))
  })

  it.each(['constructor', 'toString'])('are only the word itself for %s', (word) => {
    expect(latinSpellings(word)).toEqual([word.toLowerCase()])
  })

  it('are empty for a sign', () => {
    expect(latinSpellings("'")).toEqual([])
  })
})

describe('spellings of transliterated words', () => {
  const sameSound = (a: string, b: string) =>
    transliterationSpellings(a).some((sound) => transliterationSpellings(b).includes(sound))

  it.each([
    ['raḥmān', 'rahman'],
    ['raḥmān', 'rahmaan'],
    ['raḥīm', 'raheem'],
    ['rabbi', 'rabb'],
    ['ʿālamīna', 'aalamin'],
    ['aṣ-ṣirāṭa', 'assirat'],
    ['qulūb', 'koloob'],
    ['shukr', 'choukr'],
    ['dhikr', 'zikr'],
  ])('match %s and %s', (text, typed) => {
    expect(sameSound(text, typed)).toBe(true)
  })

  it('distinguish other words', () => {
    expect(sameSound('raḥmān', 'rahim')).toBe(false)
    expect(sameSound('qalb', 'kalam')).toBe(false)
  })
})
