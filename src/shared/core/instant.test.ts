import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isInstant } from './instant.ts'

const wayAndBack = (text: string) => {
  const time = Date.parse(text)
  return text.length === 24 && !Number.isNaN(time) && new Date(time).toISOString() === text
}

it('accepts only the format of `Date.toISOString`', () => {
  const digits = (most: number, length: number) =>
    fc.integer({ min: 0, max: most }).map((value) => String(value).padStart(length, '0'))
  const nearly = fc
    .tuple(digits(9999, 4), digits(14, 2), digits(33, 2), digits(25, 2), digits(61, 2), digits(61, 2))
    .map(
      ([year, month, day, hour, minute, second]) =>
        `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`,
    )
  const written = fc
    .date({
      min: new Date('0000-01-01T00:00:00.000Z'),
      max: new Date('9999-12-31T23:59:59.999Z'),
      noInvalidDate: true,
    })
    .map((date) => date.toISOString())
  fc.assert(
    fc.property(fc.oneof(nearly, written), (text) => isInstant(text) === wayAndBack(text)),
    {
      numRuns: 2000,
    },
  )
})

it.each([
  '2023-02-29T00:00:00.000Z',
  '2026-04-31T10:00:00.000Z',
  '2026-01-01T24:00:00.000Z',
  '2026-01-01',
  5,
  null,
])('rejects %s', (found) => expect(isInstant(found)).toBe(false))
it('accepts 29 February in leap years', () => expect(isInstant('2024-02-29T00:00:00.000Z')).toBe(true))
