import { expect, it } from 'vitest'
import { reportTrouble, suggestionTrouble } from './feedback.ts'

it.each([
  ['', 'missing'],
  ['   \n', 'missing'],
  ['Why? ', 'too_short'],
  ['Why pray?  ', 'too_short'],
  ['Why do we pray?', undefined],
  ['x'.repeat(500), undefined],
  [` ${'x'.repeat(500)} `, undefined],
  ['x'.repeat(501), 'too_long'],
])('a suggested question such as %j is %s', (text, trouble) => expect(suggestionTrouble(text)).toBe(trouble))

it.each([
  [' ', 'missing'],
  ['No.', undefined],
  ['x'.repeat(2001), 'too_long'],
])('a report such as %j is %s', (text, trouble) => expect(reportTrouble(text)).toBe(trouble))
