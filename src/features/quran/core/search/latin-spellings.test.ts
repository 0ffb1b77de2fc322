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
  ])('%s is also %s', (word, spelling) => {
    expect(latinSpellings(word)).toContain(spelling)
  })

  it('keeps the vowel signs of Indian scripts, which are no ornament', () => {
    expect(latinSpellings('দিন')).not.toEqual(latinSpellings('দান'))
  })

  it.each(['constructor', 'toString'])('of %s are that word alone', (word) => {
    expect(latinSpellings(word)).toEqual([word.toLowerCase()])
  })

  it('has none of a sign', () => {
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
  ])('%s sounds like %s', (text, typed) => {
    expect(sameSound(text, typed)).toBe(true)
  })

  it('tells other words apart', () => {
    expect(sameSound('raḥmān', 'rahim')).toBe(false)
    expect(sameSound('qalb', 'kalam')).toBe(false)
  })
})
