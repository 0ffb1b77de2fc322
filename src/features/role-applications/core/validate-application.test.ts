import { expect, test } from 'vitest'
import { STATEMENT_LENGTH } from './application-rules.ts'
import { applicationErrors, parseLinks } from './validate-application.ts'

const long = 'x'.repeat(STATEMENT_LENGTH.max)

test.each([
  ['a long enough statement', long, 'https://example.com/a\n\n  http://example.org ', {}],
  ['no links at all', long, ' \n ', {}],
  ['blanks instead of words', ' '.repeat(200), '', { statement: 'too_short' }],
  ['a letter too many', `${long}x`, '', { statement: 'too_long' }],
  ['a link without https', long, 'example.com', { links: 'not_a_link' }],
  ['a script link', long, 'javascript:alert(1)', { links: 'not_a_link' }],
  ['six links', long, 'https://example.com\n'.repeat(6), { links: 'too_many' }],
  ['an endless link', long, `https://example.com/${'a'.repeat(300)}`, { links: 'too_long' }],
])('applicationErrors checks %s', (_, statement, links, errors) => {
  expect(applicationErrors({ statement, links })).toEqual(errors)
})

test('parseLinks reads one link per line', () => {
  expect(parseLinks(' https://a.example \n\nhttps://b.example\r\n')).toEqual([
    'https://a.example',
    'https://b.example',
  ])
})
