import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { interfaceCodes } from '#shared/core/languages.ts'
import content from '../../../content/prayer-conventions/conventions.json' with { type: 'json' }

const english = [...new Set(content.conventions.flatMap(({ name, shortName }) => [name.en, shortName.en]))]
const codes = interfaceCodes.filter((code) => code !== 'en')
const hasOwnScript = new Set<string>(['ar', 'bn', 'fa', 'hi', 'ml', 'ur'])

const namesIn = (code: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../../locales/${code}/conventions.json`, import.meta.url), 'utf8'))

it.each(codes)('conventions have names in %s', (code) => {
  const names = namesIn(code)
  expect(Object.keys(names).filter((name) => !english.includes(name))).toEqual([])
  if (!hasOwnScript.has(code)) return
  expect(english.filter((name) => !names[name])).toEqual([])
  expect(Object.values(names).filter((name) => /\p{Script=Latin}/u.test(name))).toEqual([])
})

it('conventions have the Arabic names of the API', () => {
  const all = content.conventions.flatMap(({ name, shortName }) => [name, shortName])
  expect(namesIn('ar')).toEqual(Object.fromEntries(all.map(({ en, ar }) => [en, ar])))
})
