import { expect, test } from 'vitest'
import { translatedNames } from './city-names.ts'
import { readSourceCities } from './source-cities.ts'

const biggest = readSourceCities()
  .filter(({ isDistrict }) => !isDistrict)
  .slice(0, 2000)

/** The languages with a script of their own. */
test.each(['ar', 'bn', 'fa', 'hi', 'ml', 'ur'] as const)(
  'the 2,000 largest cities have names in %s',
  (code) => {
    const names = translatedNames.get(code) ?? {}
    expect(biggest.map(({ name }) => name).filter((name) => !names[name])).toEqual([])
  },
)

test.each([...translatedNames])(
  'names in %s have no Latin letters unless the language has',
  (code, names) => {
    const isLatin = ['en', 'es', 'fr', 'id', 'ms', 'tr'].includes(code)
    const odd = Object.entries(names).filter(([, name]) => /\p{Script=Latin}/u.test(name) !== isLatin)
    expect(odd).toEqual([])
  },
)
