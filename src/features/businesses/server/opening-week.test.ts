import fc from 'fast-check'
import OpeningHours from 'opening_hours'
import { expect, it } from 'vitest'
import {
  closedWeek,
  formatOpeningWeek,
  isOpenTime,
  type OpeningWeek,
  type OpenTime,
  openAlways,
  parseOpeningWeek,
  weekdays,
} from '../core/opening-week.ts'

const nine: readonly OpenTime[] = [['09:00', '17:00']]
const split: readonly OpenTime[] = [
  ['09:00', '12:30'],
  ['14:00', '18:00'],
]

it.each<[string | undefined, Partial<OpeningWeek>]>([
  [undefined, {}],
  ['Mo-Fr 09:00-17:00', { Mo: nine, Tu: nine, We: nine, Th: nine, Fr: nine }],
  ['Mo-Tu 09:00-17:00; Th 09:00-17:00', { Mo: nine, Tu: nine, Th: nine }],
  ['Sa 09:00-12:30,14:00-18:00', { Sa: split }],
  ['Fr-Sa 18:00-02:00', { Fr: [['18:00', '02:00']], Sa: [['18:00', '02:00']] }],
  ['24/7', Object.fromEntries(weekdays.map((day) => [day, openAlways]))],
])('writes %s', (text, week) => {
  expect(formatOpeningWeek({ ...closedWeek, ...week })).toBe(text)
})

const minute = fc.nat(1439).map((at) => {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(at / 60))}:${two(at % 60)}`
})
const time = fc.tuple(minute, fc.oneof(minute, fc.constant('24:00'))).filter(isOpenTime)
const anyWeek = fc.record(
  Object.fromEntries(weekdays.map((day) => [day, fc.array(time, { maxLength: 3 })])) as Record<
    (typeof weekdays)[number],
    fc.Arbitrary<[string, string][]>
  >,
)

it('reads what it wrote, and the library of OpenStreetMap understands it', () => {
  fc.assert(
    fc.property(anyWeek, (week) => {
      const text = formatOpeningWeek(week)
      if (text === undefined) return expect(Object.values(week).flat()).toEqual([])
      expect(parseOpeningWeek(text)).toEqual(week)
      expect(() => new OpeningHours(text, null)).not.toThrow()
    }),
    { numRuns: 200 },
  )
})

it.each<[string, Partial<OpeningWeek>]>([
  ['Mo,We-Th 09:00-17:00;Sa off', { Mo: nine, We: nine, Th: nine }],
  ['Mo-Tu 09:00-17:00; Tu closed', { Mo: nine }],
])('reads %s, as people write it', (text, week) => {
  expect(parseOpeningWeek(text)).toEqual({ ...closedWeek, ...week })
})

it.each([
  '',
  'Mo',
  'Mo 25:00-26:00',
  'Su-Mo 09:00-17:00',
  'PH off',
  'Mo 09:00',
  'Mo 09:00-09:00',
  'Xx 09:00-10:00',
])('does not read “%s”', (text) => expect(parseOpeningWeek(text)).toBeUndefined())
