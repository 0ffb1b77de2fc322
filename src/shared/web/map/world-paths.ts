import { geoGraticule10, geoMercator, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import { toDegrees } from '#shared/core/coordinates.ts'

/** Countries of Natural Earth, at 1 : 110 million or 1 : 50 million. */
export type Outlines = Parameters<typeof feature>[0]

/** The drawn part of the world, as SVG paths on the projected world of `map-view.ts`. */
export interface WorldPaths {
  /** A path for each country with its box, so that invisible ones are not drawn. */
  readonly countries: readonly CountryPath[]
  readonly grid: string
}

export interface CountryPath {
  readonly path: string
  /** West, north, east, south. */
  readonly box: readonly [number, number, number, number]
}

/** The outlines as paths around `meridian`. */
export function worldPaths(outlines: Outlines, meridian: number): WorldPaths {
  const projection = geoMercator().scale(toDegrees(1)).translate([0, 0]).rotate([-meridian, 0])
  const path = geoPath(projection).digits(4)
  const { countries } = outlines.objects
  if (!countries) throw new Error('These are no outlines of countries.')
  const found = feature(outlines, countries)
  const features = 'features' in found ? found.features : [found]
  return {
    countries: features.flatMap((country) => {
      const [[west, north], [east, south]] = path.bounds(country)
      const drawn = path(country)
      return drawn ? [{ path: drawn, box: [west, north, east, south] as const }] : []
    }),
    grid: path(geoGraticule10()) ?? '',
  }
}
