import { expect, it } from 'vitest'
import { dayArc } from './day-arc.ts'
import { sunAltitude } from './sun-position.ts'

const place = { latitude: 41, longitude: 29 }
const from = new Date('2026-11-18T03:19:00Z')
const until = new Date('2026-11-18T16:13:00Z')

it('an arc goes from end to end in even steps, by the sun’s altitude', () => {
  const arc = dayArc(place, from, until, 5)
  expect(arc.map(({ instant }) => instant.toISOString())).toEqual([
    '2026-11-18T03:19:00.000Z',
    '2026-11-18T06:32:30.000Z',
    '2026-11-18T09:46:00.000Z',
    '2026-11-18T12:59:30.000Z',
    '2026-11-18T16:13:00.000Z',
  ])
  for (const { instant, altitude } of arc) expect(altitude).toBe(sunAltitude(place, instant))
})

it('an arc of fewer than two points is refused', () => {
  expect(() => dayArc(place, from, until, 1)).toThrow(RangeError)
})
