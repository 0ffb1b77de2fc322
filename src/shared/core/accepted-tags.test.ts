import { expect, test } from 'vitest'
import { acceptedTags } from './accepted-tags.ts'

test.each([
  ['ar', ['ar']],
  ['de;q=0.5, ar-EG, en;q=0.9', ['ar-EG', 'en', 'de']],
  ['fr;q=0, en', ['en']],
  ['fr; q=0.1 , tr;q=1', ['tr', 'fr']],
  ['*', ['*']],
  ['', []],
  [undefined, []],
  [';q=1,,', []],
])('%s', (header, tags) => expect(acceptedTags(header)).toEqual(tags))

test('a header without an end is read to a bound', () => {
  expect(acceptedTags('en,'.repeat(100_000)).length).toBeLessThan(200)
})
