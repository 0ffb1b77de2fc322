import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { interfaceCodes } from '#shared/core/languages.ts'
import content from '../../../content/prayer-conventions/conventions.json' with { type: 'json' }

const english = [...new Set(content.conventions.flatMap(({ name, shortName }) => [name.en, shortName.en]))]
/** Arabic names are part of the content. */
const codes = interfaceCodes.filter((code) => code !== 'en' && code !== 'ar')
const hasOwnScript = new Set<string>(['bn', 'fa', 'hi', 'ml', 'ur'])

it.each(codes)('conventions have names in %s', (code) => {
  const file = new URL(`../../../locales/${code}/conventions.json`, import.meta.url)
  const names: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
  expect(Object.keys(names).filter((name) => !english.includes(name))).toEqual([])
  if (!hasOwnScript.has(code)) return
  expect(english.filter((name) => !names[name])).toEqual([])
  expect(Object.values(names).filter((name) => /\p{Script=Latin}/u.test(name))).toEqual([])
})
