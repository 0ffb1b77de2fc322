import fc from 'fast-check'
import { expect, it } from 'vitest'
import { latestIn } from './latest-records.ts'

const check = (found: unknown) => ((found as { savedAt: string; broken?: true }).broken ? undefined : found)

it('gives the latest ones, the latest first, and how many there are', () => {
  const records = fc.uniqueArray(fc.record({ id: fc.nat(500), time: fc.nat(20), broken: fc.boolean() }), {
    selector: ({ id }) => id,
  })
  fc.assert(
    fc.property(records, fc.integer({ min: 1, max: 6 }), (kept, most) => {
      const text = (number: number) => String(number).padStart(4, '0')
      const all = new Map(
        kept.map(({ id, time, broken }) => [text(id), { savedAt: text(time), ...(broken && { broken }) }]),
      )
      const good = [...all]
        .filter(([, value]) => !value.broken)
        .map(([id, { savedAt }]) => `${savedAt} ${id}`)
        .sort()
        .reverse()
      const { entries, size } = latestIn(all, { type: 'bookmark', time: 'savedAt', most, check })
      expect(entries.map(([id, value]) => `${(value as { savedAt: string }).savedAt} ${id}`)).toEqual(
        good.slice(0, most),
      )
      expect(size).toBe(good.length > most ? all.size : good.length)
    }),
  )
})
