import { describe, expect, it } from 'vitest'
import { translationFor } from './translation-language.ts'

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
})
