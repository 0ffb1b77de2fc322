import fc from 'fast-check'
import { expect, it } from 'vitest'
import { labelsOf } from './arc-labels.ts'

const size = { width: 64, height: 36 }
const names = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha']

it('leaves names in place if there is room', () => {
  const marks = names.map((name, i) => ({ name, x: 60 + i * 150, y: 200 }))
  const byName = Object.fromEntries(labelsOf(marks, size).map((label) => [label.name, label]))
  expect(byName.fajr).toMatchObject({ x: 72, y: 203, align: 'start' })
  expect(byName.dhuhr).toMatchObject({ x: 360 - 32, y: 152, align: 'center' })
  expect(byName.isha).toMatchObject({ x: 810 - 12 - 64, y: 203, align: 'end' })
})

it('prevents overlaps of names on one side, however close the marks are', () => {
  const point = fc.record({ x: fc.integer({ min: 0, max: 390 }), y: fc.integer({ min: 60, max: 260 }) })
  fc.assert(
    fc.property(fc.tuple(point, point, point, point, point, point), (points) => {
      const labels = labelsOf(
        points.map((place, i) => ({ ...place, name: names[i] ?? '' })),
        size,
      )
      const sides = [
        labels.filter(({ name }) => /dhuhr|asr/.test(name)),
        labels.filter(({ name }) => !/dhuhr|asr/.test(name)),
      ]
      for (const side of sides)
        for (const a of side)
          for (const b of side) {
            const covers = Math.abs(a.x - b.x) < size.width && Math.abs(a.y - b.y) < size.height - 1e-9
            if (a !== b) expect(covers).toBe(false)
          }
    }),
  )
})
