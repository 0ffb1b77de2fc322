import fc from 'fast-check'
import { expect, it } from 'vitest'
import { latest } from './latest.ts'

it('gives the latest ones, the latest first', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(1000)), fc.integer({ min: 1, max: 6 }), (times, count) => {
      const text = (time: number) => String(time).padStart(4, '0')
      const all = new Map(times.map((time) => [`id-${time}`, text(time)]))
      const wanted = times
        .toSorted((a, b) => b - a)
        .slice(0, count)
        .map(text)
      expect(latest(all, count, (time) => time).map(([, time]) => time)).toEqual(wanted)
    }),
  )
})
