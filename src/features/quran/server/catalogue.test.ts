import { describe, expect, it } from 'vitest'
import { translationDetails } from '../core/import/translation-details.ts'
import { translationLanguages } from '../core/index.ts'
import { type CatalogueTranslation, catalogueOf } from './catalogue.ts'

const builtIn = translationLanguages.map((language): CatalogueTranslation => {
  const names = { languageName: language, name: language, translator: language, licence: language }
  return {
    id: language,
    language,
    direction: 'ltr',
    imported: false,
    folder: language,
    search: language,
    ...names,
  }
})
const imported = (language: string, name: string) => ({
  ...translationDetails({ language, name, licence: 'x' }),
  importedAt: 0,
  folder: name,
})

describe('the catalogue', () => {
  const plain = catalogueOf(builtIn, [], '0')
  const wider = catalogueOf(
    builtIn,
    [
      imported('fa', 'second'),
      imported('fa', 'first'),
      imported('en', 'another'),
      imported('zh-Hant', 'old letters'),
    ],
    '0',
  )

  it.each([
    [[], 'en'],
    [['tr'], 'tr'],
    [['tr-TR', 'tr', 'en'], 'tr'],
    [['ur', 'en'], 'ur'],
    [['ar', 'ur'], 'ur'],
    [['de', 'ja'], 'en'],
    [['*'], 'en'],
  ])('answers a browser that wants %j in %s', (tags, language) => {
    expect(plain.preferred(tags).language).toBe(language)
  })

  it.each([
    ['fr', 'fr'],
    ['fr-ca', 'fr'],
    ['ar', 'en'],
    ['fa', 'fa.first'],
    ['fa-af', 'fa.first'],
    ['en', 'en'],
    ['zh', 'zh'],
    ['fa.second', 'fa.second'],
    ['fa.gone', 'fa.first'],
    ['ms.gone', 'en'],
    ['zh-tw', 'zh'],
    ['zh-hant', 'zh.old-letters'],
  ])('has for the language %s the translation %s', (language, id) => {
    expect(wider.requested({ language })?.id).toBe(id)
  })

  it('prefers an imported translation in the browser’s language', () => {
    expect(wider.preferred(['ar', 'fa-IR', 'en']).id).toBe('fa.first')
  })

  it('lists built-in translations first in their language', () => {
    const ids = wider.translations.map(({ id }) => id)
    expect(ids.slice(1, 3)).toEqual(['en', 'en.another'])
    expect(ids.indexOf('fa.second')).toBe(ids.indexOf('fa.first') + 1)
  })
})
