import { expect, it } from 'vitest'
import outlines from 'world-atlas/countries-110m.json'
import { type Outlines, worldPaths } from './world-paths.ts'

const coarse = outlines as unknown as Outlines

it.each([0, 107, -160])('around %s° every country is a path without gaps within the world', (meridian) => {
  const { countries, grid } = worldPaths(coarse, meridian)
  expect(countries.length).toBeGreaterThan(170)
  for (const { path, box } of countries) {
    expect(path).not.toMatch(/NaN|Infinity/)
    expect(box[0]).toBeGreaterThanOrEqual(-180.01)
    expect(box[2]).toBeLessThanOrEqual(180.01)
  }
  expect(grid).not.toMatch(/NaN|Infinity/)
})
