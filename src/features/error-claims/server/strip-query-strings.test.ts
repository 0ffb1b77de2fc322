import { expect, test } from 'vitest'
import { stripQueryStrings } from './strip-query-strings.ts'

test.each([
  [
    'GET https://rafiq.example/api/prayer-times?latitude=41.0&longitude=28.9 failed',
    'GET https://rafiq.example/api/prayer-times failed',
  ],
  [
    'at f (https://rafiq.example/assets/app.js?place=41.0:10:5)',
    'at f (https://rafiq.example/assets/app.js:10:5)',
  ],
  ['opened /prayer?city=Konya#41.0,28.9', 'opened /prayer'],
  ['opened /prayer#latitude=41', 'opened /prayer'],
  ['asked "?latitude=41&longitude=29"', 'asked ""'],
  ['prayer-times?latitude=41', 'prayer-times'],
  ['two /a?x=1 and /b?y=2', 'two /a and /b'],
  ['What? Why #1', 'What? Why #1'],
  ['https://rafiq.example/prayer', 'https://rafiq.example/prayer'],
  ['', ''],
])('%j becomes %j', (text, expected) => {
  expect(stripQueryStrings(text)).toBe(expected)
})
