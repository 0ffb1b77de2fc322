import KDBush from 'kdbush'
import type { SourceCity } from './source-cities.ts'

/** A kd-tree over the cities, in their order. Single precision is accurate to about two metres. */
export function buildNearestIndex(cities: readonly SourceCity[]): KDBush {
  const index = new KDBush(cities.length, 64, Float32Array)
  for (const { longitude, latitude } of cities) index.add(longitude, latitude)
  return index.finish()
}
