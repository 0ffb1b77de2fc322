import { describe, expect, it } from 'vitest'
import { latinFromCyrillic } from './latin-from-cyrillic.ts'

describe('a Cyrillic name in Latin script', () => {
  it.each([
    ['Челябинск', 'chelyabinsk'],
    ['Екатеринбург', 'yekaterinburg'],
    ['Нижний Новгород', 'nizhniy novgorod'],
    ['Казань', 'kazan'],
    ['Грозный', 'groznyy'],
    ['Ульяновск', 'ulyanovsk'],
  ])('of %s is %s', (name, latin) => {
    expect(latinFromCyrillic(name)).toBe(latin)
  })

  it('is undefined for another script', () => {
    expect(latinFromCyrillic('istanbul')).toBeUndefined()
  })
})
