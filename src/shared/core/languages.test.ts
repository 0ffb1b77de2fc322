import { expect, it } from 'vitest'
import { languageOf } from './languages.ts'

it.each([
  ['ms-BN', 'ms'],
  ['ur-IN', 'ur'],
  ['fa-AF', 'fa'],
  ['AR_eg', 'ar'],
  ['in', 'id'],
  ['prs', 'fa'],
])('takes %s for %s', (tag, code) => expect(languageOf(tag)?.code).toBe(code))

it.each(['pt-BR', 'de', 'constructor', ''])('does not know %j', (tag) =>
  expect(languageOf(tag)).toBeUndefined(),
)
