import { describe, expect, it } from 'vitest'
import { onPicture, panned, viewOf, worldPoint, zoomed } from './map-view.ts'

const size = { width: 600, height: 400 }
const london = { latitude: 51.5074, longitude: -0.1278 }
const kaaba = { latitude: 21.4225, longitude: 39.8262 }

describe('the projected world', () => {
  it('matches Web Mercator and its limits', () => {
    expect(worldPoint({ latitude: 85.0511, longitude: 0 }, 0)[1]).toBeCloseTo(-180, 2)
    expect(worldPoint({ latitude: 90, longitude: 0 }, 0)[1]).toBeCloseTo(-180, 2)
    expect(worldPoint({ latitude: 0, longitude: 30 }, 0)).toEqual([30, expect.closeTo(0, 9)])
  })
  it('is centred on the meridian, with all others within half a world', () => {
    expect(worldPoint({ latitude: 0, longitude: -170 }, 170)[0]).toBe(20)
    expect(worldPoint({ latitude: 0, longitude: 170 }, -170)[0]).toBe(-20)
  })
})

describe('a view', () => {
  const points = [worldPoint(london, 20), worldPoint(kaaba, 20)]
  it('contains all its places', () => {
    const view = viewOf(points, size, 1000)
    for (const point of points) {
      const [x, y] = onPicture(point, view, size)
      expect(x).toBeGreaterThan(40)
      expect(x).toBeLessThan(560)
      expect(y).toBeGreaterThan(40)
      expect(y).toBeLessThan(360)
    }
  })
  it('is the whole world without places', () => {
    expect(viewOf([], size, 1000)).toEqual({ centre: [0, 0], scale: 600 / 360 })
  })
  it('zooms in around the point under the finger', () => {
    const view = viewOf(points, size, 1000)
    const at = onPicture(points[0] ?? [0, 0], view, size)
    const closer = zoomed(view, size, 8, { at })
    expect(closer.scale).toBeCloseTo(view.scale * 8, 9)
    const there = onPicture(points[0] ?? [0, 0], closer, size)
    expect(there[0]).toBeCloseTo(at[0], 6)
    expect(there[1]).toBeCloseTo(at[1], 6)
  })
  it('follows the finger', () => {
    const view = zoomed(viewOf(points, size, 1000), size, 4)
    const before = onPicture([10, -20], view, size)
    const after = onPicture([10, -20], panned(view, size, [30, -12]), size)
    expect(after[0] - before[0]).toBeCloseTo(30, 9)
    expect(after[1] - before[1]).toBeCloseTo(-12, 9)
  })
  it('never shows an area outside the world', () => {
    const far = panned(zoomed(viewOf(points, size, 1000), size, 0.0001), size, [99_999, 99_999])
    expect(onPicture([-180, 0], far, size)[0]).toBeCloseTo(0, 6)
    expect(onPicture([0, -180], far, size)[1]).toBeLessThanOrEqual(1e-6)
    expect(onPicture([180, 0], far, size)[0]).toBeGreaterThanOrEqual(600 - 1e-6)
  })
})
