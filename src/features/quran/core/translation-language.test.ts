import { describe, expect, it } from 'vitest'
import { interfaceCodes } from '#shared/core/languages.ts'
import {
  builtInTranslationFor,
  defaultTranslationLanguage,
  offeredInstead,
  resolveTranslation,
  translationLanguages,
} from './translation-language.ts'

describe('the translation', () => {
  it.each([
    ['fr', 'fr'],
    ['FR-ca', 'fr'],
    ['zh_Hans', 'zh'],
    ['sv', 'sv'],
    ['ar', 'en'],
    ['ms', 'en'],
    ['hi', 'en'],
    ['xx', undefined],
    ['', undefined],
    ['french', undefined],
  ])('for %j is in %s', (tag, translation) => {
    expect(builtInTranslationFor(tag)).toBe(translation)
  })
})

describe('with an imported translation', () => {
  const there = [
    { id: 'en', language: 'en' },
    { id: 'fa.sample', language: 'fa' },
    { id: 'fr', language: 'fr' },
    { id: 'fr.other', language: 'fr' },
    { id: 'ml.sample', language: 'ml-IN' },
  ]

  it.each([
    ['fa', 'fa.sample'],
    ['fa-IR', 'fa.sample'],
    ['ml', 'ml.sample'],
    ['fr', 'fr'],
    ['fr.other', 'fr.other'],
    ['hi', 'en'],
    ['fa.gone', undefined],
    ['xx', undefined],
  ])('%s means %s', (asked, id) => {
    expect(resolveTranslation(asked, there)?.id).toBe(id)
  })

  it('uses English for an interface language without a translation', () => {
    expect(resolveTranslation('fa', [{ id: 'en', language: 'en' }])?.id).toBe('en')
  })

  it('is undefined by default in Arabic', () => {
    expect(defaultTranslationLanguage('ar')).toBeUndefined()
    expect(defaultTranslationLanguage('fa')).toBe('fa')
  })
})

describe('without a translation in the language', () => {
  const builtIn = translationLanguages.map((language) => ({ id: language, language }))

  it.each([
    ['ms', 'id'],
    ['hi', 'ur'],
  ])('offers %s readers %s', (code, id) => {
    expect(offeredInstead(code, builtIn)).toEqual({ id, language: id })
  })

  it.each(['fa', 'ml'])('has no related language for %s', (code) => {
    expect(offeredInstead(code, builtIn)).toBe('none')
  })

  it('offers nothing in other interface languages, each of which has its own', () => {
    for (const code of interfaceCodes.filter((each) => !['fa', 'ml', 'ms', 'hi'].includes(each))) {
      expect(offeredInstead(code, builtIn), code).toBeUndefined()
      if (code !== 'ar') expect(resolveTranslation(code, builtIn)?.language).toBe(code)
    }
  })

  it('offers nothing once one is imported', () => {
    expect(offeredInstead('ml', [...builtIn, { id: 'ml.sample', language: 'ml-IN' }])).toBeUndefined()
  })
})
