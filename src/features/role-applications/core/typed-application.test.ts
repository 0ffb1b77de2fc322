import { expect, test } from 'vitest'
import { STATEMENT_LENGTH } from './application-rules.ts'
import { linksIn, troublesOf } from './typed-application.ts'

const long = 'x'.repeat(STATEMENT_LENGTH.max)

test.each([
  ['what is long enough', long, 'https://example.com/a\n\n  http://example.org ', {}],
  ['no links at all', long, ' \n ', {}],
  ['blanks instead of words', ' '.repeat(200), '', { statement: 'too_short' }],
  ['a letter too many', `${long}x`, '', { statement: 'too_long' }],
  ['a link without https', long, 'example.com', { links: 'not_a_link' }],
  ['a link that runs', long, 'javascript:alert(1)', { links: 'not_a_link' }],
  ['six links', long, 'https://example.com\n'.repeat(6), { links: 'too_many' }],
  ['an endless link', long, `https://example.com/${'a'.repeat(300)}`, { links: 'too_long' }],
])('of %s', (_, statement, links, troubles) => {
  expect(troublesOf({ statement, links })).toEqual(troubles)
})

test('every line is a link, whatever stands around it', () => {
  expect(linksIn(' https://a.example \n\nhttps://b.example\r\n')).toEqual([
    'https://a.example',
    'https://b.example',
  ])
})
