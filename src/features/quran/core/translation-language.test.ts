import { describe, expect, it } from 'vitest'
import { translationAccepted, translationFor } from './translation-language.ts'

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
    expect(translationFor(tag)).toBe(translation)
  })

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
  ])('that %j accepts is in %s', (header, translation) => {
    expect(translationAccepted(header)).toBe(translation)
  })
})
