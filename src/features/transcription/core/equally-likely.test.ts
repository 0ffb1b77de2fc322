import { expect, test } from 'vitest'
import { countEquallyLikely } from './equally-likely.ts'

const places = (...fits: number[]) => fits.map((confidence) => ({ confidence }))

test.each([
  [places(), 0],
  [places(0.9), 1],
  [places(0.98, 0.98, 0.97, 0.9), 3],
  [places(0.98, 0.9), 1],
])('counts %2$i in %1$j', (matches, count) => {
  expect(countEquallyLikely(matches)).toBe(count)
})
