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
    [undefined, 'en'],
    ['', 'en'],
    ['tr', 'tr'],
    ['tr-TR,tr;q=0.9,en;q=0.8', 'tr'],
    ['en;q=0.4, ur;q=0.8', 'ur'],
    ['ar, ur;q=0.5', 'ur'],
    ['de, ja;q=0.9', 'en'],
    ['fr;q=0, es;q=0.1', 'es'],
    ['fr;q=0', 'en'],
    ['*', 'en'],
    ['fr;q=abc', 'fr'],
    [',;,;q=1,', 'en'],
  ])('answers a browser that accepts %j in %s', (header, language) => {
    expect(plain.accepted(header).language).toBe(language)
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
    expect(wider.asked({ language })?.id).toBe(id)
  })

  it('answers a browser in an imported one', () => {
    expect(wider.accepted('ar, fa-IR;q=0.9, en;q=0.8').id).toBe('fa.first')
  })

  it('has those that come with the product first in their language', () => {
    const ids = wider.translations.map(({ id }) => id)
    expect(ids.slice(1, 3)).toEqual(['en', 'en.another'])
    expect(ids.indexOf('fa.second')).toBe(ids.indexOf('fa.first') + 1)
  })
})
