import { expect, it } from 'vitest'
import { parseWholeNumber } from './parse-whole-number.ts'

it.each([
  ['1447', 1447],
  [' ١٤٤٧ ', 1447],
  ['۱۴۴۷', 1447],
  ['১৪৪৭', 1447],
  ['१४४७', 1447],
  ['൧൪൪൭', 1447],
])('reads %s', (text, number) => expect(parseWholeNumber(text)).toBe(number))

it.each(['', '  ', '-1', '14.5', '1e3', 'abc', '123456', '١٤ ٤٧'])('rejects %j', (text) => {
  expect(parseWholeNumber(text)).toBeUndefined()
})
