import { describe, expect, it } from 'vitest'
import { scaleOfLevel, sharpeningFactor, tilesIn } from './map-tiles.ts'
import { onPicture, worldPoint } from './map-view.ts'

const size = { width: 600, height: 400 }
const address = 'https://tiles.example/{z}/{x}/{y}.png'
const viewAt = (latitude: number, longitude: number, scale: number, meridian: number) => ({
  centre: worldPoint({ latitude, longitude }, meridian),
  scale,
})

describe('tilesIn', () => {
  it('puts the tile of a known place under it', () => {
    // London's Big Ben is on tile 13/4093/2724 of every tile server.
    const spot = { latitude: 51.5007, longitude: -0.1246 }
    const view = viewAt(51.51, -0.1, scaleOfLevel(13), 20)
    const [x, y] = onPicture(worldPoint(spot, 20), view, size)
    const under = tilesIn(address, view, size, 20).filter(
      ({ left, top, width, height }) => x >= left && x < left + width && y >= top && y < top + height,
    )
    expect(under.map((tile) => tile.address)).toEqual(['https://tiles.example/13/4093/2724.png'])
  })

  it('covers the whole picture without gaps, also across the date line', () => {
    const view = viewAt(-17, 179.9, 40, 170)
    const tiles = tilesIn(address, view, size, 170)
    for (let x = 0; x < size.width; x += 7) {
      for (let y = 0; y < size.height; y += 7) {
        const covering = tiles.filter(
          ({ left, top, width, height }) => x >= left && x < left + width && y >= top && y < top + height,
        )
        expect(covering).toHaveLength(1)
      }
    }
    const columns = tiles.map((tile) => Number(tile.address.split('/').at(-2)))
    expect(Math.min(...columns)).toBe(0)
    expect(Math.max(...columns)).toBe(2 ** 6 - 1)
  })
})

describe('sharpeningFactor', () => {
  it('enlarges a view to the next zoom level by at most half', () => {
    for (const scale of [1, 1.5, 33, 400, 25_000]) {
      const factor = sharpeningFactor({ centre: [0, 0], scale })
      expect(factor).toBeGreaterThan(0.5)
      expect(factor).toBeLessThanOrEqual(1)
      expect(Math.log2((scale * factor * 360) / 256) % 1).toBeCloseTo(0, 9)
    }
  })
})
